'use client';
import { SearchField, Text } from '@vitrine/components';
import { useState } from 'react';

export function SearchOrders() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField label="Search your orders" value={query} onChange={setQuery} />
      <Text>{query ? `Orders with “${query}”` : 'All orders'}</Text>
    </>
  );
}
