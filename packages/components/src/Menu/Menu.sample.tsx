'use client';
import { Button, Menu, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { id: 'invoice', label: 'Invoice' },
  { id: 'return', label: 'Return' },
];

export function OrderMenu() {
  const [chosen, setChosen] = useState('Nothing yet');
  return (
    <>
      <Menu trigger={<Button>Order 1042</Button>} items={items} onAction={setChosen} />
      <Text>{chosen}</Text>
    </>
  );
}
