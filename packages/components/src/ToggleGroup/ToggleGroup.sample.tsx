'use client';
import { Text, ToggleGroup } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { id: 'grid', label: 'Grid' },
  { id: 'list', label: 'List' },
];

export function View() {
  const [keys, setKeys] = useState(new Set(['grid']));
  return (
    <>
      <ToggleGroup
        aria-label="View"
        items={items}
        selectedKeys={keys}
        onSelectionChange={setKeys}
        disallowEmptySelection
      />
      <Text>{`The products are in a ${[...keys].join()}`}</Text>
    </>
  );
}
