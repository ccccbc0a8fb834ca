import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { ContextMenu } from './ContextMenu.js';

export const examples: Examples = {
  ContextMenu: (
    <ContextMenu label="Order 1042" items={[{ id: 'invoice', label: 'Invoice', href: '/invoice' }]}>
      <Button variant="outline">Order 1042</Button>
    </ContextMenu>
  ),
};
