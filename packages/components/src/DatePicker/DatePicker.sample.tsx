'use client';
import { DatePicker, Text } from '@vitrine/components';
import { useState } from 'react';

export function DeliveryDay() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <>
      <DatePicker label="Delivery day" minValue="2027-03-03" value={day} onChange={setDay} />
      <Text>{day ? `We come on ${day}` : 'Choose a day'}</Text>
    </>
  );
}
