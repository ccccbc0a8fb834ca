import type { Examples } from '../testing/examples.js';
import { Menubar } from './Menubar.js';

export const examples: Examples = {
  Menubar: (
    <Menubar
      aria-label="List of orders"
      items={[
        { id: 'order', label: 'Order', items: [{ id: 'invoice', label: 'Invoice', href: '/invoice' }] },
        {
          id: 'view',
          label: 'View',
          items: [{ selectionMode: 'single', selectedKeys: ['grid'], items: [{ id: 'grid', label: 'Grid' }] }],
        },
      ]}
    />
  ),
};
