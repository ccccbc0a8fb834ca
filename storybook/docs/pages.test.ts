import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

const titles = new Set(
  globSync(['storybook/docs/**/*.mdx', 'storybook/pages/*.stories.tsx', 'packages/*/src/**/*.stories.tsx'], {
    cwd: root.pathname,
  }).flatMap(
    (file) => /^(?: {2}title: '|<Meta title=")([^'"]+)/m.exec(readFileSync(new URL(file, root), 'utf8'))?.[1] ?? [],
  ),
);

/** The specification's names, with the titles of the pages here. */
const wanted = {
  Guidelines: 'Guidelines/Guidelines',
  Models: 'Models',
  'Add-to-cart button': 'Sections/Product/AddToCartButton',
  Badge: 'Feedback/Badge',
  Breadcrumb: 'Navigation/Breadcrumb',
  Button: 'Actions/Button',
  Carousel: 'Media/Carousel',
  'Cart items': 'Sections/Cart/CartItem',
  Drawer: 'Overlays/Drawer',
  'Login form': 'Sections/Account/LoginForm',
  Pagination: 'Navigation/Pagination',
  'Product grid item': 'Sections/Product/ProductTile',
  'Search popover': 'Sections/Search/SearchPopover',
  Input: 'Forms/Input',
  Link: 'Actions/Link',
  List: 'Typography/List',
  Logo: 'Media/Logo',
  Menu: 'Overlays/Menu',
  NumberInput: 'Forms/NumberInput',
  Select: 'Forms/Select',
  Spinner: 'Feedback/Spinner',
  Text: 'Typography/Text',
  VStack: 'Layout/VStack',
  ProductGrid: 'Sections/Product/ProductGrid',
  ProductBox: 'Sections/Product/ProductBox',
};

test.each(Object.entries(wanted))('spec §2: the catalogue has a page of %s', (_, title) => {
  expect(titles).toContain(title);
});

test.each([
  'Home',
  'Collection',
  'Brand',
  'Product',
  'Search',
  'About',
  'Contact',
  'Cart',
  'Account',
  'Address',
  'Change password',
  'Login',
  'Orders',
  'Register',
  'Forgot password',
  'Not found',
])('spec §2: the route %s is a whole page of the catalogue', (name) => {
  expect(titles).toContain(`Pages/${name}`);
});
