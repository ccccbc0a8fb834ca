import { expect, test } from 'vitest';
import { lineProblem, subtotalWithout } from './orderability.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const sold = { availableForSale: true };

test('spec §2: an item is out of stock when it is not available or its maximum order is 0', () => {
  const line = { quantity: 1 };
  expect(lineProblem(line, {})).toBeUndefined();
  expect(lineProblem(line, { variant: sold, product: sold })).toBeUndefined();
  expect(lineProblem(line, { variant: { availableForSale: false } })).toBe('soldOut');
  expect(lineProblem(line, { variant: sold, product: { availableForSale: true, maxOrder: 0 } })).toBe('soldOut');
});

test('a line with more pieces than the stock cannot be ordered unchanged', () => {
  expect(lineProblem({ quantity: 3 }, { variant: { ...sold, quantity: 3 } })).toBeUndefined();
  expect(lineProblem({ quantity: 4 }, { variant: { ...sold, quantity: 3 } })).toBe('tooMany');
});

test('the subtotal excludes lines that cannot be ordered', () => {
  const lines = [{ price: usd('9.50'), quantity: 2 }];
  expect(Number(subtotalWithout(usd('100.00'), lines).amount)).toBe(81);
  expect(subtotalWithout(usd('100.00'), [])).toEqual(usd('100.00'));
});
