'use client';
import { RangeSlider, Text, type Range } from '@vitrine/components';
import { useState } from 'react';

export function Prices() {
  const [range, setRange] = useState<Range>([20, 120]);
  return (
    <>
      <RangeSlider label="Price" maxValue={240} value={range} onChange={setRange} />
      <Text>{`From $${range[0]} to $${range[1]}`}</Text>
    </>
  );
}
