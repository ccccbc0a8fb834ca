'use client';
import { Button, ProgressBar, VStack } from '@vitrine/components';
import { useState } from 'react';

export function Packing() {
  const [packed, setPacked] = useState(1);
  return (
    <VStack gap={4} align="start">
      <ProgressBar label="Packed" value={packed} maxValue={4} />
      <Button onPress={() => setPacked(Math.min(packed + 1, 4))}>Pack one more</Button>
    </VStack>
  );
}
