'use client';
import { Checkbox, Text } from '@vitrine/components';
import { useState } from 'react';

export function GiftWrap() {
  const [isSelected, setSelected] = useState(false);
  return (
    <>
      <Checkbox label="Wrap it as a gift" isSelected={isSelected} onChange={setSelected} />
      <Text>{isSelected ? 'In recycled paper' : 'Without wrapping'}</Text>
    </>
  );
}
