'use client';
import { Button, Gallery, Image } from '@vitrine/components';
import { useState } from 'react';

const items = ['teal', 'olive'].map((color) => ({
  id: color,
  label: `The bicycle in ${color}`,
  content: (
    <Image
      src={`data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="${color}"/></svg>`}
      alt={`A bicycle in ${color}`}
    />
  ),
}));

export function Pictures() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Enlarge</Button>
      <Gallery aria-label="Pictures of the bicycle" items={items} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
