import { expect, test, vi } from 'vitest';
import { testShop } from '../../testing/fixture.js';
import type { ShopData } from '../data.js';
import { createShop, type ShopChange } from '../shop.js';
import { createMemoryStore } from '../store.js';

const open = ({ store = createMemoryStore(), products = 0, data = testShop as ShopData } = {}) => {
  const shop = createShop({ data, store, now: () => new Date('2026-06-01T12:00:00Z'), products });
  const told = vi.fn<(change: ShopChange) => void>();
  shop.listen(told);
  return { shop, store, told };
};

const bell = testShop.products[0]!;
const lamp = { ...bell, handle: 'lamp', title: 'Lamp', variants: [{ sku: 'LAMP', values: [], price: 3000 }] };

test('a changed product keeps its id and its place, and is in its collections', () => {
  const { shop, told } = open();
  const before = shop.catalog.product('bell')!;
  shop.goods.setProduct('bell', { ...bell, title: 'Loud bell' });
  const after = shop.catalog.product('bell')!;
  expect([after.id, after.position, after.data.title]).toEqual([before.id, before.position, 'Loud bell']);
  expect(shop.catalog.collection('all')?.products).toContain(after);
  expect(shop.catalog.entry('product', after.id)).toBe(after);
  expect(shop.data.products[0]?.title).toBe('Loud bell');
  expect(told.mock.calls).toEqual([[{ of: 'product', did: 'updated', product: after }]]);
});

test('a new product is last, and a deleted one leaves its collections', () => {
  const { shop, told } = open();
  const all = shop.catalog.products.length;
  shop.goods.setProduct('lamp', lamp);
  expect(shop.catalog.products.at(-1)?.data.handle).toBe('lamp');
  const { products } = shop.data.collections[0]!;
  shop.goods.setCollection('all', { ...shop.data.collections[0]!, products: [...products, 'lamp'] });
  shop.goods.setProduct('lamp', undefined);
  expect(shop.catalog.products).toHaveLength(all);
  expect(shop.catalog.variant('LAMP')).toBeUndefined();
  expect(shop.data.collections[0]?.products).toEqual(products);
  shop.goods.setCollection('all', undefined);
  expect(shop.catalog.collection('all')).toBeUndefined();
  expect(told.mock.calls.map(([change]) => [change.of, 'did' in change && change.did])).toEqual([
    ['product', 'created'],
    ['collection', 'updated'],
    ['product', 'deleted'],
    ['collection', 'deleted'],
  ]);
});

test('a change that does not fit the shop changes nothing', () => {
  const { shop, told } = open();
  expect(() => shop.goods.setProduct('lamp', { ...lamp, variants: bell.variants })).toThrow('SKU BELL');
  expect(() =>
    shop.goods.setCollection('new', { ...testShop.collections[0]!, handle: 'new', products: ['x'] }),
  ).toThrow('names x, which is not a product');
  expect(shop.catalog.product('lamp')).toBeUndefined();
  expect(shop.store.all('product')).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});

test('changes are kept, and end with a reset', () => {
  const { shop, store } = open();
  shop.goods.setProduct('lamp', lamp);
  shop.goods.setProduct('oil', undefined);
  shop.goods.setRedirect('/products/horn', '/products/bell');
  const { shop: next, told } = open({ store });
  expect([next.catalog.product('lamp')?.data.title, next.catalog.product('oil')]).toEqual(['Lamp', undefined]);
  expect(next.data.redirects).toEqual([{ path: '/products/horn', target: '/products/bell' }]);
  next.reset();
  expect(next.data).toEqual({ ...testShop, redirects: [] });
  expect(next.catalog.product('oil')).toBeDefined();
  expect(told).not.toHaveBeenCalled();
});

test('a copy follows its original, and is not changed itself', () => {
  const { shop } = open({ products: 8 });
  shop.goods.setProduct('bell', { ...bell, title: 'Loud bell' });
  expect(shop.catalog.product('bell-no-1')?.data.title).toBe('Loud bell No. 1');
  expect(() => shop.goods.setProduct('bell-no-1', lamp)).toThrow('The product bell-no-1 is a copy of bell.');
  shop.goods.setProduct('lamp', lamp);
  expect(shop.catalog.products).toHaveLength(8);
});

test('a cart with a product that was deleted can be read, and orders the rest', () => {
  const { shop } = open();
  const lineOf = (sku: string) => ({ variant: shop.catalog.variant(sku)!, quantity: 1, attributes: [] });
  const cart = shop.createCart({ lines: [lineOf('BELL'), lineOf('OIL')] }).cart!;
  shop.goods.setProduct('oil', undefined);
  const address = { firstName: 'Ada', lastName: 'L', address1: 'Way 1', city: 'Austin', countryCode: 'US' };
  const first = shop.placeOrder(cart.token, { email: 'ada@example.com', address });
  const outcome =
    first && 'order' in first ? first : shop.placeOrder(cart.token, { email: 'ada@example.com', address });
  expect(outcome).toMatchObject({ order: { lines: [{ sku: 'BELL' }] } });
});
