import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Menu, MenuItem, MenuSection } from './Menu.js';

const described = (
  <Menu trigger={<Button>Sort</Button>}>
    <MenuItem id="a">Newest</MenuItem>
    <MenuSection label="View" selectionMode="single" selectedKeys={['b']}>
      <MenuItem id="b">Grid</MenuItem>
    </MenuSection>
  </Menu>
);

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
  MenuItem: described,
  MenuSection: described,
};
