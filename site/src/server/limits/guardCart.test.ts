import {
  CommerceError,
  type Cart,
  type CartClient,
  type CartResult,
  type CommerceFailureKind,
} from '@vitrine/commerce';
import { expect, it, vi } from 'vitest';
import { createTestSession } from '../session/testSession';
import { createMemoryAttempts } from './attempts';
import { codeLimits, guardCart } from './guardCart';

const cart = { items: [] } as Partial<Cart> as Cart;
const done = { cart, errors: [], warnings: [] };
const refused: CartResult = { cart, errors: [{ code: 'discount.unknown' }], warnings: [] };
const tooMany = { cart, errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: 15 } }], warnings: [] };

function setUp(
  visitor: string,
  cartId: string | undefined,
  { attempts = createMemoryAttempts(() => 1), answer = refused } = {},
) {
  const session = createTestSession();
  void session.set('cartId', cartId);
  const addDiscountCode = vi.fn(async () => answer);
  const platform = { get: async () => cart, addDiscountCode } as Partial<CartClient> as CartClient;
  return { guarded: guardCart(platform, { attempts, visitor, session }), addDiscountCode, attempts };
}

it('limits the codes tried with one cart, and tells when the next one is allowed', async () => {
  const { guarded, addDiscountCode, attempts } = setUp('192.0.2.1', 'one');
  for (let count = 0; count < codeLimits.ofCart.most; count++)
    expect(await guarded.addDiscountCode(`GIFT${count}`)).toEqual(refused);
  expect(await guarded.addDiscountCode('GIFT')).toEqual(tooMany);
  expect(addDiscountCode).toHaveBeenCalledTimes(codeLimits.ofCart.most);
  expect(await setUp('192.0.2.2', 'one', { attempts }).guarded.addDiscountCode('GIFT')).toEqual(tooMany);
  expect(await setUp('192.0.2.1', 'two', { attempts }).guarded.addDiscountCode('GIFT')).toEqual(refused);
});

it('limits the codes tried by one visitor, with any cart', async () => {
  const attempts = createMemoryAttempts(() => 1);
  const tryWith = (id: number) => setUp('192.0.2.1', `${id}`, { attempts }).guarded.addDiscountCode('GIFT');
  for (let count = 0; count < codeLimits.ofVisitor.most; count++) expect(await tryWith(count)).toEqual(refused);
  expect(await tryWith(1000)).toEqual(tooMany);
  expect(await setUp('192.0.2.2', 'other', { attempts }).guarded.addDiscountCode('GIFT')).toEqual(refused);
});

it('counts no code that applies: an office has one address, and many customers', async () => {
  const attempts = createMemoryAttempts(() => 1);
  const office = (id: string) => setUp('192.0.2.1', id, { attempts, answer: done }).guarded;
  for (let customer = 0; customer <= codeLimits.ofVisitor.most; customer++)
    expect(await office(`${customer}`).addDiscountCode('GIFT')).toEqual(done);
  for (let count = 0; count <= codeLimits.ofCart.most; count++)
    expect(await office('one').addDiscountCode('GIFT')).toEqual(done);
});

it('limits many codes at once', async () => {
  const { guarded, addDiscountCode } = setUp('192.0.2.1', 'one');
  await Promise.all(Array.from({ length: 60 }, (_, index) => guarded.addDiscountCode(`GIFT${index}`)));
  expect(addDiscountCode).toHaveBeenCalledTimes(codeLimits.ofCart.most);
});

it('counts no code of a visitor that the cart’s own limit refuses: the office can go on', async () => {
  const attempts = createMemoryAttempts(() => 1);
  const { guarded } = setUp('192.0.2.1', 'one', { attempts });
  for (let count = 0; count < 2 * codeLimits.ofVisitor.most; count++) await guarded.addDiscountCode(`GIFT${count}`);
  expect(await setUp('192.0.2.1', 'two', { attempts }).guarded.addDiscountCode('GIFT')).toEqual(refused);
});

const failWith = async (kind: CommerceFailureKind) => {
  const shop = setUp('192.0.2.1', 'one');
  shop.addDiscountCode.mockRejectedValue(new CommerceError(kind, 'cartDiscountCodesUpdate', 'no answer'));
  for (let count = 0; count < codeLimits.ofCart.most; count++)
    await expect(shop.guarded.addDiscountCode('GIFT')).rejects.toMatchObject({ kind });
  shop.addDiscountCode.mockResolvedValue(done);
  return shop.guarded.addDiscountCode('GIFT');
};

it('counts no code while the platform fails', async () => {
  expect(await failWith('timeout')).toEqual(done);
  expect(await failWith('throttled')).toEqual(done);
});

it('counts a call that the caller aborts: the cart may show whether the code applies', async () => {
  expect(await failWith('aborted')).toEqual(tooMany);
});

it('lets no code reach the platform while nothing counts', async () => {
  const down = new CommerceError('network', 'attempts', 'down');
  const attempts = { ...createMemoryAttempts(), count: () => Promise.reject(down) };
  const { guarded, addDiscountCode } = setUp('192.0.2.1', 'one', { attempts });
  await expect(guarded.addDiscountCode('GIFT')).rejects.toBe(down);
  expect(addDiscountCode).not.toHaveBeenCalled();
});
