'use client';
import { NumberInput, Text } from '@vitrine/components';
import { useState } from 'react';

export function Quantity() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <NumberInput label="Quantity" minValue={1} maxValue={10} value={quantity} onChange={setQuantity} />
      <Text>{`Pieces: ${quantity}`}</Text>
    </>
  );
}
