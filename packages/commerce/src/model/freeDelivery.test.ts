import { describe, expect, it } from 'vitest';
import type { Cart } from './entities.js';
import { freeDeliveryOf } from './freeDelivery.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const item = { id: '1', lineItemId: '1', title: 'Wall Hook', price: usd('40.00'), quantity: 1 };
const cart = (subtotal: string, rest: Partial<Cart> = {}): Cart => ({
  items: [item],
  subtotalPrice: usd(subtotal),
  ...rest,
});
const sums = [{ amount: '90.00', currencyCode: 'EUR' }, usd('100.00')];

describe('free delivery', () => {
  it('has the missing amount, in the currency of the cart', () => {
    expect(freeDeliveryOf(cart('88.00'), sums)).toEqual({
      from: usd('100.00'),
      sum: usd('88.00'),
      missing: usd('12.00'),
    });
  });
  it('counts the sum after discounts', () => {
    const discounts = [{ code: 'NORTH10', amount: usd('11.00') }, { code: 'LATER' }];
    expect(freeDeliveryOf(cart('110.00', { discounts }), sums)?.missing).toEqual(usd('1.00'));
  });
  it('misses nothing from the sum on', () => {
    expect(freeDeliveryOf(cart('100.00'), sums)).toEqual({ from: usd('100.00'), sum: usd('100.00') });
  });
  it('is undefined for an empty cart, and without a sum in its currency', () => {
    expect(freeDeliveryOf(cart('0.00', { items: [] }), sums)).toBeUndefined();
    expect(freeDeliveryOf(cart('88.00'), [])).toBeUndefined();
  });
});
