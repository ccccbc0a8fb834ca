import { describe, expect, it } from 'vitest';
import type { Answer } from './answers.js';
import { toMenu, toProductInventory, toVariantInventory, type NormalizeContext } from './normalize.js';

const context: NormalizeContext = {
  baseUrl: 'https://northlane.myshopify.com',
  imageUrl: (src) => src,
  isNew: () => undefined,
  cleanHtml: () => undefined,
};

describe('the menu', () => {
  const menu = (...items: [title: string, type: string, url: string | null][]): Answer<'menu'> => ({
    shop: { primaryDomain: { host: 'northlane.example' } },
    menu: { items: items.map(([title, type, url]) => ({ title, type, url, items: [] })) },
  });
  const slugs = (answer: Answer<'menu'>) => toMenu(answer, context).map(({ slug }) => slug);

  it('has paths for pages of the shop, on any of its hosts', () => {
    const answer = menu(
      ['Bikes', 'COLLECTION', 'https://northlane.myshopify.com/collections/bikes'],
      ['Sale', 'HTTP', 'https://northlane.example/collections/all?page=2#top'],
      ['Home', 'FRONTPAGE', '/'],
    );
    expect(slugs(answer)).toEqual(['/collections/bikes', '/collections/all?page=2#top', '/']);
  });

  it("has the shop's own pages if the storefront has them", () => {
    expect(slugs(menu(['About', 'PAGE', 'https://northlane.example/pages/about']))).toEqual(['/about']);
  });

  it('links to other sites', () => {
    expect(slugs(menu(['Blog', 'HTTP', 'https://blog.example/a']))).toEqual(['https://blog.example/a']);
  });

  it('keeps an item without a link if it has items below it', () => {
    const below = [{ title: 'Skerry', type: 'HTTP', url: '/brands/skerry' }];
    const items = ['#', null].map((url) => ({ title: 'Brands', type: 'HTTP', url, items: below }));
    const brands = { label: 'Brands', subMenuLinks: [{ label: 'Skerry', slug: '/brands/skerry' }] };
    expect(toMenu({ ...menu(), menu: { items } }, context)).toEqual([brands, brands]);
  });

  it('leaves out other items without a link', () => {
    expect(slugs(menu(['A', 'HTTP', null], ['B', 'HTTP', 'javascript:alert(1)'], ['C', 'HTTP', 'https://']))).toEqual(
      [],
    );
    expect(toMenu({ ...menu(), menu: null }, context)).toEqual([]);
  });
});

describe('stock', () => {
  const record = (availableForSale: boolean, quantityAvailable: number | null, maximum: number | null = null) =>
    toVariantInventory({
      id: 'v',
      availableForSale,
      quantityAvailable,
      currentlyNotInStock: false,
      product: { releaseDate: null },
      quantityRule: { minimum: 1, maximum },
    });

  it('is the number of pieces left', () => {
    expect(record(true, 3, 2)).toEqual({ availableForSale: true, quantity: 3, minOrder: 1, maxOrder: 2 });
    expect(record(false, 0)).toMatchObject({ availableForSale: false, quantity: 0 });
  });

  it('is unknown if it is not counted, or if the shop oversells', () => {
    expect(record(true, null).quantity).toBeUndefined();
    expect(record(true, 0).quantity).toBeUndefined();
    expect(record(true, -2).quantity).toBeUndefined();
    const sold = { id: 'p', availableForSale: true, totalInventory: -2, releaseDate: null };
    expect(toProductInventory(sold)).toEqual({ availableForSale: true, quantity: undefined });
  });
});
