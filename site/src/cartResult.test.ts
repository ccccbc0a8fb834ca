import { expect, test } from 'vitest';
import { cartHref, cartResultOf } from './cartResult';

const read = (href: string) => cartResultOf(Object.fromEntries(new URL(href, 'https://shop.test').searchParams));

test('the URL of the cart contains the result of a form, and the cart reads it there', () => {
  expect(cartHref()).toBe('/cart');
  const refused = { errors: [{ code: 'stock.notEnough', parameters: { quantity: 3 } }] } as const;
  expect(cartHref(refused)).toBe('/cart?refusal=stock.notEnough&quantity=3');
  expect(read(cartHref(refused))).toEqual({ errors: [{ code: 'stock.notEnough', parameters: { quantity: 3 } }] });
  const refusedCode = cartHref({ errors: [{ code: 'discount.unknown' }] });
  expect(refusedCode).toBe('/cart?refusal=discount.unknown#cart-codes');
  expect(read(cartHref({ errors: [], failure: 'timeout' }))).toEqual({ errors: [], failure: 'timeout' });
  const unconfirmed = { errors: [], failure: 'timeout', isUnconfirmed: true } as const;
  expect(read(cartHref(unconfirmed))).toEqual(unconfirmed);
  expect(read('/cart')).toBeUndefined();
});

test('a URL can show only our own texts', () => {
  expect(read('/cart?refusal=constructor')).toBeUndefined();
  expect(read('/cart?failure=Call+0900')).toBeUndefined();
  expect(read('/cart?refusal=discount.unknown&code=Call+now')).toEqual({ errors: [{ code: 'discount.unknown' }] });
});
