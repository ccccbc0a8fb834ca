import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Menu } from './Menu.js';

export const examples: Examples = {
  Menu: (
    <Menu
      trigger={<Button>Sort</Button>}
      items={[
        { id: 'a', label: 'Share', items: [{ id: 'mail', label: 'Mail', href: '/mail', description: 'To a friend' }] },
        { label: 'View', selectionMode: 'single', selectedKeys: ['b'], items: [{ id: 'b', label: 'Grid' }] },
      ]}
    />
  ),
};
