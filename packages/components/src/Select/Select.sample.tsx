'use client';
import { Select, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
];

export function Size() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <>
      <Select label="Size" placeholder="Select a size" items={items} value={size} onChange={setSize} />
      <Text>{size ?? 'None chosen'}</Text>
    </>
  );
}
