import { beforeEach, describe, expect, test } from 'vitest';
import { testShopWithCustomers } from '../../testing/fixture.js';
import { problemText } from './customerProblems.js';
import type { CustomerRecord, PasswordLinkRecord } from '../records.js';
import { createShop, type Shop } from '../shop.js';
import { createMemoryStore, type Store } from '../store.js';

let shop: Shop;
let store: Store;
let clock: Date;
const open = (data = testShopWithCustomers) => createShop({ data, store, now: () => clock, passwordCost: 1 });
beforeEach(() => {
  clock = new Date('2026-06-01T12:00:00Z');
  store = createMemoryStore();
  shop = open();
});

const ada = () => shop.customers.findByEmail('ada@example.com')!;
const bob = () => shop.customers.findByEmail('bob@example.com')!;
const register = (input: { email: string; password: string; firstName?: string }) =>
  shop.customers.register(input, 'https://front.test/account');
const problemsOf = (outcome: object) => ('problems' in outcome ? outcome.problems : 'none');
const linkOf = ({ kind, customerId, token }: PasswordLinkRecord) => `https://front.test/${kind}/${customerId}/${token}`;
const lastMail = () => store.all('mail').at(-1);
const lastLink = (): PasswordLinkRecord => store.all('passwordLink').at(-1)!;

describe('registering', () => {
  test('creates a usable account, and sends a welcome', () => {
    const outcome = register({ email: ' New@Example.com', password: 'secret', firstName: 'Nell' });
    expect(outcome).toMatchObject({ customer: { id: 3, email: 'new@example.com', firstName: 'Nell' } });
    expect(shop.customers.identify('NEW@example.com ', 'secret')).toMatchObject({ id: 3 });
    expect(lastMail()).toMatchObject({
      to: 'new@example.com',
      subject: 'Welcome to Test Shop',
      link: { url: 'https://front.test/account' },
      sentAt: '2026-06-01T12:00:00.000Z',
    });
    expect(JSON.stringify([store.all('customer'), store.all('mail')])).not.toContain('secret');
  });

  test('spec §5: a password below six characters is refused; the message says five', () => {
    expect(problemsOf(register({ email: 'a@b.test', password: '12345' }))).toEqual([
      { code: 'tooShort', field: 'password' },
    ]);
    expect(problemText.tooShort).toBe('Password is too short (minimum is 5 characters)');
    expect(problemsOf(register({ email: 'a@b.test', password: '123456' }))).toBe('none');
  });

  test('spec §5: an account with an address that has one already fails', () => {
    expect(problemsOf(register({ email: 'ADA@example.com', password: 'secret' }))).toEqual([
      { code: 'taken', field: 'email' },
    ]);
    expect(problemsOf(register({ email: 'ada', password: 'secret' }))).toEqual([{ code: 'invalid', field: 'email' }]);
    expect(store.count('mail')).toBe(0);
  });
});

test("spec §8: the mock server's texts", () => {
  expect(problemText).toEqual({
    invalid: 'Input value is invalid.',
    taken: 'Email has already been taken',
    tooShort: 'Password is too short (minimum is 5 characters)',
    unidentified: 'Unidentified customer',
    unknownToken: 'Access token does not exist',
  });
});

describe('a password', () => {
  test('identifies the customer, and a wrong one does not', () => {
    expect(shop.customers.identify('ada@example.com', 'lovelace')).toEqual(ada());
    expect(shop.customers.identify('ada@example.com', 'builder')).toBeUndefined();
    expect(shop.customers.identify('nobody@example.com', 'lovelace')).toBeUndefined();
  });

  test('is changed, which signs the customer out everywhere', () => {
    const { token } = shop.tokens.create(ada());
    const other = shop.tokens.create(bob());
    expect(problemsOf(shop.customers.update(ada(), { password: '12345' }))).toEqual([
      { code: 'tooShort', field: 'password' },
    ]);
    expect(shop.tokens.find(token)).toBeDefined();
    expect(problemsOf(shop.customers.update(ada(), { password: 'countess' }))).toBe('none');
    expect(shop.tokens.find(token)).toBeUndefined();
    expect(shop.tokens.find(other.token)).toEqual(other);
    expect(shop.customers.identify('ada@example.com', 'lovelace')).toBeUndefined();
    expect(shop.customers.identify('ada@example.com', 'countess')).toBeDefined();
  });

  test('that was forgotten is chosen again through the link in a mail, once and within a day', () => {
    shop.customers.recover('Ada@example.com', linkOf);
    const link = lastLink();
    expect(lastMail()).toMatchObject({ to: 'ada@example.com', link: { url: linkOf(link) } });
    expect(problemsOf(shop.customers.choosePassword({ ...link, customerId: 2 }, 'countess'))).toEqual([
      { code: 'invalid', field: 'token' },
    ]);
    expect(problemsOf(shop.customers.choosePassword(link, '12345'))).toEqual([{ code: 'tooShort', field: 'password' }]);
    expect(problemsOf(shop.customers.choosePassword(link, 'countess'))).toBe('none');
    expect(shop.customers.identify('ada@example.com', 'countess')).toBeDefined();
    expect(problemsOf(shop.customers.choosePassword(link, 'countess2'))).toEqual([{ code: 'invalid', field: 'token' }]);

    shop.customers.recover('ada@example.com', linkOf);
    clock = new Date('2026-06-02T12:00:00Z');
    expect(problemsOf(shop.customers.choosePassword(lastLink(), 'countess3'))).toEqual([
      { code: 'invalid', field: 'token' },
    ]);
  });

  test('spec §5: recovering one for an unknown address is invalid input', () => {
    expect(problemsOf(shop.customers.recover('nobody@example.com', linkOf))).toEqual([
      { code: 'invalid', field: 'email' },
    ]);
    expect(store.count('mail')).toBe(0);
  });

  test('of an invited customer is chosen by an activation, and not by a reset', () => {
    shop.customers.invite({ email: 'eve@example.com', firstName: 'Eve' }, linkOf);
    const link = lastLink();
    expect(lastMail()).toMatchObject({ subject: 'Activate your account at Test Shop', link: { url: linkOf(link) } });
    expect(shop.customers.identify('eve@example.com', '')).toBeUndefined();
    expect(problemsOf(shop.customers.choosePassword({ ...link, kind: 'reset' }, 'secret'))).not.toBe('none');
    expect(problemsOf(shop.customers.choosePassword(link, 'secret'))).toBe('none');
    expect(shop.customers.identify('eve@example.com', 'secret')).toBeDefined();
  });
});

test("a customer's values are changed, kept, or removed", () => {
  const outcome = shop.customers.update(ada(), { firstName: 'Augusta', phone: null, email: 'Augusta@example.com' });
  expect(outcome).toMatchObject({
    customer: { firstName: 'Augusta', lastName: 'Byron', email: 'augusta@example.com' },
  });
  expect(shop.customers.findByEmail('augusta@example.com')).not.toHaveProperty('phone');
  expect(problemsOf(shop.customers.update(bob(), { email: 'augusta@example.com' }))).toEqual([
    { code: 'taken', field: 'email' },
  ]);
  expect(problemsOf(shop.customers.update(bob(), { email: 'BOB@example.com' }))).toBe('none');
});

describe('a token', () => {
  test('spec §9: is valid for one year, and for another from its renewal', () => {
    const { token, expiresAt } = shop.tokens.create(ada());
    expect(expiresAt).toBe('2027-06-01T12:00:00.000Z');
    clock = new Date('2027-06-01T11:00:00Z');
    shop.tokens.renew(shop.tokens.find(token)!);
    clock = new Date('2028-05-31T10:59:59Z');
    expect(shop.tokens.find(token)).toMatchObject({ customerId: ada().id });
    clock = new Date('2028-05-31T11:00:00Z');
    expect(shop.tokens.find(token)).toBeUndefined();
  });

  test('does not exist after its deletion', () => {
    const record = shop.tokens.create(ada());
    shop.tokens.delete(record);
    expect(shop.tokens.find(record.token)).toBeUndefined();
  });
});

describe('addresses', () => {
  const input = { address1: '1 Street', city: 'Town', zip: '1', countryCode: 'DE', company: '', phone: null };
  const create = (customer: CustomerRecord) => {
    const outcome = shop.addresses.create(customer, input);
    if (!('address' in outcome)) throw new Error('refused');
    return outcome.address;
  };

  test('are the customer’s own, the first one the default', () => {
    const first = create(bob());
    const second = create(bob());
    expect(shop.addresses.all(bob())).toEqual([first, second]);
    expect(first).toEqual({ id: 3, customerId: 2, address1: '1 Street', city: 'Town', zip: '1', countryCode: 'DE' });
    expect(bob().defaultAddressId).toBe(first.id);
    expect(shop.addresses.find(bob(), second.id)).toEqual(second);
    expect(shop.addresses.find(ada(), second.id)).toBeUndefined();
  });

  test('have another default if the first is deleted', () => {
    const [first, second] = [create(bob()), create(bob())];
    shop.addresses.setDefault(second);
    shop.addresses.delete(second);
    expect(bob().defaultAddressId).toBe(first.id);
    shop.addresses.delete(first);
    expect(bob()).not.toHaveProperty('defaultAddressId');
    expect(create(bob()).id).toBe(5);
  });

  test('keep values that are not part of a change', () => {
    const [address] = shop.addresses.all(ada());
    shop.addresses.update(address!, { address2: 'Flat 2', province: null });
    expect(shop.addresses.all(ada())[0]).toMatchObject({ address1: '1 Main St', address2: 'Flat 2' });
    expect(shop.addresses.all(ada())[0]).not.toHaveProperty('province');
  });

  test.each(['address1', 'city', 'zip', 'countryCode'] as const)('spec §5: are refused without %s', (name) => {
    const problem = [{ code: 'invalid', field: name }];
    expect(problemsOf(shop.addresses.create(bob(), { ...input, [name]: ' ' }))).toEqual(problem);
    expect(problemsOf(shop.addresses.update(shop.addresses.all(ada())[0]!, { [name]: null }))).toEqual(problem);
  });

  test('are refused for an unknown country', () =>
    expect(problemsOf(shop.addresses.create(bob(), { ...input, countryCode: 'XX' }))).toHaveLength(1));
});

describe('orders', () => {
  const address = { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', countryCode: 'US' };
  const place = (email: string, customerId?: number) => {
    const lines = [{ variant: shop.catalog.variant('OIL')!, quantity: 1, attributes: [] }];
    const { cart } = shop.createCart({ lines, buyer: customerId === undefined ? {} : { customerId } });
    const outcome = shop.placeOrder(cart!.token, { email, address });
    if (!outcome || !('order' in outcome)) throw new Error('not placed');
    return outcome.order;
  };

  test('of the sample data come newest first, numbered up to the first new order', () => {
    expect(shop.orders.all(ada()).map(({ number, currencyCode, total }) => [number, currencyCode, total])).toEqual([
      [1000, 'EUR', 7200],
      [999, 'USD', 1000],
      [998, 'USD', 2 * 1999 - 500 + 700 + 495],
    ]);
    expect(shop.orders.all(bob())).toEqual([]);
    expect(place('guest@example.com').number).toBe(1001);
  });

  test('belong to the signed-in customer, or else to the address of the checkout', () => {
    expect(place('gift@example.com', bob().id)).toMatchObject({ customerId: bob().id });
    expect(place('Ada@example.com')).toMatchObject({ customerId: ada().id, payment: 'paid' });
    expect(place('guest@example.com')).not.toHaveProperty('customerId');
    expect(shop.orders.all(ada())[0]).toMatchObject({ number: 1002 });
    expect(shop.orders.find(ada(), 1002)).toBeDefined();
    expect(shop.orders.find(ada(), 1001)).toBeUndefined();
  });

  test('of the sample data must contain products of the shop, or describe them', () => {
    const [customer] = testShopWithCustomers.customers!;
    const order = { ...customer!.orders[0]!, lines: [{ sku: 'NONE', quantity: 1 }] };
    store = createMemoryStore();
    expect(() => open({ ...testShopWithCustomers, customers: [{ ...customer!, orders: [order] }] })).toThrow(
      'An order holds NONE, which the shop does not sell',
    );
  });
});

test('the sample data is loaded once, and again by a reset', () => {
  register({ email: 'new@example.com', password: 'secret' });
  shop = open();
  expect(store.count('customer')).toBe(3);
  shop.tokens.create(ada());
  shop.reset();
  expect([store.count('customer'), store.count('order'), store.count('accessToken')]).toEqual([2, 3, 0]);
  expect(ada().id).toBe(1);
});
