'use client';
import { IconButton, Text } from '@vitrine/components';
import { XIcon } from '@vitrine/components/icons';
import { useState } from 'react';

export function Hint() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <>
      <Text>Sent within a day</Text>
      <IconButton aria-label="Close the hint" icon={<XIcon />} onPress={() => setOpen(false)} />
    </>
  );
}
