'use client';
import { Menubar } from '@vitrine/components';
import { useState } from 'react';

export function OrderMenus() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Menubar
        aria-label="List of orders"
        items={[
          { id: 'order', label: 'Order', items: [{ id: 'reorder', label: 'Order again' }] },
          { id: 'view', label: 'View', items: [{ id: 'grid', label: 'Grid' }] },
        ]}
        onAction={setChosen}
      />
      <p role="status">{chosen}</p>
    </>
  );
}
