/** The contract of the lists of logins: the same tests for every adapter whose customers have passwords. */
import { samplePassword } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLogins, mostEnded, mostLogins, type KeptLogin } from './platforms/shared/logins.js';
import type { Commerce } from './port/commerce.js';
import { createMemorySession, sessionKeys, type SessionStore } from './port/session.js';
import { adapters, failure } from './testing/adapters.js';
import { openShop, type TestShop } from './testing/openShop.js';
import { traits } from './testing/traits.js';

const robin = { email: 'robin@example.com', password: samplePassword };
const proof = { currentPassword: robin.password };
const minute = 60_000;

/** What a thief has: the session's values at this moment. */
async function copyOf(session: SessionStore): Promise<SessionStore> {
  const copy = createMemorySession();
  for (const key of sessionKeys) await copy.set(key, await session.get(key));
  return copy;
}

const withCustomers = adapters.filter(({ flavour }) => !traits[flavour].lacks?.includes('customers'));

describe.each(withCustomers)('logins of $flavour, reached $way', ({ flavour, way }) => {
  let shop: TestShop;
  const signIn = async (device?: Parameters<TestShop['openDevice']>[0]) => {
    const opened = shop.openDevice(device);
    expect(await opened.commerce.customer.login(robin)).toEqual({ errors: [] });
    return opened;
  };
  const wait = (milliseconds: number) =>
    shop.clock.until(new Promise<void>((resolve) => void shop.clock.after(milliseconds, resolve)));
  const emailAt = async ({ customer }: Commerce) => (await customer.get())?.email;

  beforeEach(async () => {
    shop = await openShop({ flavour, way });
  });

  it('are listed with their times and devices, this one first', async () => {
    const phone = await signIn({ browser: 'Safari', system: 'iOS' });
    const began = new Date(shop.clock.now()).toISOString();
    await wait(10 * minute);
    const laptop = await signIn({ browser: 'Firefox', system: 'Linux' });
    await wait(10 * minute);
    await laptop.commerce.customer.get();
    const used = new Date(shop.clock.now()).toISOString();
    expect(phone.commerce.capabilities.logins).toBe(true);
    expect(await phone.commerce.customer.getLogins()).toMatchObject([
      { browser: 'Safari', system: 'iOS', isCurrent: true, beganAt: began },
      { browser: 'Firefox', system: 'Linux', isCurrent: false, usedAt: used },
    ]);
    expect(await laptop.commerce.customer.getLogins()).toMatchObject([{ isCurrent: true }, { browser: 'Safari' }]);
  });

  it('that are another customer’s are not listed', async () => {
    await signIn();
    const { commerce } = shop.openDevice();
    await commerce.customer.login({ ...robin, email: 'sam@example.com' });
    expect(await commerce.customer.getLogins()).toHaveLength(1);
  });

  it('end everywhere, at once and also for copied sessions', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const copies = [await copyOf(phone.session), await copyOf(laptop.session)];
    const products = await phone.commerce.catalog.product('floor-pump');
    await phone.commerce.cart.addItems([
      { variantId: products!.variants[0]!.id, productId: products!.id, quantity: 1 },
    ]);
    const cartId = await phone.session.get('cartId');
    expect(await phone.commerce.customer.logoutEverywhere(proof)).toEqual({ errors: [] });
    for (const session of [phone.session, laptop.session, ...copies]) {
      const { commerce } = shop.openDevice(undefined, session);
      expect(await failure(commerce.customer.getAllOrders())).toMatchObject({ kind: 'unidentified' });
      expect(await emailAt(commerce)).toBeUndefined();
    }
    expect(await phone.session.get('cartId')).toBe(cartId);
    const again = await signIn();
    expect(await again.commerce.customer.getLogins()).toHaveLength(1);
  });

  it('end at the platform too, for a server that has lost its list', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const { token } = JSON.parse((await laptop.session.get('customerAccessToken')) ?? '') as { token: string };
    await phone.commerce.customer.logoutEverywhere(proof);
    await shop.session.set('customerAccessToken', token);
    expect(await emailAt(shop.commerce)).toBeUndefined();
  });

  it('end one by one from another device, at once and also for a copied session', async () => {
    const [phone, laptop, desktop] = [await signIn(), await signIn(), await signIn()];
    const copy = await copyOf(laptop.session);
    const { token } = JSON.parse((await laptop.session.get('customerAccessToken')) ?? '') as { token: string };
    const [{ id } = { id: '' }] = await laptop.commerce.customer.getLogins();
    expect(token).not.toContain(id);
    expect(await phone.commerce.customer.endLogin({ id, ...proof })).toEqual({ errors: [] });
    for (const session of [laptop.session, copy]) {
      const { commerce } = shop.openDevice(undefined, session);
      expect(await failure(commerce.customer.getAllOrders())).toMatchObject({ kind: 'unidentified' });
      expect(await emailAt(commerce)).toBeUndefined();
    }
    for (const { commerce } of [phone, desktop]) expect(await emailAt(commerce)).toBe(robin.email);
    expect(await phone.commerce.customer.getLogins()).toHaveLength(2);
    // At the platform, too, for a server that has lost its list.
    await shop.session.set('customerAccessToken', token);
    expect(await emailAt(shop.commerce)).toBeUndefined();
    // The second of two presses.
    expect(await phone.commerce.customer.endLogin({ id, ...proof })).toEqual({ errors: [] });
  });

  it('do not end with a wrong password, nor by another customer', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const [{ id } = { id: '' }] = await laptop.commerce.customer.getLogins();
    const wrong = { errors: [{ code: 'customer.passwordWrong', field: ['currentPassword'] }] };
    const guess = { currentPassword: 'southlane' };
    expect(await phone.commerce.customer.endLogin({ id, ...guess })).toEqual(wrong);
    expect(await phone.commerce.customer.logoutEverywhere(guess)).toEqual(wrong);
    const { commerce } = shop.openDevice();
    await commerce.customer.login({ ...robin, email: 'sam@example.com' });
    expect(await commerce.customer.endLogin({ id, ...proof })).toEqual({ errors: [] });
    for (const device of [phone, laptop]) expect(await emailAt(device.commerce)).toBe(robin.email);
    // The checks have begun no login.
    expect(await phone.commerce.customer.getLogins()).toHaveLength(2);
  });

  it('end one by one with a logout, also for a copied session, and leave the list', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const copy = await copyOf(laptop.session);
    await laptop.commerce.customer.logout();
    const { commerce: ofThief } = shop.openDevice(undefined, copy);
    expect(await failure(ofThief.customer.getAllOrders())).toMatchObject({ kind: 'unidentified' });
    expect(await emailAt(ofThief)).toBeUndefined();
    expect(await phone.commerce.customer.getLogins()).toHaveLength(1);
    expect(await emailAt(phone.commerce)).toBe(robin.email);
    expect(await laptop.session.get('customerAccessToken')).toBeUndefined();
  });

  it('end with a logout that the platform does not answer, also for a copied session', async () => {
    const { commerce, session } = await signIn();
    const { commerce: ofThief } = shop.openDevice(undefined, await copyOf(session));
    await shop.control.fail({ fault: 'status=503' });
    expect(await shop.clock.until(commerce.customer.logout())).toEqual({});
    expect(await session.get('customerAccessToken')).toBeUndefined();
    await shop.control.heal();
    expect(await emailAt(ofThief)).toBeUndefined();
  });

  it('end with a new password on all devices but this one, also for a copied session', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const copies = [await copyOf(phone.session), await copyOf(laptop.session)];
    const change = { newPassword: 'another password', currentPassword: robin.password };
    expect(await phone.commerce.customer.updateCustomer(change)).toEqual({ errors: [] });
    for (const session of [laptop.session, ...copies])
      expect(await emailAt(shop.openDevice(undefined, session).commerce)).toBeUndefined();
    expect(await emailAt(phone.commerce)).toBe(robin.email);
    expect(await phone.commerce.customer.getLogins()).toHaveLength(1);
  });

  it('end with a link for a new password, everywhere, also for a copied session', async () => {
    const phone = await signIn();
    const copy = await copyOf(phone.session);
    const { customer } = shop.openDevice().commerce;
    await customer.recoverPassword({ email: robin.email });
    const resetUrl = (await shop.control.mail()).at(-1)?.link ?? '';
    expect(await customer.resetPassword({ resetUrl, password: 'another password' })).toEqual({ errors: [] });
    for (const session of [phone.session, copy])
      expect(await emailAt(shop.openDevice(undefined, session).commerce)).toBeUndefined();
  });

  it('that ended at the platform are not listed', async () => {
    const [phone, laptop] = [await signIn(), await signIn()];
    const { token } = JSON.parse((await laptop.session.get('customerAccessToken')) ?? '') as { token: string };
    await shop.session.set('customerAccessToken', token);
    await shop.commerce.customer.logout();
    expect(await phone.commerce.customer.getLogins()).toHaveLength(1);
  });

  it('need a login that the session has', async () => {
    const { commerce, session } = shop.openDevice();
    const { getLogins, endLogin, logoutEverywhere } = commerce.customer;
    for (const call of [getLogins(), endLogin({ id: '1', ...proof }), logoutEverywhere(proof)])
      expect(await failure(call)).toMatchObject({ kind: 'unidentified' });
    const phone = await signIn();
    const { token } = JSON.parse((await phone.session.get('customerAccessToken')) ?? '') as { token: string };
    // Without its login, a token could outlive the end of all logins.
    await session.set('customerAccessToken', token);
    expect(await emailAt(commerce)).toBeUndefined();
  });

  it('stay with a refused login, and do not begin with it', async () => {
    const phone = await signIn();
    const { errors } = await phone.commerce.customer.login({ ...robin, password: 'wrong' });
    expect(errors).not.toEqual([]);
    expect(await emailAt(phone.commerce)).toBe(robin.email);
    expect(await phone.commerce.customer.getLogins()).toHaveLength(1);
  });

  it('are refused calls without lists', async () => {
    expect(shop.commerce.capabilities.logins).toBe(false);
    await expect(shop.commerce.customer.getLogins()).rejects.toThrow(/capabilities\.logins/);
  });
});

describe('the lists in memory', () => {
  const login = (id: string, proved = 1): KeptLogin => ({ id, proved, began: proved, used: proved, token: id });
  const idsOf = async (lists: ReturnType<typeof createMemoryLogins>, account: string) =>
    (await lists.read(account)).logins.map(({ id }) => id).sort();

  it('have a bound for an account, and one in all', async () => {
    const lists = createMemoryLogins(60);
    for (let number = 0; number < mostLogins + 5; number++) await lists.put('ada', login(String(number), number));
    expect((await lists.read('ada')).logins).toHaveLength(mostLogins);
    expect(await idsOf(lists, 'ada')).not.toContain('0');
    for (let number = 0; number < 40; number++) await lists.put(`customer ${number}`, login('a'));
    expect(await idsOf(lists, 'ada')).toEqual([]);
    expect(await idsOf(lists, 'customer 39')).toEqual(['a']);
    const { end, read } = createMemoryLogins();
    for (let number = 0; number < mostEnded + 5; number++) await end('ada', String(number));
    expect((await read('ada')).ended).toHaveLength(mostEnded);
  });

  it('take no login back that has ended', async () => {
    const lists = createMemoryLogins();
    await lists.put('ada', login('old', 1));
    await lists.endAll('ada', 2);
    await lists.put('ada', login('old', 1));
    await lists.put('ada', login('new', 3));
    expect(await idsOf(lists, 'ada')).toEqual(['new']);
    await lists.end('ada', 'new');
    await lists.put('ada', login('new', 4));
    expect(await lists.read('ada')).toEqual({ logins: [], endedAt: 2, ended: ['new'] });
    await lists.endAll('ada', 3);
    await lists.put('ada', login('new', 4));
    expect(await idsOf(lists, 'ada')).toEqual([]);
  });
});
