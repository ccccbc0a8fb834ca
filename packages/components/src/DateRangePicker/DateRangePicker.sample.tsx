'use client';
import { DateRangePicker, Text, type DateRange } from '@vitrine/components';
import { useState } from 'react';

export function Rental() {
  const [days, setDays] = useState<DateRange | null>(null);
  return (
    <>
      <DateRangePicker label="Rental" minValue="2027-03-03" value={days} onChange={setDays} />
      <Text>{days ? `From ${days.start} to ${days.end}` : 'Choose the first and the last day'}</Text>
    </>
  );
}
