'use client';
import { TagGroup } from '@vitrine/components';
import { useState } from 'react';

const all = [
  { id: 'm', label: 'Size M' },
  { id: 'moss', label: 'Moss' },
];

export function Filters() {
  const [items, setItems] = useState(all);
  return (
    <TagGroup
      label="Filters"
      items={items}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      emptyLabel="No filters"
    />
  );
}
