'use client';
import { Slider, Text } from '@vitrine/components';
import { useState } from 'react';

export function Distance() {
  const [distance, setDistance] = useState(20);
  return (
    <>
      <Slider label="Distance" value={distance} onChange={setDistance} />
      <Text>{`Shops within ${distance} km`}</Text>
    </>
  );
}
