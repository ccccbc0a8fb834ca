'use client';
import { ListBox, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { id: 's', label: 'S' },
  { id: 'm', label: 'M', description: 'Sold out', isDisabled: true },
  { id: 'l', label: 'L' },
];

export function Sizes() {
  const [sizes, setSizes] = useState(new Set(['l']));
  return (
    <>
      <ListBox label="Size" items={items} selectionMode="single" selectedKeys={sizes} onSelectionChange={setSizes} />
      <Text>{[...sizes].join() || 'None chosen'}</Text>
    </>
  );
}
