'use client';
import { ComboBox, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { value: 'at', label: 'Austria' },
  { value: 'de', label: 'Germany' },
  { value: 'us', label: 'United States' },
];

export function Country() {
  const [country, setCountry] = useState<string | null>('de');
  return (
    <>
      <ComboBox label="Country" items={items} value={country} onChange={setCountry} />
      <Text>{country ?? 'None chosen'}</Text>
    </>
  );
}
