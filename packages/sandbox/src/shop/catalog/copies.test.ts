import { describe, expect, test } from 'vitest';
import { ask, testSandbox } from '../../testing/client.js';
import { testShop } from '../../testing/fixture.js';
import { createCatalog } from './catalog.js';
import { withCopies } from './copies.js';

const catalog = withCopies(createCatalog(testShop), 12);
const handles = (products: readonly { data: { handle: string } }[]) => products.map(({ data }) => data.handle);

describe('a catalog with copies', () => {
  test('has the given number of products; the data’s own are first', () => {
    expect(handles(catalog.products)).toEqual([
      ...['bell', 'jersey', 'tape', 'oil', 'gone'],
      ...['bell-no-1', 'jersey-no-1', 'tape-no-1', 'oil-no-1', 'gone-no-1'],
      ...['bell-no-2', 'jersey-no-2'],
    ]);
    expect(withCopies(createCatalog(testShop), 3).products).toHaveLength(5);
  });

  test('has them in its collections, round by round', () => {
    expect(handles(catalog.collection('all')!.products)).toEqual([
      ...['oil', 'bell', 'jersey', 'tape', 'gone'],
      ...['oil-no-1', 'bell-no-1', 'jersey-no-1', 'tape-no-1', 'gone-no-1'],
      ...['bell-no-2', 'jersey-no-2'],
    ]);
    expect(catalog.collection('none')!.products).toEqual([]);
  });

  test("finds everything of a copy by the copy's own values", () => {
    for (const product of catalog.products) {
      expect(catalog.product(product.data.handle)).toBe(product);
      expect(catalog.entry('product', product.id)).toBe(product);
      expect(product.data.variants).toEqual(product.variants.map(({ data }) => data));
      for (const variant of product.variants) {
        expect(variant.product).toBe(product);
        expect(catalog.variant(variant.data.sku)).toBe(variant);
        expect(catalog.entry('variant', variant.id)).toBe(variant);
      }
      for (const option of product.options) {
        expect(catalog.entry('option', option.id)).toBe(option);
        for (const value of option.values) expect(catalog.entry('optionValue', value.id)).toBe(value);
      }
    }
    const ids = catalog.products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('finds no copy that does not exist', () => {
    const last = catalog.products.at(-1)!;
    expect(['tape-no-2', 'bell-no-3', 'bell-no-0', 'bell-no-x', 'car-no-1'].map(catalog.product)).toEqual(
      Array(5).fill(undefined),
    );
    expect(catalog.variant('TAPE-NO-2')).toBeUndefined();
    expect(catalog.entry('product', last.id + 2 ** 32)).toBeUndefined();
    expect(catalog.entry('variant', 7)).toBeUndefined();
  });

  test('sells copies like any other product', async () => {
    const sandbox = testSandbox({ products: 12 });
    const { id } = sandbox.shop.catalog.variant('BELL-NO-1')!;
    const { cartCreate } = await ask<{ cartCreate: { cart: unknown; warnings: unknown[] } }>(
      sandbox,
      `mutation { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/${id}", quantity: 4 }] }) {
         cart { totalQuantity lines(first: 1) { nodes { merchandise { ... on ProductVariant { product { title handle } } } } } }
         warnings { code } } }`,
    );
    expect(cartCreate).toEqual({
      cart: {
        totalQuantity: 3,
        lines: { nodes: [{ merchandise: { product: { title: 'Bell No. 1', handle: 'bell-no-1' } } }] },
      },
      warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }],
    });
  });
});

test('a page of a large shop is found by its cursor, forwards and backwards', async () => {
  const sandbox = testSandbox({ products: 3_000 });
  const page = async (args: string) =>
    (
      await ask<{ products: { nodes: { handle: string }[]; pageInfo: { endCursor: string; startCursor: string } } }>(
        sandbox,
        `{ products(${args}) { nodes { handle } pageInfo { endCursor startCursor } } }`,
      )
    ).products;
  const first = await page('first: 250');
  const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect(handlesOf(second)).toEqual(['bell-no-50', 'jersey-no-50']);
  expect(handlesOf(await page(`last: 1, before: "${second.pageInfo.startCursor}"`))).toEqual(['gone-no-49']);
  const backwards = await page('first: 2, reverse: true');
  expect(handlesOf(backwards)).toEqual(['gone-no-599', 'oil-no-599']);
  expect(handlesOf(await page(`first: 1, reverse: true, after: "${backwards.pageInfo.endCursor}"`))).toEqual([
    'tape-no-599',
  ]);
});

const handlesOf = ({ nodes }: { nodes: { handle: string }[] }) => nodes.map(({ handle }) => handle);
