import { describe, expect, it } from 'vitest';
import { cartCount, emptyCart } from './cart.js';

const item = (quantity: number) => ({
  id: `line-${quantity}`,
  lineItemId: `line-${quantity}`,
  title: 'Fjord 29',
  price: { amount: '1.00', currencyCode: 'USD' },
  quantity,
});

describe('spec §9: cart count', () => {
  it('is the sum of the item quantities', () => {
    expect(cartCount({ items: [item(2), item(3), item(0)] })).toBe(5);
    expect(cartCount(emptyCart())).toBe(0);
  });
});
