'use client';
import { Button, Divider, Toolbar } from '@vitrine/components';
import { useState } from 'react';

export function OrderTools() {
  const [done, setDone] = useState('');
  return (
    <>
      <Toolbar aria-label="List of orders">
        <Button variant="ghost" size="sm" onPress={() => setDone('Printed')}>
          Print
        </Button>
        <Button variant="ghost" size="sm" onPress={() => setDone('Exported')}>
          Export
        </Button>
        <Divider orientation="vertical" />
        <Button variant="ghost" size="sm" onPress={() => setDone('Archived')}>
          Archive
        </Button>
      </Toolbar>
      <p role="status">{done}</p>
    </>
  );
}
