import type { Capabilities, Commerce, MenuLink } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { readMenu } from './readMenu.js';

const links = [{ label: 'Sale', slug: '/collections/sale' }];
const menu = [{ label: 'About', slug: '/about' }];

const commerce = (whose: Capabilities['menu'], found: MenuLink[]) =>
  ({ capabilities: { menu: whose }, catalog: { menu: async () => found } }) as unknown as Commerce;

test("the merchant's menu comes first, then that of the settings, then the collections", async () => {
  expect(await readMenu(commerce('merchant', links), { menu })).toEqual(links);
  expect(await readMenu(commerce('merchant', []), { menu })).toEqual(menu);
  expect(await readMenu(commerce('collections', links), { menu })).toEqual(menu);
  expect(await readMenu(commerce('none', []), { menu })).toEqual(menu);
  expect(await readMenu(commerce('collections', links), {})).toEqual(links);
  expect(await readMenu(commerce('none', []), {})).toEqual([]);
});
