'use client';
import { Switch, Text } from '@vitrine/components';
import { useState } from 'react';

export function StockOnly() {
  const [isSelected, setSelected] = useState(true);
  return (
    <>
      <Switch label="Only what is in stock" isSelected={isSelected} onChange={setSelected} />
      <Text>{isSelected ? '12 products' : '20 products'}</Text>
    </>
  );
}
