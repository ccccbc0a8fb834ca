'use client';
import { Button } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';
import { useState } from 'react';

export function AddToCart() {
  const [count, setCount] = useState(0);
  return (
    <Button iconBefore={<ShoppingBagIcon />} onPress={() => setCount(count + 1)}>
      {count === 0 ? 'Add to Cart' : `${count} in your cart`}
    </Button>
  );
}
