import { formatMessage } from '@vitrine/components';
import { expect, test } from 'vitest';
import { messages } from './messages.js';

test('spec §2: the cart says how many items it holds', () => {
  const said = (count: number) => [messages.cart, messages.cartBadge].map((text) => formatMessage(text, { count }));
  expect(said(1)).toEqual(['Shopping cart (1)', 'Cart with 1 items.']);
  expect(said(12)).toEqual(['Shopping cart (12)', 'Cart with 12 items.']);
  expect(messages.cartBadgeEmpty).toBe('Cart is empty.');
});

test('spec §5: what a button that adds to the cart says', () => {
  const { addToCart, soldOut, allOptionsRequired } = messages;
  expect([addToCart, soldOut, allOptionsRequired]).toEqual([
    'Add to Cart',
    'Sold out',
    'All required options must be selected',
  ]);
  expect(formatMessage(messages.selectOption, { option: 'Size' })).toBe('Select Size');
});

test('a list of pages is told in the singular and in the plural', () => {
  const said = (pages: number) => formatMessage(messages.noSuchPageText, { list: 'Bikes', pages });
  expect([said(1), said(2)]).toEqual(['Bikes has one page.', 'Bikes has 2 pages.']);
});
