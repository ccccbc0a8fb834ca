'use client';
import { Calendar, Text } from '@vitrine/components';
import { useState } from 'react';

export function DeliveryDay() {
  const [day, setDay] = useState<string | null>('2027-03-10');
  return (
    <>
      <Calendar label="Delivery day" minValue="2027-03-03" value={day} onChange={setDay} />
      <Text>{day ? `We come on ${day}` : 'Choose a day'}</Text>
    </>
  );
}
