'use client';
import { CheckboxGroup, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { value: 'road', label: 'Road bikes' },
  { value: 'gravel', label: 'Gravel bikes', description: 'Wide tyres' },
  { value: 'touring', label: 'Touring bikes' },
];

export function Kinds() {
  const [kinds, setKinds] = useState<string[]>(['road']);
  return (
    <>
      <CheckboxGroup label="Kinds" items={items} value={kinds} onChange={setKinds} />
      <Text>{`${kinds.length} chosen`}</Text>
    </>
  );
}
