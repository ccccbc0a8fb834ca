'use client';
import { RatingInput, Text } from '@vitrine/components';
import { useState } from 'react';

export function Review() {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <>
      <RatingInput label="Your rating" value={stars} onChange={setStars} />
      <Text>{stars ? `${stars} of 5` : 'Not rated'}</Text>
    </>
  );
}
