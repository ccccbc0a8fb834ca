'use client';
import { RadioGroup, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { value: 'post', label: 'By post', description: 'Free' },
  { value: 'courier', label: 'By courier', description: '$10' },
];

export function Delivery() {
  const [delivery, setDelivery] = useState('post');
  return (
    <>
      <RadioGroup label="Delivery" items={items} value={delivery} onChange={setDelivery} />
      <Text>{delivery === 'post' ? 'Three days' : 'Tomorrow'}</Text>
    </>
  );
}
