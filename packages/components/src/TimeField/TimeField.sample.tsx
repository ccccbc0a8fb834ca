'use client';
import { Text, TimeField } from '@vitrine/components';
import { useState } from 'react';

export function PickUp() {
  const [time, setTime] = useState<string | null>('14:30');
  return (
    <>
      <TimeField label="Pick-up time" minValue="08:00" maxValue="18:30" value={time} onChange={setTime} />
      <Text>{time ? `It is ready at ${time}` : 'Choose a time'}</Text>
    </>
  );
}
