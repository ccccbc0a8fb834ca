import { expect, test } from 'vitest';
import { testShop } from '../../testing/fixture.js';
import { createCatalog } from './catalog.js';
import { createStock } from './stock.js';
import { createMemoryStore } from '../store.js';

const { product, variant } = createCatalog(testShop);

test("stock starts with the catalog's value, and keeps a new one", () => {
  const stock = createStock(createMemoryStore());
  const bell = variant('BELL')!;
  expect(stock.piecesOf(bell)).toBe(3);
  stock.set(bell, 0);
  expect(stock.piecesOf(bell)).toBe(0);
  expect(stock.isAvailable(bell)).toBe(false);
});

test('uncounted stock is always available', () => {
  const stock = createStock(createMemoryStore());
  expect(stock.piecesOf(variant('OIL')!)).toBeUndefined();
  expect(stock.isAvailable(variant('OIL')!)).toBe(true);
  expect(stock.totalOf(product('oil')!)).toBeUndefined();
  expect(stock.totalOf(product('jersey')!)).toBe(6);
});

test('less than the minimum of an order counts as none', () => {
  const stock = createStock(createMemoryStore());
  stock.set(variant('TAPE')!, 1);
  expect(stock.isAvailable(variant('TAPE')!)).toBe(false);
});
