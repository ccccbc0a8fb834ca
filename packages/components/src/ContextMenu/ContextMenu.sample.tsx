'use client';
import { ContextMenu, Link } from '@vitrine/components';
import { useState } from 'react';

export function OrderRow() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <ContextMenu
        label="Order 1042"
        items={[
          { id: 'reorder', label: 'Order again' },
          { id: 'invoice', label: 'Print the invoice' },
        ]}
        onAction={setChosen}
      >
        <Link href="/orders/1042">Order 1042</Link>
      </ContextMenu>
      <p role="status">{chosen}</p>
    </>
  );
}
