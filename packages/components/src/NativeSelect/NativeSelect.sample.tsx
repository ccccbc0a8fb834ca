'use client';
import { NativeSelect, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
];

export function Size() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <>
      <NativeSelect label="Size" placeholder="Select a size" items={items} value={size} onChange={setSize} />
      <Text>{size ?? 'None chosen'}</Text>
    </>
  );
}
