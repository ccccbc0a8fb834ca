import { expect, test } from 'vitest';
import { totalRows } from './totals.js';

const bell = { sku: 'BELL', title: 'Bell', quantity: 2, price: 1999, discount: 800 };
const order = { currencyCode: 'USD', lines: [bell], shipping: 700, total: 2 * 1999 - 800 + 700 };
const shown = (...rest: Parameters<typeof totalRows>) =>
  totalRows(...rest).map(({ label, amount }) => `${label}: ${amount}`);

test('the rows add up from the goods to the amount that is left to pay', () => {
  expect(
    shown({
      ...order,
      discounts: [{ code: 'SPRING', minor: 800 }],
      giftCards: [{ lastCharacters: '0025', minor: 500 }],
    }),
  ).toEqual([
    'Subtotal: $39.98',
    'Discount SPRING: -$8.00',
    'Shipping: $7.00',
    'Gift card …0025: -$5.00',
    'Total: $33.98',
  ]);
});

test('free shipping names its code, and a discount may have none', () => {
  const { shipping, total } = { shipping: 0, total: 2 * 1999 - 800 };
  expect(shown({ ...order, shipping, total, discounts: [{ minor: 800 }, { code: 'SHIPFREE', minor: 0 }] })).toEqual([
    'Subtotal: $39.98',
    'Discount: -$8.00',
    'Discount SHIPFREE: Free shipping',
    'Shipping: Free',
    'Total: $31.98',
  ]);
});
