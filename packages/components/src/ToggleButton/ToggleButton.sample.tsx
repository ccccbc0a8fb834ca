'use client';
import { ToggleButton } from '@vitrine/components';
import { HeartIcon } from '@vitrine/components/icons';
import { useState } from 'react';

export function Favourite() {
  const [isSelected, setSelected] = useState(false);
  return (
    <ToggleButton icon={<HeartIcon />} isSelected={isSelected} onChange={setSelected}>
      Favourite
    </ToggleButton>
  );
}
