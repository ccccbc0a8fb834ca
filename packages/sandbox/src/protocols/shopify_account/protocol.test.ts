import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox.js';
import { origin, testSandbox } from '../../testing/client.js';
import { testShopWithCustomers } from '../../testing/fixture.js';

let sandbox: Sandbox;
let clock: Date;
beforeEach(() => {
  clock = new Date('2026-06-01T12:00:00Z');
  sandbox = testSandbox({ data: testShopWithCustomers, shopUrl: 'https://front.test', now: () => clock });
});

const visit = (path: string, init: RequestInit = {}) => sandbox.fetch(new Request(origin + path, init));
const submit = (path: string, fields: Record<string, string>, cookie = '') =>
  visit(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });
const leadsTo = ({ status, headers }: Response) => [status, headers.get('location')];
const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';

const login = (email: string, password: string, more: Record<string, string> = {}, cookie = '') =>
  submit('/account/login', { 'customer[email]': email, 'customer[password]': password, ...more }, cookie);

const ada = () => sandbox.shop.customers.findByEmail('ada@example.com')!;
const bob = () => sandbox.shop.customers.findByEmail('bob@example.com')!;

describe('signing in', () => {
  test('spec §7: redirects to the account, with a cookie of one year', async () => {
    const response = await login('ada@example.com', 'lovelace');
    expect(leadsTo(response)).toEqual([302, '/account']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^secure_customer_sig=\w{32}; path=\/; max-age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('redirects back to the form, without a cookie, after a wrong password', async () => {
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const response = await login(email, 'wrong');
      expect([...leadsTo(response), response.headers.get('set-cookie')]).toEqual([302, '/account/login', null]);
    }
  });

  test.each([
    ['/checkout?step=1', '/checkout?step=1'],
    ['https://evil.test/', '/account'],
    ['//evil.test/', '/account'],
    ['/\\evil.test/', '/account'],
    ['javascript:alert(1)', '/account'],
  ])('redirects to %s: %s', async (wanted, expected) =>
    expect(leadsTo(await login('ada@example.com', 'lovelace', { return_to: wanted }))).toEqual([302, expected]),
  );

  test('assigns the cart to the customer, also a cart that is created later', async () => {
    const first = await visit('/cart.js');
    const cart = () => sandbox.shop.store.all('cart').at(-1)!;
    const customer = cookieOf(await login('bob@example.com', 'builder', {}, cookieOf(first)));
    expect(cart().buyer).toMatchObject({ customerId: bob().id, email: 'bob@example.com' });
    await visit('/account/logout', { headers: { cookie: `${cookieOf(first)}; ${customer}` } });
    expect(cart().buyer).not.toHaveProperty('customerId');
    await visit('/cart.js', { headers: { cookie: cookieOf(await login('ada@example.com', 'lovelace')) } });
    expect(cart().buyer).toMatchObject({ customerId: ada().id });
  });

  test('ends with a sign-out', async () => {
    const cookie = cookieOf(await login('ada@example.com', 'lovelace'));
    const response = await visit('/account/logout', { headers: { cookie } });
    expect(leadsTo(response)).toEqual([302, '/']);
    expect(response.headers.get('set-cookie')).toContain('secure_customer_sig=; path=/; max-age=0');
    expect(leadsTo(await submit('/account/addresses', {}, cookie))).toEqual([302, '/account/login']);
  });
});

test('registering signs in', async () => {
  const fields = {
    'customer[email]': 'eve@example.com',
    'customer[first_name]': 'Eve',
    'customer[password]': 'secret',
  };
  const response = await submit('/account', fields);
  expect([...leadsTo(response), cookieOf(response)]).toEqual([
    302,
    '/',
    expect.stringMatching(/^secure_customer_sig=\w/),
  ]);
  expect(sandbox.shop.store.all('mail')).toMatchObject([
    { to: 'eve@example.com', link: { url: 'https://front.test/account' } },
  ]);
  expect(leadsTo(await submit('/account', fields))).toEqual([302, '/account/register']);
});

describe('a forgotten password', () => {
  const choose = (path: string, fields: Record<string, string>) =>
    submit(path, { 'customer[password]': 'countess', 'customer[password_confirmation]': 'countess', ...fields });

  test('is replaced through the link in a mail', async () => {
    expect(leadsTo(await submit('/account/recover', { email: 'ada@example.com' }))).toEqual([302, '/account/login']);
    const { pathname } = new URL(sandbox.shop.store.all('mail')[0]!.link!.url);
    expect(leadsTo(await visit(pathname))).toEqual([302, `https://front.test${pathname}`]);
    const [, , , id, token] = pathname.split('/');
    const link = { id: id!, token: token! };
    expect(leadsTo(await choose('/account/reset', { ...link, 'customer[password]': 'other' }))).toEqual([
      302,
      pathname,
    ]);
    expect(leadsTo(await choose('/account/activate', link))).toEqual([302, pathname.replace('reset', 'activate')]);
    const response = await choose('/account/reset', link);
    expect([...leadsTo(response), cookieOf(response)]).toEqual([302, '/account', expect.stringMatching(/=\w{32}$/)]);
    expect(leadsTo(await choose('/account/reset', link))).toEqual([302, pathname]);
  });

  test('spec §5: is not sent for an unknown address', async () => {
    expect(leadsTo(await submit('/account/recover', { email: 'nobody@example.com' }))).toEqual([
      302,
      '/account/login#recover',
    ]);
    expect(sandbox.shop.store.count('mail')).toBe(0);
  });

  test('of an invited customer is chosen by an activation', async () => {
    sandbox.shop.customers.invite({ email: 'eve@example.com' }, () => '');
    const [link] = sandbox.shop.store.all('passwordLink');
    const response = await choose('/account/activate', { id: String(link!.customerId), token: link!.token });
    expect(leadsTo(response)).toEqual([302, '/account']);
  });
});

describe('addresses', () => {
  const fields = {
    form_type: 'customer_address',
    'address[first_name]': 'Bob',
    'address[address1]': '1 Street',
    'address[city]': 'Bonn',
    'address[country]': 'Germany',
    'address[zip]': '53111',
  };

  test('are created, changed and deleted by the theme’s forms', async () => {
    const cookie = cookieOf(await login('bob@example.com', 'builder'));
    const post = async (path: string, more: Record<string, string> = {}) => leadsTo(await submit(path, more, cookie));
    const all = () => sandbox.shop.addresses.all(bob());
    expect(await post('/account/addresses', fields)).toEqual([302, '/account/addresses']);
    await post('/account/addresses', { ...fields, 'address[default]': '1', 'address[city]': 'Köln' });
    expect(all()).toMatchObject([{ city: 'Bonn', countryCode: 'DE' }, { city: 'Köln' }]);
    const [first, second] = all();
    expect(bob().defaultAddressId).toBe(second!.id);
    await post(`/account/addresses/${first!.id}`, {
      _method: 'put',
      'address[city]': 'Hamburg',
      'address[default]': '1',
    });
    expect(all()[0]).toMatchObject({ firstName: 'Bob', city: 'Hamburg' });
    expect(bob().defaultAddressId).toBe(first!.id);
    expect(await post(`/account/addresses/${first!.id}`, { _method: 'delete' })).toEqual([302, '/account/addresses']);
    expect(all()).toMatchObject([{ city: 'Köln' }]);
  });

  test('of others stay unchanged', async () => {
    const cookie = cookieOf(await login('bob@example.com', 'builder'));
    const [address] = sandbox.shop.addresses.all(ada());
    await submit(`/account/addresses/${address!.id}`, { _method: 'delete' }, cookie);
    await submit(`/account/addresses/${address!.id}`, { 'address[city]': 'X' }, cookie);
    await submit(`/account/addresses/${address!.id}`, { _method: 'delete' });
    expect(sandbox.shop.addresses.all(ada())[0]).toEqual(address);
  });
});

test('the pages themselves belong to the storefront', async () => {
  expect(leadsTo(await visit('/account/orders?page=2'))).toEqual([302, 'https://front.test/account/orders?page=2']);
  expect((await visit('/account/orders', { method: 'POST' })).status).toBe(405);
  expect((await visit('/account', { method: 'DELETE' })).status).toBe(405);
});

test('faults apply to the actions of forms', async () => {
  sandbox.faults.add({ match: { call: 'customer.login' }, fault: 'status=500' });
  expect((await login('ada@example.com', 'lovelace')).status).toBe(500);
  expect((await visit('/account/login')).status).toBe(302);
});
