import type { Capabilities, Commerce, MenuLink } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { readMenu } from './readMenu.js';

const links = [{ label: 'Sale', slug: '/collections/sale' }];
const menu = [{ label: 'About', slug: '/about' }];

const commerce = (whose: Capabilities['menu'], found: MenuLink[]) =>
  ({ capabilities: { menu: whose, brands: true }, catalog: { menu: async () => found } }) as unknown as Commerce;

test("the merchant's menu comes first, then the settings' menu, then the collections", async () => {
  expect(await readMenu(commerce('merchant', links), { menu })).toEqual(links);
  expect(await readMenu(commerce('merchant', []), { menu })).toEqual(menu);
  expect(await readMenu(commerce('collections', links), { menu })).toEqual(menu);
  expect(await readMenu(commerce('none', []), { menu })).toEqual(menu);
  expect(await readMenu(commerce('collections', links), {})).toEqual(links);
  expect(await readMenu(commerce('none', []), {})).toEqual([]);
});

test('links to brands are left out if the platform has none', async () => {
  const { catalog } = commerce('none', []);
  const capabilities = { menu: 'none', brands: false } as Capabilities;
  const skerry = { label: 'Skerry', slug: '/brands/skerry' };
  const shown = await readMenu(
    { capabilities, catalog },
    {
      menu: [
        { label: 'Brands', subMenuLinks: [skerry] },
        { label: 'Shop', slug: '/collections/all', subMenuLinks: [skerry] },
        { label: 'More', subMenuLinks: [skerry, ...menu] },
        skerry,
        ...menu,
      ],
    },
  );
  expect(shown).toEqual([{ label: 'Shop', slug: '/collections/all' }, { label: 'More', subMenuLinks: menu }, ...menu]);
});

test('links to collections have their pictures, and none if the platform does not answer', async () => {
  const shopMenu = [{ label: 'Shop', subMenuLinks: links }, ...menu];
  const { capabilities, catalog } = commerce('none', []);
  const image = { src: 'https://pictures.test/sale.svg' };
  const collections = async () => [{ id: '1', name: 'Sale', slug: 'sale', image }];
  const read = (found: () => Promise<object[]>) =>
    readMenu(
      { capabilities, catalog: { ...catalog, collections: found as typeof catalog.collections } },
      { menu: shopMenu },
    );
  expect(await read(collections)).toEqual([
    { label: 'Shop', subMenuLinks: [{ ...links[0], picture: image.src }] },
    ...menu,
  ]);
  expect(await read(() => Promise.reject(new Error('down')))).toEqual(shopMenu);
});
