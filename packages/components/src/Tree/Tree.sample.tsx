'use client';
import { Text, Tree } from '@vitrine/components';
import { useState } from 'react';

const items = [
  {
    id: 'bikes',
    label: 'Bikes',
    items: [
      { id: 'road', label: 'Road bikes' },
      { id: 'gravel', label: 'Gravel bikes' },
    ],
  },
  { id: 'parts', label: 'Parts' },
];

export function Categories() {
  const [keys, setKeys] = useState(new Set(['gravel']));
  return (
    <>
      <Tree
        label="Categories"
        items={items}
        defaultExpandedKeys={['bikes']}
        selectionMode="multiple"
        selectedKeys={keys}
        onSelectionChange={setKeys}
      />
      <Text>{`${keys.size} chosen`}</Text>
    </>
  );
}
