'use client';
import { Button, GridList, Text } from '@vitrine/components';
import { useState } from 'react';

const orders = ['1001', '1002'];

export function Orders() {
  const [again, setAgain] = useState('');
  return (
    <>
      <GridList
        label="Orders"
        items={orders.map((id) => ({
          id,
          label: `Order ${id}`,
          actions: (
            <Button size="sm" onPress={() => setAgain(id)}>
              Buy again
            </Button>
          ),
        }))}
      />
      <Text>{again && `Order ${again} is in your cart`}</Text>
    </>
  );
}
