import {
  CommerceError,
  type Customer,
  type CustomerClient,
  type CustomerResult,
  type LoginPageQuery,
  type Order,
  type SessionKey,
} from '@vitrine/commerce';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAttempts, type Attempts } from './attempts';
import type { SecurityEventDetails } from '../log/securityEvents';
import type { SiteSession } from '../session/cookies';
import { createTestSession } from '../session/testSession';
import { guardCustomer, limits } from './guardCustomer';

const places = { site: new URL('https://shop.example'), checkouts: ['https://northlane.myshopify.com'] };
const right = { email: 'robin@example.com', password: 'northlane' };
const wrong = { ...right, password: 'southlane' };
const ok = { errors: [] };
const wrongPassword: CustomerResult = { errors: [{ code: 'customer.passwordWrong', field: ['currentPassword'] }] };

/** Milliseconds. */
let now = 1;

/** Guards a platform with one customer, and records the calls that reach it. */
function setUp(visitor = '203.0.113.7', attempts: Attempts = createMemoryAttempts(() => now)) {
  const reached: string[] = [];
  const opened: LoginPageQuery[] = [];
  let isFailing = false;
  /** Makes the platform answer no longer, or again. */
  const fail = (fails = true) => void (isFailing = fails);
  const beReached = (call: string) => {
    reached.push(call);
    if (isFailing) throw new CommerceError('network', call, 'down');
  };
  const session = createTestSession();
  const platform = {
    async login({ email, password }) {
      beReached(`login ${email}`);
      if (password !== right.password) return { errors: [{ code: 'customer.unidentified' }] };
      await session.set('customerAccessToken', 'new');
      return ok;
    },
    async logout() {
      reached.push(`logout ${await session.get('customerAccessToken')}`);
      await session.set('customerAccessToken', undefined);
      return {};
    },
    async register() {
      reached.push('register');
      return ok;
    },
    async recoverPassword() {
      reached.push('recover');
      return ok;
    },
    async resetPassword({ resetUrl }) {
      beReached(`reset ${resetUrl}`);
      return ok;
    },
    async completeLogin() {
      beReached('complete');
      return ok;
    },
    async get() {
      return { email: right.email } as Customer;
    },
    async updateCustomer({ currentPassword }) {
      reached.push('update');
      return currentPassword === right.password ? ok : wrongPassword;
    },
    async endLogin({ id, currentPassword }) {
      beReached(`end ${id}`);
      return currentPassword === right.password ? ok : wrongPassword;
    },
    async logoutEverywhere({ currentPassword }) {
      beReached('end all');
      return currentPassword === right.password ? ok : wrongPassword;
    },
    async getOrder(id) {
      return id === 'own' ? ({ id } as Order) : undefined;
    },
    async loginPage(query) {
      opened.push(query);
      return { loginUrl: 'https://northlane.myshopify.com/authorise' };
    },
  } as Partial<CustomerClient> as CustomerClient;
  const events: string[] = [];
  const report = (event: string, { action, account = 'unknown' }: SecurityEventDetails) =>
    void events.push(`${event} ${action} ${account}`);
  const customer = guardCustomer(platform, { attempts, visitor, session, places, shopName: 'Northlane', report });
  return { customer, session, reached, opened, attempts, events, fail };
}

/** The attempts that are refused at once, and how long the visitor is told to wait. */
const fiveSeconds = { errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: 1, seconds: 5 } }] };
const tooMany = { errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: 15 } }] };

/** Guesses this often, as slowly as strangers must. */
async function guess({ login }: CustomerClient, times: number, input = wrong) {
  for (let count = 0; count < times; count++) {
    await login(input);
    now += 5000;
  }
}

describe('attempts to sign in', () => {
  it('end for an e-mail address and a visitor, in any spelling', async () => {
    const { customer, reached } = setUp();
    await guess(customer, limits.login.ofAccount.most);
    expect(await customer.login({ ...right, email: ' ROBIN@example.com' })).toEqual({
      errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: 15 } }],
    });
    expect(reached).toHaveLength(limits.login.ofAccount.most);
  });

  it('of strangers slow others down from the first one, but lock nobody out', async () => {
    const { customer, attempts } = setUp();
    await customer.login(wrong);
    const owner = setUp('198.51.100.1', attempts);
    // Such a refusal costs none of the owner's own attempts.
    for (let count = 0; count < 2 * limits.login.ofAccount.most; count++)
      expect(await owner.customer.login(right)).toEqual(fiveSeconds);
    expect(owner.reached).toEqual([]);
    now += 5000;
    expect(await owner.customer.login(right)).toEqual(ok);
  });

  it('of an owner with many devices are not slowed down', async () => {
    const attempts = createMemoryAttempts(() => now);
    for (let count = 0; count < 2 * limits.login.ofAccount.most; count++)
      expect(await setUp(`198.51.100.${count}`, attempts).customer.login(right)).toEqual(ok);
  });

  it('at once from many addresses reach the platform one by one', async () => {
    const attempts = createMemoryAttempts(() => now);
    const strangers = Array.from({ length: 60 }, (_, count) => setUp(`198.51.100.${count}`, attempts));
    const reached = () => strangers.flatMap((stranger) => stranger.reached).length;
    for (const count of [1, 2, 3]) {
      await Promise.all(strangers.map(({ customer }) => customer.login(wrong)));
      expect(reached()).toBe(count);
      now += 5000;
    }
  });

  it.each(['login', 'recoverPassword'] as const)(
    'of strangers neither slow down nor end the attempts of a device that has signed in: %s',
    async (action) => {
      const owner = setUp('198.51.100.1');
      await owner.customer.login(right);
      const stranger = setUp('198.51.100.1', owner.attempts);
      for (let count = 0; count < 100; count++) await stranger.customer[action](wrong);
      expect(await owner.customer[action](right)).toEqual(ok);
    },
  );

  it('of a device that has signed in have no pace, and end as well', async () => {
    const { customer } = setUp();
    await customer.login(right);
    for (let count = 0; count < limits.login.ofAccount.most; count++)
      expect(await customer.login(wrong)).toMatchObject({ errors: [{ code: 'customer.unidentified' }] });
    expect(await customer.login(right)).toEqual(tooMany);
  });

  it('of another account count as a stranger’s on a device that has signed in', async () => {
    const { customer } = setUp();
    await customer.login(right);
    const other = { ...wrong, email: 'sam@example.com' };
    await customer.login(other);
    expect(await customer.login(other)).toEqual(fiveSeconds);
  });

  it('end for a visitor, with any address; another visitor continues', async () => {
    const { customer, attempts } = setUp();
    for (let count = 0; count < limits.login.ofVisitor.most; count++)
      await customer.login({ ...wrong, email: `${count}@example.com` });
    expect(await customer.login(right)).toEqual(tooMany);
    expect(await setUp('198.51.100.1', attempts).customer.login(right)).toEqual(ok);
  });

  it('that the account’s own limit refuses count against no other account', async () => {
    const { customer } = setUp();
    for (let count = 0; count < 2 * limits.login.ofVisitor.most; count++) await customer.login(wrong);
    expect(await customer.login({ ...right, email: 'sam@example.com' })).toEqual(ok);
  });

  it('are counted from 0 after a success', async () => {
    const { customer } = setUp();
    await guess(customer, limits.login.ofAccount.most - 1);
    expect(await customer.login(right)).toEqual(ok);
    expect(await customer.login(wrong)).toEqual({ errors: [{ code: 'customer.unidentified' }] });
  });

  it('made at once do not exceed the limit', async () => {
    const { customer, reached } = setUp();
    await Promise.all(Array.from({ length: 40 }, () => customer.login(wrong)));
    expect(reached).toHaveLength(1);
  });

  it.each([false, true])('that meet an outage do not count, on a known device: %s', async (isKnown) => {
    const { customer, fail } = setUp();
    if (isKnown) await customer.login(right);
    fail();
    for (let count = 0; count < 2 * limits.login.ofVisitor.most; count++)
      await expect(customer.login(right)).rejects.toThrow('down');
    fail(false);
    expect(await customer.login(right)).toEqual(ok);
  });

  it.each([
    ['register', (customer: CustomerClient) => customer.register({ ...right, password: 'a long password' })],
    ['recoverPassword', (customer: CustomerClient) => customer.recoverPassword(right)],
  ] as const)('have equivalents in %s', async (action, call) => {
    const { customer, reached } = setUp();
    const { most } = limits[action].ofAccount;
    for (let count = 0; count < most; count++) expect(await call(customer)).toEqual(ok);
    expect(await call(customer)).toMatchObject({ errors: [{ code: 'customer.tooManyAttempts' }] });
    expect(reached).toHaveLength(most);
  });
});

it('nothing that could be guessed reaches the platform while nothing counts', async () => {
  const down = new CommerceError('network', 'attempts', 'down');
  const { customer, reached } = setUp('203.0.113.7', {
    ...createMemoryAttempts(),
    count: () => Promise.reject(down),
  });
  await expect(customer.login(right)).rejects.toBe(down);
  await expect(customer.recoverPassword({ email: right.email })).rejects.toBe(down);
  await expect(customer.findOrder({ number: '1001', email: right.email })).rejects.toBe(down);
  const account = {
    ...right,
    password: 'a long password',
    firstName: 'Robin',
    lastName: 'Lind',
    acceptsMarketing: false,
  };
  await expect(customer.register(account as never)).rejects.toBe(down);
  const proof = { currentPassword: right.password };
  await expect(customer.updateCustomer({ newPassword: 'a new one', ...proof })).rejects.toBe(down);
  await expect(customer.endLogin({ id: 'other', ...proof })).rejects.toBe(down);
  await expect(customer.logoutEverywhere(proof)).rejects.toBe(down);
  expect(reached).toEqual([]);
});

describe('a login', () => {
  const held = async (session: SiteSession, key: SessionKey) => session.get(key);
  let shop: ReturnType<typeof setUp>;
  beforeEach(() => {
    shop = setUp();
  });

  it('ends an earlier one, here and on the platform, and keeps the cart', async () => {
    const { customer, session, reached } = shop;
    await session.set('cartId', 'cart');
    await session.set('customerAccessToken', 'planted');
    await session.set('customerLogin', 'planted');
    await customer.login(right);
    expect(reached).toEqual(['logout planted', `login ${right.email}`]);
    expect(await held(session, 'customerAccessToken')).toBe('new');
    expect(await held(session, 'customerLogin')).toBeUndefined();
    expect(await held(session, 'cartId')).toBe('cart');
  });

  it("on the platform's page returns to this site only", async () => {
    const { customer, opened } = shop;
    await customer.loginPage({ returnTo: '//evil.example', callbackUrl: 'https://evil.example/callback' });
    await customer.loginPage({ returnTo: '/account/orders', callbackUrl: '/' });
    const callbackUrl = 'https://shop.example/account/login/callback';
    expect(opened).toEqual([
      { returnTo: '/account', callbackUrl },
      { returnTo: '/account/orders', callbackUrl },
    ]);
  });
});

describe('a new password', () => {
  it('accepts a link to this site or to the platform, and no other', async () => {
    const { customer, reached } = setUp();
    const reset = (resetUrl: string) => customer.resetPassword({ resetUrl, password: 'a new one' });
    for (const foreign of [
      'https://evil.example/account/reset/1/abc',
      'https://shop.example.evil.example/account/reset/1/abc',
      'https://shop.example@evil.example/account/reset/1/abc',
      'https://shop.example:444/account/reset/1/abc',
      'http://shop.example/account/reset/1/abc',
      '//evil.example/account/reset/1/abc',
      'javascript:alert(1)//shop.example/account/reset/1/abc',
      'blob:https://shop.example/account/reset/1/abc',
      '/account/reset/1/abc',
      '',
    ])
      expect(await reset(foreign), foreign).toMatchObject({ errors: [{ code: 'customer.linkInvalid' }] });
    expect(await reset('https://shop.example/account/reset/1/abc')).toEqual(ok);
    expect(await reset('https://northlane.myshopify.com/account/reset/1/abc')).toEqual(ok);
    expect(reached).toHaveLength(2);
  });

  it('is refused by the platform as before', async () => {
    const session = createTestSession();
    const platform = {
      resetPassword: () => Promise.reject(new CommerceError('timeout', 'customerResetByUrl', 'no answer')),
    } as Partial<CustomerClient> as CustomerClient;
    const customer = guardCustomer(platform, {
      attempts: createMemoryAttempts(),
      visitor: '',
      session,
      places,
      shopName: 'Northlane',
    });
    const resetting = customer.resetPassword({
      resetUrl: 'https://shop.example/account/reset/1/abc',
      password: 'a new one',
    });
    await expect(resetting).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('a new password', () => {
  const guessable = (field: string) => ({ errors: [{ code: 'customer.passwordGuessable', field: [field] }] });
  const currentPassword = right.password;

  it('needs the current one, which a thief of a session on the same device can guess ten times', async () => {
    const { customer, reached } = setUp();
    await customer.login(right);
    reached.length = 0;
    expect(await customer.updateCustomer({ newPassword: 'a new one' })).toEqual(wrongPassword);
    expect(reached).toEqual([]);
    const guess = { newPassword: 'a new one', currentPassword: 'southlane' };
    for (let count = 0; count < limits.provePassword.ofAccount.most; count++)
      expect(await customer.updateCustomer(guess)).toEqual(wrongPassword);
    expect(await customer.updateCustomer(guess)).toEqual(tooMany);
    expect(reached).toHaveLength(limits.provePassword.ofAccount.most);
  });

  it('needs the current one, which a thief of a session elsewhere can guess once in five seconds', async () => {
    const { customer, reached } = setUp();
    const guess = { newPassword: 'a new one', currentPassword: 'southlane' };
    for (const count of [1, 2]) {
      expect(await customer.updateCustomer(guess)).toEqual(wrongPassword);
      expect(await customer.updateCustomer(guess)).toEqual(fiveSeconds);
      expect(reached).toHaveLength(count);
      now += 5000;
    }
  });

  it.each(['password1', 'Northlane', 'northlane2026!', 'Robin@example.com', 'robin123', 'kvtwzx'])(
    'is not %s, which is easy to guess',
    async (password) => {
      const { customer, reached } = setUp();
      expect(await customer.register({ ...right, password })).toEqual(guessable('password'));
      expect(await customer.updateCustomer({ newPassword: password, currentPassword })).toEqual(
        guessable('newPassword'),
      );
      expect(reached).toEqual([]);
    },
  );

  it('of a link is not a common one, or the name of the shop', async () => {
    const { customer, reached } = setUp();
    const resetUrl = 'https://shop.example/account/reset/1/abc';
    for (const password of ['password1', 'northlane'])
      expect(await customer.resetPassword({ resetUrl, password })).toEqual(guessable('password'));
    expect(reached).toEqual([]);
  });

  it('of a link is no address that has signed in on this device', async () => {
    const { customer } = setUp();
    await customer.login(right);
    const resetUrl = 'https://shop.example/account/reset/1/abc';
    const reset = (password: string) => customer.resetPassword({ resetUrl, password });
    expect(await reset(' Robin@example.com')).toEqual(guessable('password'));
    expect(await reset('sam@example.com')).toEqual(ok);
  });

  it('that is too short for the platform gets its refusal (spec §5)', async () => {
    const { customer, reached } = setUp();
    await customer.register({ ...right, password: '12345' });
    expect(reached).toEqual(['register']);
  });
});

it('reports logins, attempts above the limit and changed passwords, each with its account, and nothing else', async () => {
  const { customer, events } = setUp();
  await customer.register({
    ...right,
    password: 'a long password',
    firstName: 'Robin',
    lastName: 'Lind',
    acceptsMarketing: false,
  } as never);
  expect(events).toEqual([]);
  await customer.updateCustomer({ newPassword: 'a new one' });
  await customer.login({ ...right, email: ` ${right.email.toUpperCase()}` });
  await customer.updateCustomer({ newPassword: 'a new one', currentPassword: 'southlane' });
  await customer.updateCustomer({ newPassword: 'a new one', currentPassword: right.password });
  await customer.resetPassword({ resetUrl: 'https://shop.example/account/reset/1/abc', password: 'a new one' });
  await customer.login({ ...wrong, email: 'marlene@example.com' });
  for (let attempt = 0; attempt < limits.recoverPassword.ofAccount.most + 1; attempt++)
    await customer.recoverPassword({ email: 'marlene@example.com' });
  expect(events).toEqual([
    'authn_login_fail updateCustomer robin@example.com',
    'authn_login_success login robin@example.com',
    'authn_login_fail updateCustomer robin@example.com',
    'authn_password_change updateCustomer robin@example.com',
    'authn_password_change resetPassword unknown',
    'authn_login_fail login marlene@example.com',
    'excess_rate_limit_exceeded recoverPassword marlene@example.com',
  ]);
});

describe('the end of logins', () => {
  it('needs the password, and its guesses count with those for a new password', async () => {
    const { customer, reached } = setUp();
    await customer.login(right);
    reached.length = 0;
    expect(await customer.endLogin({ id: '1', currentPassword: '' })).toEqual(wrongPassword);
    expect(await customer.logoutEverywhere({ currentPassword: '' })).toEqual(wrongPassword);
    expect(reached).toEqual([]);
    const guess = { currentPassword: 'southlane' };
    const guesses = [
      () => customer.endLogin({ id: '1', ...guess }),
      () => customer.logoutEverywhere(guess),
      () => customer.updateCustomer({ newPassword: 'a new one', ...guess }),
    ];
    for (let count = 0; count < limits.provePassword.ofAccount.most; count++)
      expect(await guesses[count % guesses.length]!()).toEqual(wrongPassword);
    for (const guessAgain of guesses) expect(await guessAgain()).toEqual(tooMany);
    expect(reached).toHaveLength(limits.provePassword.ofAccount.most);
  });

  it('is reported, with and without success', async () => {
    const { customer, events } = setUp();
    await customer.login(right);
    events.length = 0;
    for (const currentPassword of ['southlane', right.password]) {
      await customer.endLogin({ id: '1', currentPassword });
      await customer.logoutEverywhere({ currentPassword });
    }
    expect(events).toEqual([
      'authn_login_fail endLogin robin@example.com',
      'authn_login_fail logoutEverywhere robin@example.com',
      'authn_token_revoked endLogin robin@example.com',
      'authn_token_revoked logoutEverywhere robin@example.com',
    ]);
  });
});

it('reports a question for an order that the customer does not have', async () => {
  const { customer, events } = setUp();
  expect(await customer.getOrder('own')).toEqual({ id: 'own' });
  expect(events).toEqual([]);
  expect(await customer.getOrder('of another customer')).toBeUndefined();
  expect(events).toEqual(['authz_fail getOrder unknown']);
});

it('reports a login and a new password that fail, also if the platform does not answer', async () => {
  const { customer, events, fail } = setUp();
  const reset = { resetUrl: 'https://shop.example/account/reset/1/abc', password: 'a new one' };
  await customer.resetPassword({ ...reset, resetUrl: 'https://elsewhere.example/reset' });
  fail();
  const calls = [
    customer.login(right),
    customer.completeLogin({ url: 'https://shop.example' }),
    customer.resetPassword(reset),
  ];
  for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
  expect(events.sort()).toEqual([
    'authn_login_fail completeLogin unknown',
    'authn_login_fail login robin@example.com',
    'authn_password_change_fail resetPassword unknown',
    'authn_password_change_fail resetPassword unknown',
  ]);
});
