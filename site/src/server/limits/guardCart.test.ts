import type { Cart, CartClient } from '@vitrine/commerce';
import { expect, it, vi } from 'vitest';
import { createTestSession } from '../session/testSession';
import { createMemoryAttempts } from './attempts';
import { codeLimits, guardCart } from './guardCart';

const cart = { items: [] } as Partial<Cart> as Cart;
const done = { cart, errors: [], warnings: [] };
const tooMany = { cart, errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: 15 } }], warnings: [] };

function setUp(visitor: string, cartId: string | undefined, attempts = createMemoryAttempts(() => 1)) {
  const session = createTestSession();
  void session.set('cartId', cartId);
  const addDiscountCode = vi.fn(async () => done);
  const platform = { get: async () => cart, addDiscountCode } as Partial<CartClient> as CartClient;
  return { guarded: guardCart(platform, { attempts, visitor, session }), addDiscountCode, attempts };
}

it('limits the codes tried with one cart, and tells when the next one is allowed', async () => {
  const { guarded, addDiscountCode, attempts } = setUp('192.0.2.1', 'one');
  for (let count = 0; count < codeLimits.ofCart.most; count++)
    expect(await guarded.addDiscountCode(`GIFT${count}`)).toEqual(done);
  expect(await guarded.addDiscountCode('GIFT')).toEqual(tooMany);
  expect(addDiscountCode).toHaveBeenCalledTimes(codeLimits.ofCart.most);
  expect(await setUp('192.0.2.2', 'one', attempts).guarded.addDiscountCode('GIFT')).toEqual(tooMany);
  expect(await setUp('192.0.2.1', 'two', attempts).guarded.addDiscountCode('GIFT')).toEqual(done);
});

it('limits the codes tried by one visitor, with any cart', async () => {
  const attempts = createMemoryAttempts(() => 1);
  const tryWith = (id: number) => setUp('192.0.2.1', `${id}`, attempts).guarded.addDiscountCode('GIFT');
  for (let count = 0; count < codeLimits.ofVisitor.most; count++) expect(await tryWith(count)).toEqual(done);
  expect(await tryWith(1000)).toEqual(tooMany);
  expect(await setUp('192.0.2.2', 'other', attempts).guarded.addDiscountCode('GIFT')).toEqual(done);
});
