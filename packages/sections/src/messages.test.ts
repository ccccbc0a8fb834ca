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

test('spec §2: what the pages of orders and addresses say', () => {
  expect(messages.noOrders).toBe("You don't have any orders yet.");
  expect(formatMessage(messages.order, { name: '#1001' })).toBe('Order #1001');
  const { orders, orderDetails, startFirstOrder, paymentStatus, fulfillmentStatus, subtotal, shipping, total } =
    messages;
  expect([orders, orderDetails, startFirstOrder]).toEqual(['Orders', 'Order details', 'Start Shopping!']);
  expect([paymentStatus, fulfillmentStatus]).toEqual(['Payment status:', 'Fulfillment Status:']);
  expect([subtotal, shipping, total]).toEqual(['Subtotal', 'Shipping', 'Total']);
  const { createAddress, editAddress, addAddress, chooseCountry, chooseState, notAvailable } = messages;
  expect([createAddress, editAddress, addAddress]).toEqual(['Create address', 'Edit address', 'Add new address']);
  expect([chooseCountry, chooseState, notAvailable]).toEqual(['Choose country', 'Choose state', 'n/a']);
});
