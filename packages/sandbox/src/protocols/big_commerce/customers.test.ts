import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox.js';
import { bigCommerceClient } from '../../testing/bigCommerce.js';
import { origin, testSandbox } from '../../testing/client.js';
import { testShopWithCustomers } from '../../testing/fixture.js';

let sandbox: Sandbox;
let ask: ReturnType<typeof bigCommerceClient>;
let clock: Date;
beforeEach(() => {
  clock = new Date('2026-06-01T12:00:00Z');
  sandbox = testSandbox({ data: testShopWithCustomers, shopUrl: 'https://front.test', now: () => clock });
  ask = bigCommerceClient(sandbox);
});

interface Customer {
  id: number;
  email: string;
  first_name: string;
  address_count: number;
  addresses?: Address[];
}
interface Address {
  id: number;
  customer_id: number;
  city: string;
  country_code: string;
}
interface Order {
  id: number;
  status: string;
  payment_status: string;
  [field: string]: unknown;
}

const valid = async (email: string, password: string) =>
  (await ask('POST', '/v3/customers/validate-credentials', { email, password })).body;

const newCustomer = {
  email: 'eve@example.com',
  first_name: 'Eve',
  last_name: 'Moss',
  authentication: { new_password: 'secret' },
  trigger_account_created_notification: true,
};
const newAddress = {
  first_name: 'Eve',
  last_name: 'Moss',
  address1: '1 Street',
  city: 'Bonn',
  state_or_province: 'NRW',
  postal_code: '53111',
  country_code: 'DE',
};

describe('customers', () => {
  test('are identified by a password', async () => {
    expect(await valid('Ada@example.com', 'lovelace')).toEqual({ is_valid: true, customer_id: 1 });
    expect(await valid('ada@example.com', 'wrong')).toEqual({ is_valid: false, customer_id: null });
    expect(await valid('nobody@example.com', 'wrong')).toEqual({ is_valid: false, customer_id: null });
    expect((await ask('POST', '/v3/customers/validate-credentials', { email: 'a@b.test' })).status).toBe(422);
  });

  test('are read, and found by their values', async () => {
    const found = async (query: string) =>
      (await ask<Customer[]>('GET', `/v3/customers?${query}`)).data.map(({ id }) => id);
    expect(await found('id:in=1')).toEqual([1]);
    expect(await found('email:in=BOB@example.com')).toEqual([2]);
    expect(await found('name:in=Ada Byron')).toEqual([1]);
    expect(await found('name:like=byr')).toEqual([1]);
    expect(await found('sort=last_name:desc')).toEqual([1, 2]);
    expect(await found('limit=1&page=2')).toEqual([2]);
    const { data, pagination } = await ask<Customer[]>('GET', '/v3/customers?id:in=1&include=addresses');
    expect(data[0]).toMatchObject({ email: 'ada@example.com', first_name: 'Ada', address_count: 2 });
    expect(data[0]?.addresses?.map(({ id }) => id)).toEqual([1, 2]);
    expect(pagination).toMatchObject({ total: 1, total_pages: 1 });
  });

  test('register with an address, and get a mail on request', async () => {
    const { status, data } = await ask<Customer[]>('POST', '/v3/customers', [
      { ...newCustomer, addresses: [{ ...newAddress, phone: '1' }] },
    ]);
    expect([status, data[0]?.id, data[0]?.addresses?.[0]?.city]).toEqual([200, 3, 'Bonn']);
    expect(await valid('eve@example.com', 'secret')).toMatchObject({ customer_id: 3 });
    expect(sandbox.shop.store.all('mail')).toMatchObject([{ to: 'eve@example.com', subject: 'Welcome to Test Shop' }]);
    await ask('POST', '/v3/customers', [
      { ...newCustomer, email: 'f@example.com', trigger_account_created_notification: false },
    ]);
    expect(sandbox.shop.store.count('mail')).toBe(1);
  });

  test.each([
    [{ email: 'ada@example.com' }, 'Email has already been taken'],
    [{ authentication: { new_password: '12345' } }, 'Password is too short (minimum is 5 characters)'],
    [{ email: 'eve' }, 'Input value is invalid.'],
  ])('spec §8: are refused with %j', async (change, text) => {
    const { status, title, errors } = await ask('POST', '/v3/customers', [{ ...newCustomer, ...change }]);
    expect({ status, title, errors }).toEqual({
      status: 422,
      title: 'Create customers failed.',
      errors: { '.customer_create': text },
    });
  });

  test('are refused without required values, and the refusal names all of them', async () => {
    expect(
      await ask('POST', '/v3/customers', [{ ...newCustomer, first_name: '', last_name: undefined }]),
    ).toMatchObject({
      status: 422,
      errors: { '0.first_name': 'error.path.missing', '0.last_name': 'error.path.missing' },
    });
    const { country_code: _, ...incomplete } = newAddress;
    expect(await ask('POST', '/v3/customers', [{ ...newCustomer, addresses: [incomplete] }])).toMatchObject({
      status: 422,
      errors: { '0.addresses.0.country_code': 'error.path.missing' },
    });
    expect(sandbox.shop.store.count('customer')).toBe(2);
    for (const body of [{}, [], ['x']]) expect((await ask('POST', '/v3/customers', body)).status).toBe(422);
  });

  test('change their password', async () => {
    const { status } = await ask('PUT', '/v3/customers', [{ id: 1, authentication: { new_password: 'countess' } }]);
    expect(status).toBe(200);
    expect(await valid('ada@example.com', 'countess')).toMatchObject({ is_valid: true });
    expect(await ask('PUT', '/v3/customers', [{ id: 1, authentication: { new_password: '1' } }])).toMatchObject({
      errors: { '.customer_update': 'Password is too short (minimum is 5 characters)' },
    });
    expect((await ask('PUT', '/v3/customers', [{ id: 9, first_name: 'X' }])).errors).toEqual({
      '0.id': 'error.invalid',
    });
  });
});

describe('addresses', () => {
  test('come in pages, a customer’s or everybody’s', async () => {
    await ask('POST', '/v3/customers/addresses', [{ ...newAddress, customer_id: 2 }]);
    const { data, pagination } = await ask<Address[]>('GET', '/v3/customers/addresses?customer_id:in=1&limit=1&page=2');
    expect(data).toMatchObject([{ id: 2, customer_id: 1 }]);
    expect(pagination).toMatchObject({ total: 2, count: 1, per_page: 1, current_page: 2, total_pages: 2 });
    expect((await ask('GET', '/v3/customers/addresses')).pagination).toMatchObject({ total: 3, per_page: 50 });
    expect((await ask<Address[]>('GET', '/v3/customers/addresses?id:in=3')).data).toMatchObject([
      { country_code: 'DE' },
    ]);
  });

  test('are created, changed and deleted', async () => {
    const { status, data } = await ask<Address[]>('POST', '/v3/customers/addresses', [
      { ...newAddress, customer_id: 2 },
    ]);
    expect([status, data]).toMatchObject([200, [{ id: 3, customer_id: 2, city: 'Bonn', country: 'Germany' }]]);
    const changed = await ask<Address[]>('PUT', '/v3/customers/addresses', [
      { id: 3, city: 'Paris', country_code: 'FR' },
    ]);
    expect(changed.data).toMatchObject([{ city: 'Paris', country_code: 'FR', address1: '1 Street' }]);
    expect((await ask('DELETE', '/v3/customers/addresses?id:in=3,99')).status).toBe(204);
    expect((await ask('GET', '/v3/customers/addresses?customer_id:in=2')).data).toEqual([]);
  });

  test.each(['first_name', 'last_name', 'address1', 'city', 'state_or_province', 'postal_code', 'country_code'])(
    'spec §5: are refused without %s',
    async (name) => {
      const { status, errors } = await ask('POST', '/v3/customers/addresses', [
        { ...newAddress, customer_id: 2, [name]: '' },
      ]);
      expect([status, errors]).toEqual([422, { [`0.${name}`]: 'error.path.missing' }]);
    },
  );

  test('are refused for an unknown country, and for an unknown customer', async () => {
    expect(
      await ask('POST', '/v3/customers/addresses', [{ ...newAddress, customer_id: 2, country_code: 'XX' }]),
    ).toMatchObject({ errors: { '0.country_code': 'error.invalid' } });
    expect(await ask('POST', '/v3/customers/addresses', [{ ...newAddress, customer_id: 9 }])).toMatchObject({
      errors: { '0.customer_id': 'error.invalid' },
    });
    expect((await ask('PUT', '/v3/customers/addresses', [{ id: 9 }])).status).toBe(422);
    expect((await ask('PUT', '/v3/customers/addresses', [{ id: 1, city: '' }])).status).toBe(422);
  });
});

describe('orders', () => {
  const orders = async (query = '') => (await ask('GET', `/v2/orders?${query}`)).body as Order[];

  test('are a bare list, with money and dates as texts', async () => {
    const [order] = await orders('min_id=998&max_id=998');
    expect(order).toMatchObject({
      id: 998,
      customer_id: 1,
      date_created: 'Thu, 02 Jan 2025 10:00:00 +0000',
      status: 'Completed',
      payment_status: 'captured',
      currency_code: 'USD',
      subtotal_inc_tax: '46.9800',
      coupon_discount: '5.0000',
      shipping_cost_inc_tax: '4.9500',
      total_inc_tax: '46.9300',
      products: { url: `${origin}/v2/orders/998/products`, resource: '/orders/998/products' },
    });
  });

  test('are found, sorted and paged', async () => {
    const ids = async (query: string) => (await orders(query)).map(({ id }) => id);
    expect(await ids('customer_id=1')).toEqual([998, 999, 1000]);
    expect(await ids('customer_id=1&sort=date_created:desc&limit=2')).toEqual([1000, 999]);
    expect(await ids('customer_id=1&sort=id:desc&limit=2&page=2')).toEqual([998]);
    expect(await ids('customer_id=2')).toEqual([]);
    expect(await ids('email=ADA@example.com&status_id=5')).toEqual([999]);
    expect((await ask('GET', '/v2/orders?sort=colour:up')).status).toBe(400);
  });

  test("spec §3: have the platform's states", async () => {
    expect((await orders()).map(({ status, payment_status }) => [status, payment_status])).toEqual([
      ['Completed', 'captured'],
      ['Cancelled', 'void'],
      ['Partially Shipped', ''],
    ]);
  });

  test('contain their lines, with options and discounts, on request', async () => {
    const [order] = await orders('min_id=998&max_id=998&include=consignments.line_items&consignment_structure=object');
    const { shipping } = order!.consignments as { shipping: { line_items: object[] }[] };
    const { variant } = sandbox.shop.catalog;
    expect(shipping[0]?.line_items).toMatchObject([
      {
        name: 'Bell',
        quantity: 2,
        product_id: variant('BELL')!.product.id,
        variant_id: variant('BELL')!.id,
        total_inc_tax: '39.9800',
        applied_discounts: [{ amount: '5.0000' }],
        product_options: [],
      },
      { name: 'Lamp', product_id: 0, variant_id: 0, total_inc_tax: '7.0000', applied_discounts: [] },
    ]);
    const products = (await ask('GET', '/v2/orders/1000/products')).body;
    expect(products).toMatchObject([
      {
        name: 'Jersey',
        product_options: [
          { display_name: 'Size', display_value: 'S' },
          { display_name: 'Colour', display_value: 'Ink' },
        ],
      },
    ]);
    expect((await ask('GET', '/v2/orders/1000/shipping_addresses')).body).toMatchObject([{ country_iso2: 'DE' }]);
    expect((await ask('GET', '/v2/orders/1000')).body).toMatchObject({ id: 1000, currency_code: 'EUR' });
  });

  test('that do not exist are not found, with the message of version 2', async () => {
    expect(await ask('GET', '/v2/orders/9')).toMatchObject({
      status: 404,
      body: [{ status: 404, message: 'The requested resource was not found.' }],
    });
  });

  test('contain the lines of a customer’s cart', async () => {
    const cart = await ask<{ id: string; customer_id: number; email: string }>('POST', '/v3/carts', {
      line_items: [{ product_id: sandbox.shop.catalog.product('bell')!.id, quantity: 1 }],
    });
    expect(cart.data.customer_id).toBe(0);
    const path = `/v3/carts/${cart.data.id}`;
    const handed = await ask<{ customer_id: number; email: string }>('PUT', path, { customer_id: 2 });
    expect([handed.status, handed.data.customer_id, handed.data.email]).toEqual([201, 2, 'bob@example.com']);
    expect((await ask('PUT', path, { customer_id: 9 })).status).toBe(422);
    sandbox.shop.placeOrder(cart.data.id.replaceAll('-', ''), {
      email: 'gift@example.com',
      address: { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', countryCode: 'US' },
    });
    expect(await orders('customer_id=2')).toMatchObject([{ id: 1001, cart_id: cart.data.id }]);
    expect(await orders(`cart_id=${cart.data.id}`)).toMatchObject([{ id: 1001 }]);
    expect(await orders(`cart_id=${crypto.randomUUID()}`)).toEqual([]);
  });
});

const visit = (path: string, init: RequestInit = {}) => sandbox.fetch(new Request(origin + path, init));

/** Posts a form, as a page of the storefront or the storefront's server does. */
async function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const token = await antiForgery();
  return visit(path, {
    method: 'POST',
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, ...headers },
    body: new URLSearchParams(fields),
  });
}

async function antiForgery(): Promise<string> {
  const response = await visit('/login.php', { method: 'HEAD' });
  return /^XSRF-TOKEN=(\w+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

const login = (login_email: string, login_pass: string) =>
  submit('/login.php?action=check_login', { login_email, login_pass });

const cookieOf = async (email: string, password: string) =>
  (await login(email, password)).headers.get('set-cookie')?.split(';')[0] ?? '';

const leadsTo = ({ status, headers }: Response) => [status, headers.get('location')];

describe('login.php', () => {
  test('signs in with a cookie of one year, and redirects back after a wrong password', async () => {
    const response = await login('ada@example.com', 'lovelace');
    expect(leadsTo(response)).toEqual([302, '/account.php']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^SHOP_SESSION_TOKEN=\w{32}; path=\/; max-age=31536000; HttpOnly; SameSite=Lax$/,
    );
    for (const [email, password] of [
      ['ada@example.com', 'wrong'],
      ['nobody@example.com', 'lovelace'],
    ] as const) {
      const refused = await login(email, password);
      expect([...leadsTo(refused), refused.headers.get('set-cookie')]).toEqual([302, '/login.php', null]);
    }
  });

  test('accepts no form without the anti-forgery cookie and its header', async () => {
    const token = await antiForgery();
    expect(token).toMatch(/^\w{32}$/);
    const post = async (headers: Record<string, string>) =>
      (
        await visit('/login.php?action=check_login', {
          method: 'POST',
          headers,
          body: new URLSearchParams({ login_email: 'ada@example.com', login_pass: 'lovelace' }),
        })
      ).status;
    expect(await post({})).toBe(403);
    expect(await post({ cookie: `XSRF-TOKEN=${token}` })).toBe(403);
    expect(await post({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': 'other' })).toBe(403);
    expect(await post({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token })).toBe(302);
  });

  test('shows the storefront’s own page', async () => {
    expect(leadsTo(await visit('/login.php?action=change_password&c=1&t=x'))).toEqual([
      302,
      'https://front.test/login.php?action=change_password&c=1&t=x',
    ]);
  });

  test('signs out', async () => {
    const cookie = await cookieOf('ada@example.com', 'lovelace');
    const response = await visit('/login.php?action=logout', { headers: { cookie } });
    expect(response.headers.get('set-cookie')).toContain('SHOP_SESSION_TOKEN=; path=/; max-age=0');
    expect((await visit('/v2/orders', { headers: { cookie } })).status).toBe(500);
  });

  test('sends a link to a new password, which its form accepts', async () => {
    expect(leadsTo(await submit('/login.php?action=send_password_email', { email: 'ada@example.com' }))).toEqual([
      302,
      '/login.php',
    ]);
    const url = new URL(sandbox.shop.store.all('mail')[0]!.link!.url);
    expect(url.href).toMatch(/^https:\/\/front\.test\/login\.php\?action=change_password&c=1&t=\w{32}$/);
    const save = async (password: string, confirm = password, token = url.searchParams.get('t')!) =>
      leadsTo(
        await submit(`/login.php?action=save_new_password&c=1&t=${token}`, { password, password_confirm: confirm }),
      );
    const again = `/login.php${url.search}`;
    expect(await save('12345')).toEqual([302, again]);
    expect(await save('countess', 'duchess')).toEqual([302, again]);
    expect(await save('countess')).toEqual([302, '/login.php']);
    expect(await save('countess')).toEqual([302, '/login.php?action=reset_password']);
    expect(leadsTo(await login('ada@example.com', 'countess'))).toEqual([302, '/account.php']);
  });

  test('spec §5: refuses to send one to an unknown address', async () => {
    expect(leadsTo(await submit('/login.php?action=send_password_email', { email: 'nobody@example.com' }))).toEqual([
      302,
      '/login.php?action=reset_password',
    ]);
    expect(sandbox.shop.store.count('mail')).toBe(0);
  });
});

describe("a browser's requests, without a store’s URL", () => {
  const browser = async (email: string, password: string) =>
    bigCommerceClient(sandbox, origin, { cookie: await cookieOf(email, password) });

  test('spec §8: a guest’s orders are HTTP 500, with this message', async () => {
    const nobody = bigCommerceClient(sandbox, origin);
    expect(await nobody('GET', '/v2/orders')).toMatchObject({
      status: 500,
      body: [{ status: 500, message: 'Unidentified customer' }],
    });
    expect(await nobody('GET', '/v3/customers/addresses')).toMatchObject({
      status: 500,
      title: 'Unidentified customer',
    });
  });

  test('belongs to the customer of its cookie, and to nobody else', async () => {
    const ada = await browser('ada@example.com', 'lovelace');
    const bob = await browser('bob@example.com', 'builder');
    expect((await ada('GET', '/v2/orders')).body).toHaveLength(3);
    expect((await bob('GET', '/v2/orders?customer_id=1')).body).toEqual([]);
    expect((await bob('GET', '/v2/orders/998')).status).toBe(404);
    expect((await ada('GET', '/v3/customers/addresses')).pagination).toMatchObject({ total: 2 });
    expect((await bob('GET', '/v3/customers/addresses?customer_id:in=1')).data).toEqual([]);
    expect((await bob('PUT', '/v3/customers/addresses', [{ id: 1, city: 'X' }])).status).toBe(422);
    await bob('DELETE', '/v3/customers/addresses?id:in=1');
    expect(sandbox.shop.store.get('address', '1')).toBeDefined();
    expect(
      (await bob<Address[]>('POST', '/v3/customers/addresses', [{ ...newAddress, customer_id: 1 }])).data,
    ).toMatchObject([{ customer_id: 2 }]);
    expect((await bob<Customer[]>('GET', '/v3/customers')).data.map(({ id }) => id)).toEqual([2]);
    expect((await bob('PUT', '/v3/customers', [{ id: 1, authentication: { new_password: 'stolen' } }])).status).toBe(
      422,
    );
  });

  test('belongs to nobody after a year', async () => {
    const ada = await browser('ada@example.com', 'lovelace');
    clock = new Date('2027-06-01T12:00:00Z');
    expect((await ada('GET', '/v2/orders')).status).toBe(500);
  });

  test('does not reveal whether a password is correct', async () => {
    const ada = await browser('ada@example.com', 'lovelace');
    const credentials = { email: 'ada@example.com', password: 'lovelace' };
    expect((await ada('POST', '/v3/customers/validate-credentials', credentials)).status).toBe(401);
  });
});

test('300 orders are read page by page', async () => {
  const [ada] = testShopWithCustomers.customers!;
  const orders = Array.from({ length: 300 }, () => ada!.orders[0]!);
  sandbox = testSandbox({ data: { ...testShopWithCustomers, customers: [{ ...ada!, orders }] } });
  const lengths = await Promise.all(
    [1, 6, 7].map(async (page) => {
      const query = `customer_id=1&page=${page}&limit=50&sort=date_created:desc&include=consignments.line_items&consignment_structure=object`;
      return ((await bigCommerceClient(sandbox)('GET', `/v2/orders?${query}`)).body as Order[]).length;
    }),
  );
  expect(lengths).toEqual([50, 50, 0]);
});
