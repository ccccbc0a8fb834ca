/** Tests customers who sign in at the platform. contract.customers.test.ts tests customers with passwords for all adapters. */
import { createSandbox, withLargeCustomer, type Sandbox, type ShopData } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Flavour } from '../../../model/flavours.js';
import { createMemorySession, sessionKeys, type SessionStore } from '../../../port/session.js';
import { createCommerceHandler } from '../../../server.js';
import { createRemoteCommerce } from '../../../remote.js';
import { failure } from '../../../testing/adapters.js';
import { torontoAddress } from '../../../testing/torontoAddress.js';
import type { Way } from '../../../testing/openShop.js';
import { withoutIds } from '../../../testing/withoutIds.js';
import { createVirtualClock, type VirtualClock } from '../../../testing/virtualClock.js';
import { createMemoryLogins } from '../../shared/logins.js';
import { createDataCache } from '../../shared/dataCache.js';
import { createCommerce } from '../../createCommerce.js';
import type { CommerceSettings } from '../../settings.js';
import type { Fetch } from '../../../shared/transport.js';

const shopUrl = 'https://front.test';
const callbackUrl = `${shopUrl}/account/callback`;
const customerAccounts = { clientId: 'the-client' };
const baseUrl = 'https://northlane.test';

const adapters: { flavour: Exclude<Flavour, 'big_commerce'>; way: Way }[] = [
  { flavour: 'shopify_graphql', way: 'directly' },
  { flavour: 'shopify_graphql', way: 'through the remote client and its handler' },
  { flavour: 'shopify_rest', way: 'directly' },
];

function openShop(flavour: Exclude<Flavour, 'big_commerce'>, way: Way, data?: ShopData) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ shopUrl, passwordCost: 1, now: () => new Date(clock.now()), ...(data && { data }) });
  const session = createMemorySession();
  const requests: { url: URL; body: string; headers: Headers }[] = [];
  const fetch: Fetch = (address, init) => {
    requests.push({ url: new URL(address), body: String(init?.body), headers: new Headers(init?.headers) });
    return sandbox.fetch(new Request(address, init));
  };
  const settings: CommerceSettings = { flavour, baseUrl, customerAccounts };
  const logins = { lists: createMemoryLogins() };
  /** The shop on a further server, or for another browser. */
  const openFor = (own: SessionStore, at: Partial<CommerceSettings> = {}) =>
    createCommerce({ ...settings, ...at } as CommerceSettings, {
      fetch,
      session: own,
      clock,
      cache: createDataCache({ now: clock.now }),
      logins,
    });
  const direct = openFor(session);
  const handler = createCommerceHandler(direct, { onError: () => {} });
  const remote = createRemoteCommerce('https://front.test/api/shop', {
    ...direct,
    fetch: (url, init) => handler(new Request(url, init)),
  });
  return { clock, sandbox, session, requests, openFor, commerce: way === 'directly' ? direct : remote };
}

const mailedCode = ({ shop }: Sandbox) => /^\d{6}/.exec(shop.store.all('mail').at(-1)!.subject)![0];

/** Signs in on the platform's page like a person. Returns the address of the redirect. */
async function signInAt(sandbox: Sandbox, loginUrl: string, email: string): Promise<string> {
  const submit = (fields: Record<string, string>) =>
    sandbox.fetch(new Request(loginUrl, { method: 'POST', body: new URLSearchParams(fields) }));
  const page = await (await submit({ email })).text();
  const signIn = /name="sign_in" value="(\w+)"/.exec(page)![1]!;
  const response = await submit({ sign_in: signIn, code: mailedCode(sandbox) });
  return response.headers.get('location')!;
}

describe.each(adapters)('customers of $flavour who sign in at the platform, reached $way', ({ flavour, way }) => {
  let shop: ReturnType<typeof openShop>;
  let session: SessionStore;
  let clock: VirtualClock;
  beforeEach(() => {
    shop = openShop(flavour, way);
    ({ session, clock } = shop);
  });

  const customer = () => shop.commerce.customer;
  const loginUrl = async () => (await customer().loginPage({ returnTo: '/account/orders', callbackUrl }))!.loginUrl;
  const signIn = async (email = 'robin@example.com') => {
    const url = await signInAt(shop.sandbox, await loginUrl(), email);
    return customer().completeLogin({ url });
  };

  it('are sent there, with a challenge (PKCE)', async () => {
    expect(shop.commerce.capabilities).toMatchObject({
      login: 'redirect',
      registerFields: [],
      changePassword: false,
      defaultAddress: true,
    });
    const url = new URL(await loginUrl());
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'the-client',
      scope: 'openid email customer-account-api:full',
      response_type: 'code',
      redirect_uri: callbackUrl,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(url.href).not.toContain(
      (JSON.parse((await session.get('customerLogin'))!) as { verifier: string }).verifier,
    );
    expect(await loginUrl()).not.toBe(url.href);
  });

  it('come back signed in, to the page where they were', async () => {
    expect(await signIn()).toEqual({ errors: [], returnTo: '/account/orders' });
    expect(await customer().get()).toMatchObject({
      displayName: 'Robin Hale',
      email: 'robin@example.com',
      defaultAddress: { city: 'San Mateo', country: 'United States', countryCode: 'US' },
      _originalPlatform: 'shopify',
    });
    expect(await session.get('customerLogin')).toBeUndefined();
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'another')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['another code', (url: URL) => url.searchParams.set('code', 'another')],
    ['a refusal', (url: URL) => (url.search = '?error=access_denied')],
  ])('are not signed in with %s', async (_, change) => {
    const url = new URL(await signInAt(shop.sandbox, await loginUrl(), 'robin@example.com'));
    change(url);
    expect((await customer().completeLogin({ url: url.href })).errors).toEqual([{ code: 'customer.linkInvalid' }]);
    expect(await customer().get()).toBeUndefined();
  });

  it('are not signed in twice by one response, nor by one without a request', async () => {
    const url = await signInAt(shop.sandbox, await loginUrl(), 'robin@example.com');
    expect((await customer().completeLogin({ url })).errors).toEqual([]);
    expect((await customer().completeLogin({ url })).errors).toEqual([{ code: 'customer.linkInvalid' }]);
  });

  it('have no passwords', async () => {
    const credentials = { email: 'robin@example.com', password: 'northlane' };
    for (const call of [
      customer().login(credentials),
      customer().register(credentials),
      customer().recoverPassword(credentials),
      customer().resetPassword({ resetUrl: callbackUrl, password: 'another' }),
      customer().updateCustomer({ newPassword: 'another' }),
    ])
      expect(await failure(call)).toMatchObject({ kind: 'refused' });
  });

  it('find their orders, and each of them', async () => {
    await signIn();
    const records = shop.sandbox.shop.orders.all(shop.sandbox.shop.customers.findByEmail('robin@example.com')!);
    const { items } = await customer().getAllOrders();
    expect(items.map(({ name }) => name)).toEqual(records.map(({ number }) => `#${number}`));
    for (const [index, record] of records.entries()) {
      const order = items[index]!;
      expect([Number(order.totalPrice?.amount), order.totalPrice?.currencyCode]).toEqual([
        record.total / 100,
        record.currencyCode,
      ]);
      expect(order.products.map(({ discountedTotalPrice }) => Number(discountedTotalPrice?.amount))).toEqual(
        record.lines.map(({ price, quantity, discount = 0 }) => (price * quantity - discount) / 100),
      );
    }
    expect(await customer().getOrder(items[0]!.id)).toEqual(items[0]);
    expect(await customer().getOrder('gid://shopify/Order/987654')).toBeUndefined();
  });

  it('do not find the orders of others', async () => {
    await signIn();
    const [theirs] = (await customer().getAllOrders()).items;
    const [theirAddress] = (await customer().getAllAddresses()).items;
    await signIn('sam@example.com');
    expect(await customer().getOrder(theirs!.id)).toBeUndefined();
    expect(await customer().getAddress(theirAddress!.id)).toBeUndefined();
    expect(await customer().deleteAddress({ id: theirAddress!.id })).toMatchObject({
      errors: [{ code: 'address.unknown' }],
    });
  });

  it('write, change and delete their addresses, with the codes of countries and states', async () => {
    await signIn('sam@example.com');
    expect(await customer().createAddress(torontoAddress)).toEqual({ errors: [] });
    const sent = shop.requests.at(-1)!.body;
    expect(JSON.parse(sent)).toMatchObject({ variables: { address: { territoryCode: 'CA', zoneCode: 'ON' } } });
    const [address] = (await customer().getAllAddresses()).items;
    expect(address).toMatchObject({ address1: '5 Kiln Street', country: 'Canada', countryCode: 'CA' });
    expect(await customer().getAddress(address!.id)).toEqual(address);
    await customer().updateAddress({ id: address!.id, address: { ...address!, city: 'Ottawa' } });
    expect((await customer().getAddress(address!.id))?.city).toBe('Ottawa');
    expect(await customer().setDefaultAddress({ id: address!.id })).toEqual({ errors: [] });
    expect((await customer().get())?.defaultAddress?.id).toBe(address!.id);
    expect(await customer().deleteAddress({ id: address!.id })).toEqual({ errors: [] });
    expect(await customer().getAllAddresses()).toEqual({ items: [] });
    expect((await customer().createAddress({ ...torontoAddress, zip: '' })).errors).toMatchObject([
      { code: 'address.invalid', field: ['zip'], message: 'Input value is invalid.' },
    ]);
  });

  it('read 50 of each per page', async () => {
    shop = openShop(flavour, way, withLargeCustomer());
    ({ session, clock } = shop);
    await signIn('alex@example.com');
    const first = await customer().getAllOrders();
    expect(first.items).toHaveLength(50);
    const second = await customer().getAllOrders({ cursor: first.next! });
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
    expect((await customer().getAllAddresses()).items).toHaveLength(50);
  });

  it('stay signed in: the token, which is valid for an hour, is renewed', async () => {
    await signIn();
    const token = await session.get('customerAccessToken');
    const idToken = await session.get('customerIdToken');
    await clock.until(new Promise<void>((resolve) => void clock.after(58 * 60 * 1000, resolve)));
    await Promise.all([customer().get(), customer().getAllOrders()]);
    expect(await session.get('customerAccessToken')).not.toBe(token);
    expect(await session.get('customerIdToken')).toBe(idToken);
    const renewals = shop.requests.filter(({ body }) => body.includes('grant_type=refresh_token'));
    expect(renewals).toHaveLength(1);
    expect(await customer().get()).toMatchObject({ email: 'robin@example.com' });
  });

  it('are guests after it has expired', async () => {
    await signIn();
    for (const { accessToken } of shop.sandbox.shop.store.all('authorization'))
      shop.sandbox.shop.authorizations.end(shop.sandbox.shop.authorizations.find(accessToken)!.customerId);
    expect(await failure(customer().getAllOrders())).toMatchObject({ kind: 'unidentified' });
    expect(await customer().createAddress(torontoAddress)).toMatchObject({
      errors: [{ code: 'customer.tokenNotFound' }],
    });
    expect(await customer().get()).toBeUndefined();
    for (const key of sessionKeys) expect(await session.get(key)).toBeUndefined();
  });

  it('sign out here and, through their browser, on the platform', async () => {
    await signIn();
    const token = await session.get('customerAccessToken');
    const { logoutUrl } = await customer().logout();
    expect(await customer().get()).toBeUndefined();
    expect(new URL(logoutUrl!).pathname).toMatch(/\/logout$/);
    await shop.sandbox.fetch(new Request(logoutUrl!));
    expect(shop.sandbox.shop.authorizations.find(token!)).toBeUndefined();
    expect(await customer().logout()).toEqual({});
  });

  it('sign out here and there, also if the platform no longer tells the address of its logout', async () => {
    await signIn();
    shop.sandbox.faults.add({ match: { path: '/.well-known/' }, fault: 'status=503' });
    // A server that has forgotten the address.
    const { logoutUrl } = await shop.clock.until(shop.openFor(session).customer.logout());
    expect(new URL(logoutUrl!).pathname).toMatch(/\/logout$/);
    expect(await customer().get()).toBeUndefined();
  });

  it('sign out here if a server was never told the address, and are still known there', async () => {
    await signIn();
    shop.sandbox.faults.add({ match: { path: '/.well-known/' }, fault: 'status=503' });
    const server = shop.openFor(session, { baseUrl: 'https://other.test' });
    expect(await shop.clock.until(server.customer.logout())).toEqual({ isOpenAtPlatform: true });
    expect(await customer().get()).toBeUndefined();
  });

  it('sign out in all copies of their cookies, before the platform knows of it', async () => {
    await signIn();
    const [copy, other] = [createMemorySession(), createMemorySession()];
    for (const key of sessionKeys) await copy.set(key, await session.get(key));
    const thief = () => shop.openFor(copy).customer;
    expect(await thief().get()).toMatchObject({ email: 'robin@example.com' });
    const { loginUrl: url } = (await shop.openFor(other).customer.loginPage({ returnTo: '/', callbackUrl }))!;
    await shop.openFor(other).customer.completeLogin({ url: await signInAt(shop.sandbox, url, 'robin@example.com') });
    await customer().logout();
    expect(await failure(thief().getAllOrders())).toMatchObject({ kind: 'unidentified' });
    expect(await thief().get()).toBeUndefined();
    expect(await shop.openFor(other).customer.get()).toMatchObject({ email: 'robin@example.com' });
  });

  it('end their former login by another one', async () => {
    await signIn();
    const copy = createMemorySession();
    for (const key of sessionKeys) await copy.set(key, await session.get(key));
    await signIn('sam@example.com');
    expect(await shop.openFor(copy).customer.get()).toBeUndefined();
    expect(await customer().get()).toMatchObject({ email: 'sam@example.com' });
  });

  it('keep their cart', async () => {
    const { catalog, cart } = shop.commerce;
    const { variants } = (await catalog.product('enamel-kettle'))!;
    const { cart: filled } = await cart.addItems([{ variantId: variants[0]!.id, quantity: 1 }]);
    await signIn();
    expect(withoutIds(await cart.get())).toEqual(withoutIds(filled));
    await customer().logout();
    expect(withoutIds(await cart.get())).toEqual(withoutIds(filled));
  });

  it('get a new cart, and leave a planted one to its planter without their names', async () => {
    const { variants } = (await shop.commerce.catalog.product('enamel-kettle'))!;
    await shop.commerce.cart.addItems([{ variantId: variants[0]!.id, quantity: 1 }]);
    const { checkoutUrl: planted } = await shop.commerce.cart.get();
    const pageOf = async (url: string | undefined) => (await shop.sandbox.fetch(new Request(url ?? ''))).text();
    await signIn();
    const { checkoutUrl: own } = await shop.commerce.cart.get();
    expect(await pageOf(own)).toContain('robin@example.com');
    expect(await pageOf(planted)).not.toMatch(/robin|Hale|Bayshore/i);
    await customer().logout();
    expect(await pageOf(own)).not.toMatch(/robin|Hale|Bayshore/i);
  });
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the token endpoint', () => {
  /** Resolves to the errors of a login whose id token has other claims. */
  async function loginWith(change: (claims: Record<string, unknown>) => unknown) {
    const sandbox = createSandbox({ shopUrl, passwordCost: 1 });
    const session = createMemorySession();
    const fetch: Fetch = async (address, init) => {
      const response = await sandbox.fetch(new Request(address, init));
      if (!address.endsWith('/oauth/token')) return response;
      const answer = (await response.json()) as { id_token: string };
      const [head, body = '', signature] = answer.id_token.split('.');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
      return Response.json({ ...answer, id_token: [head, encoded(change(claims)), signature].join('.') });
    };
    const settings: CommerceSettings = { flavour: 'shopify_graphql', baseUrl, customerAccounts };
    const { customer } = createCommerce(settings, { session, cache: createDataCache(), fetch });
    const { loginUrl } = (await customer.loginPage({ returnTo: '/', callbackUrl }))!;
    const url = await signInAt(sandbox, loginUrl, 'robin@example.com');
    const { errors } = await customer.completeLogin({ url });
    return { errors, isSignedIn: (await customer.get()) !== undefined };
  }

  it('signs in with an id token for this login, also if it is for others too', async () => {
    expect(await loginWith((claims) => claims)).toEqual({ errors: [], isSignedIn: true });
    const shared = { aud: [customerAccounts.clientId, 'another client'], azp: customerAccounts.clientId };
    expect(await loginWith((claims) => ({ ...claims, ...shared }))).toEqual({ errors: [], isSignedIn: true });
  });

  it.each<[string, Record<string, unknown>]>([
    ['another login', { nonce: 'another' }],
    ['no login', { nonce: undefined }],
    ['another client', { aud: 'another client' }],
    ['another client among others', { aud: ['a third client', 'another client'] }],
    ['a client that got it for another', { aud: [customerAccounts.clientId, 'another'], azp: 'another' }],
    ['no client', { aud: undefined }],
    ['another shop', { iss: 'https://another.test' }],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['all times', { exp: undefined }],
    ['nobody', { sub: undefined }],
  ])('signs nobody in with an id token for %s', async (_, change) => {
    const errors = [{ code: 'customer.linkInvalid' }];
    expect(await loginWith((claims) => ({ ...claims, ...change }))).toEqual({ errors, isSignedIn: false });
  });

  it('signs nobody in with an id token that cannot be read', async () => {
    const errors = [{ code: 'customer.linkInvalid' }];
    expect(await loginWith(() => 'no claims')).toEqual({ errors, isSignedIn: false });
  });

  it('gets the secret of a confidential client in a header', async () => {
    const sandbox = createSandbox({ shopUrl });
    const requests: { url: string; headers: Headers }[] = [];
    const commerce = createCommerce(
      { flavour: 'shopify_graphql', baseUrl, customerAccounts: { clientId: 'a', clientSecret: 'secret' } },
      {
        session: createMemorySession(),
        cache: createDataCache(),
        fetch: (url, init) => {
          requests.push({ url, headers: new Headers(init?.headers) });
          return sandbox.fetch(new Request(url, init));
        },
      },
    );
    const { loginUrl } = (await commerce.customer.loginPage({ returnTo: '/', callbackUrl }))!;
    const url = await signInAt(sandbox, loginUrl, 'robin@example.com');
    expect((await commerce.customer.completeLogin({ url })).errors).toEqual([]);
    const request = requests.find(({ url: address }) => address.endsWith('/oauth/token'));
    expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('a:secret')}`);
    expect(`${loginUrl} ${url}`).not.toContain('secret');
  });
});
