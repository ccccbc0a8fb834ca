import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../testing/fixture.js';
import type { CartProblem } from './cart/cart.js';
import type { CartRecord } from './records.js';
import { createShop, type Shop } from './shop.js';
import { createMemoryStore } from './store.js';

let shop: Shop;
let clock: Date;
beforeEach(() => {
  clock = new Date('2026-06-01T12:00:00Z');
  shop = createShop({ data: testShop, store: createMemoryStore(), now: () => clock });
});

const variant = (sku: string) => shop.catalog.variant(sku)!;
const wanted = (sku: string, quantity: number) => ({ variant: variant(sku), quantity, attributes: [] });
const cartOf = (...lines: [sku: string, quantity: number][]): CartRecord =>
  shop.createCart({ lines: lines.map(([sku, quantity]) => wanted(sku, quantity)) }).cart!;

const details = {
  email: 'ada@example.com',
  address: {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Main St',
    city: 'San Mateo',
    zip: '94401',
    countryCode: 'US',
  },
};

const orderOf = (cart: CartRecord) => {
  const outcome = shop.placeOrder(cart.token, details);
  return outcome && 'order' in outcome ? outcome.order : undefined;
};

describe('a cart of a platform that refuses quantities above the stock', () => {
  const refuse = { shortage: 'refuse' } as const;
  const problemsOf = ({ problems }: { problems: CartProblem[] }) =>
    problems.map(({ reason, index, pieces }) => [reason, index, pieces]);

  test('takes the stock, and refuses one more piece with the rest of the call', () => {
    const { cart } = shop.createCart({ lines: [wanted('BELL', 2)] }, refuse);
    expect(problemsOf(shop.addLines(cart!, [wanted('OIL', 1), wanted('BELL', 2)], refuse))).toEqual([
      ['not-enough-stock', 1, 3],
    ]);
    expect(shop.cart(cart!.token)).toEqual(cart);
    expect(shop.addLines(cart!, [wanted('BELL', 1)], refuse).cart?.lines).toMatchObject([{ quantity: 3 }]);
  });

  test('counts the pieces of all lines of a variant', () => {
    const attributes = [{ key: 'Engraving', value: 'Ada' }];
    const { cart } = shop.createCart({ lines: [wanted('BELL', 2)] }, refuse);
    const more = { ...wanted('BELL', 2), attributes };
    expect(problemsOf(shop.addLines(cart!, [more], refuse))).toEqual([['not-enough-stock', 0, 3]]);
  });

  test('is not created with a sold-out product', () => {
    const outcome = shop.createCart({ lines: [wanted('GONE', 1)] }, refuse);
    expect([outcome.cart, ...problemsOf(outcome)]).toEqual([undefined, ['out-of-stock', 0, 0]]);
  });

  test('lets a quantity be lowered to the stock, and changes no line because of other shoppers', () => {
    const { cart } = shop.createCart({ lines: [wanted('BELL', 3), wanted('OIL', 1)] }, refuse);
    shop.stock.set(variant('BELL'), 1);
    const [bell, oil] = cart!.lines;
    const updated = shop.updateLines(cart!, [{ id: oil!.id, quantity: 2 }], refuse);
    expect(updated.cart?.lines).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
    expect(problemsOf(shop.updateLines(updated.cart!, [{ id: bell!.id, quantity: 2 }], refuse))).toEqual([
      ['not-enough-stock', 0, 1],
    ]);
    expect(shop.updateLines(updated.cart!, [{ id: bell!.id, quantity: 1 }], refuse).problems).toEqual([]);
  });
});

describe('carts', () => {
  test('do not exist after their deletion', () => {
    const cart = cartOf(['BELL', 1]);
    shop.deleteCart(cart);
    expect(shop.cart(cart.token)).toBeUndefined();
  });

  test('are found again by their token, with the time of their last change', () => {
    const cart = cartOf(['BELL', 1]);
    clock = new Date('2026-06-01T13:00:00Z');
    shop.addLines(cart, [wanted('OIL', 2)]);
    expect(shop.cart(cart.token)).toMatchObject({
      lines: [
        { sku: 'BELL', quantity: 1 },
        { sku: 'OIL', quantity: 2 },
      ],
      createdAt: '2026-06-01T12:00:00.000Z',
      updatedAt: '2026-06-01T13:00:00.000Z',
    });
    expect(shop.cart('other')).toBeUndefined();
  });

  test('are not created if their lines are refused', () => {
    const { cart, problems } = shop.createCart({ lines: [wanted('TAPE', 1)] });
    expect(cart).toBeUndefined();
    expect(problems).toMatchObject([{ reason: 'below-minimum', index: 0 }]);
    expect(shop.store.all('cart')).toEqual([]);
  });

  test('stay unchanged if a change is refused', () => {
    const cart = cartOf(['BELL', 1]);
    const { cart: same, problems } = shop.updateLines(cart, [{ id: 'none', quantity: 2 }]);
    expect(problems).toMatchObject([{ reason: 'unknown-line' }]);
    expect(same).toEqual(cart);
    expect(shop.cart(cart.token)).toEqual(cart);
  });

  test('report stock that has gone since, with every change', () => {
    const cart = cartOf(['BELL', 3], ['OIL', 1]);
    shop.stock.set(variant('BELL'), 0);
    const { cart: settled, notices } = shop.changeCart(cart, { note: 'Hello' });
    expect(settled).toMatchObject({ note: 'Hello', lines: [{ sku: 'BELL', quantity: 0 }, { sku: 'OIL' }] });
    expect(notices).toMatchObject([{ reason: 'out-of-stock', line: { sku: 'BELL' } }]);
  });
});

describe('placing an order', () => {
  test('takes the stock, ends the cart, and sends a mail', () => {
    const cart = cartOf(['BELL', 2], ['OIL', 1]);
    const order = orderOf(cart);
    expect(order).toMatchObject({
      number: 1001,
      currencyCode: 'USD',
      total: 2 * 1999 + 1000,
      placedAt: '2026-06-01T12:00:00.000Z',
      lines: [
        { sku: 'BELL', title: 'Bell', quantity: 2, price: 1999 },
        { sku: 'OIL', quantity: 1 },
      ],
    });
    expect(shop.stock.piecesOf(variant('BELL'))).toBe(1);
    expect(shop.stock.piecesOf(variant('OIL'))).toBeUndefined();
    expect(shop.cart(cart.token)).toBeUndefined();
    expect(shop.store.all('mail')).toMatchObject([{ to: 'ada@example.com', subject: 'Order #1001 confirmed' }]);
    expect(shop.store.all('mail')[0]?.text).toContain('2 × Bell: $39.98');
  });

  test('creates one order for two calls', () => {
    const cart = cartOf(['BELL', 1]);
    expect(orderOf(cart)).toEqual(orderOf(cart));
    expect(shop.store.count('order')).toBe(1);
    expect(shop.store.count('mail')).toBe(1);
    expect(shop.stock.piecesOf(variant('BELL'))).toBe(2);
  });

  test('sells the last piece once', () => {
    const [first, second] = [cartOf(['J-M-GREEN', 1], ['OIL', 1]), cartOf(['J-M-GREEN', 1], ['OIL', 1])];
    expect(orderOf(first)).toBeDefined();
    const outcome = shop.placeOrder(second.token, details);
    expect(outcome).toMatchObject({ notices: [{ reason: 'out-of-stock', line: { sku: 'J-M-GREEN' } }] });
    expect(shop.store.count('order')).toBe(1);
    // The rest of the cart is still there, and can be ordered after the notice.
    expect(shop.cart(second.token)?.lines).toMatchObject([{ sku: 'J-M-GREEN', quantity: 0 }, { sku: 'OIL' }]);
    expect(orderOf(second)?.lines).toMatchObject([{ sku: 'OIL', quantity: 1 }]);
  });

  test('needs a line', () => {
    const cart = cartOf();
    expect(shop.placeOrder(cart.token, details)).toEqual({ cart, notices: [] });
    expect(shop.placeOrder('none', details)).toBeUndefined();
  });

  test("uses the currency of the buyer's country", () => {
    const { cart } = shop.createCart({ lines: [wanted('BELL', 2)], buyer: { countryCode: 'JP' } });
    expect(orderOf(cart!)).toMatchObject({ currencyCode: 'JPY', total: 5998 });
  });

  test('is rolled back as a whole if a part of it fails', () => {
    const cart = cartOf(['BELL', 2]);
    const { put } = shop.store;
    shop.store.put = (kind, id, value) => {
      if (kind === 'mail') throw new Error('disk full');
      put(kind, id, value);
    };
    expect(() => orderOf(cart)).toThrow('disk full');
    expect(shop.cart(cart.token)).toEqual(cart);
    expect(shop.stock.piecesOf(variant('BELL'))).toBe(3);
    expect(shop.store.count('order')).toBe(0);
  });
});

test('a reset restores the sample data', () => {
  orderOf(cartOf(['BELL', 3]));
  shop.reset();
  expect(shop.stock.piecesOf(variant('BELL'))).toBe(3);
  expect(['cart', 'order', 'mail'].map((kind) => shop.store.count(kind as 'cart'))).toEqual([0, 0, 0]);
});
