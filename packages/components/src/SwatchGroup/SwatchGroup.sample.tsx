'use client';
import { SwatchGroup, Text } from '@vitrine/components';
import { useState } from 'react';

const items = [
  { value: 'moss', label: 'Moss', color: '#4b5d3a' },
  { value: 'dusk', label: 'Dusk', color: '#6d6a8c', isSoldOut: true },
];

export function Colour() {
  const [colour, setColour] = useState('moss');
  return (
    <>
      <SwatchGroup label="Colour" items={items} value={colour} onChange={setColour} />
      <Text>{colour === 'dusk' ? 'Back in spring' : 'In stock'}</Text>
    </>
  );
}
