import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox.js';
import { ask, origin, testSandbox } from '../../testing/client.js';
import { testShopWithCustomers } from '../../testing/fixture.js';

let sandbox: Sandbox;
let clock: Date;
beforeEach(() => {
  clock = new Date('2026-06-01T12:00:00Z');
  sandbox = testSandbox({ data: testShopWithCustomers, shopUrl: 'https://front.test', now: () => clock });
});

const visit = (address: string, init: RequestInit = {}) => sandbox.fetch(new Request(new URL(address, origin), init));
const readJson = async (address: string, init: RequestInit = {}) =>
  (await (await visit(address, init)).json()) as Record<string, unknown>;

const verifier = 'a-verifier-that-nobody-guesses-0123456789-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'https://front.test/account/callback';
const wish = {
  client_id: 'shp_client',
  scope: 'openid email customer-account-api:full',
  response_type: 'code',
  redirect_uri: redirectUri,
  state: 'the-state',
  nonce: 'the-nonce',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

const endpoints = async () => {
  const { authorization_endpoint, token_endpoint, end_session_endpoint } = (await readJson(
    '/.well-known/openid-configuration',
  )) as Record<string, string>;
  const { graphql_api } = (await readJson('/.well-known/customer-account-api')) as Record<string, string>;
  return {
    authorize: authorization_endpoint!,
    token: token_endpoint!,
    logout: end_session_endpoint!,
    graphql: graphql_api!,
  };
};

const authorizeUrl = async (change: Record<string, string> = {}) =>
  `${(await endpoints()).authorize}?${new URLSearchParams({ ...wish, ...change })}`;

const submit = async (address: string, fields: Record<string, string>) => {
  const response = await visit(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { response, text: await response.text() };
};

const sentCode = () => /^\d{6}/.exec(sandbox.shop.store.all('mail').at(-1)!.subject)![0];
const signInIdIn = (text: string) => /name="sign_in" value="(\w+)"/.exec(text)![1]!;

/** Signs in as a person does. Returns the redirect that the browser then follows. */
async function signIn(email = 'ada@example.com', change: Record<string, string> = {}) {
  const address = await authorizeUrl(change);
  const { text } = await submit(address, { email });
  return (await submit(address, { sign_in: signInIdIn(text), code: sentCode() })).response;
}

const askToken = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const response = await visit((await endpoints()).token, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const exchange = async (response: Response, change: Record<string, string> = {}) =>
  askToken({
    grant_type: 'authorization_code',
    client_id: wish.client_id,
    redirect_uri: redirectUri,
    code: new URL(response.headers.get('location')!).searchParams.get('code')!,
    code_verifier: verifier,
    ...change,
  });

const tokens = async (email?: string) => (await exchange(await signIn(email))).body;

const query = async (accessToken: string, document: string, variables: Record<string, unknown> = {}) => {
  const response = await visit((await endpoints()).graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: accessToken },
    body: JSON.stringify({ query: document, variables }),
  });
  const body = (await response.json()) as { data?: Record<string, unknown>; errors?: { message: string }[] };
  return { status: response.status, ...body };
};

describe('signing in', () => {
  test('asks for an address, sends a code to it, and redirects back with a code for the client', async () => {
    const page = await visit(await authorizeUrl());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://front.test;");
    expect(await page.text()).toContain('autocomplete="email"');
    const response = await signIn();
    const location = new URL(response.headers.get('location')!);
    expect([response.status, location.origin + location.pathname]).toEqual([302, redirectUri]);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      code: expect.stringMatching(/^\w{32}$/),
      state: 'the-state',
    });
  });

  test('refuses a code that is wrong, was tried too often, or is too old', async () => {
    const address = await authorizeUrl();
    const start = async () => signInIdIn((await submit(address, { email: 'ada@example.com' })).text);
    const enter = async (sign_in: string, code: string) => (await submit(address, { sign_in, code })).response.status;
    const wrong = () => (sentCode() === '000000' ? '111111' : '000000');
    const first = await start();
    expect(await enter(first, wrong())).toBe(422);
    for (let tries = 1; tries < 5; tries++) await enter(first, wrong());
    expect(await enter(first, sentCode())).toBe(422);
    const second = await start();
    clock = new Date('2026-06-01T12:10:00Z');
    expect(await enter(second, sentCode())).toBe(422);
    const third = await start();
    expect(await enter(third, sentCode())).toBe(302);
    expect(await enter(third, sentCode())).toBe(422);
    expect((await submit(address, { email: 'ada' })).response.status).toBe(422);
  });

  test('creates an account for an unknown address, and does not reveal that before', async () => {
    const address = await authorizeUrl();
    const known = (await submit(address, { email: 'ada@example.com' })).text;
    const unknown = (await submit(address, { email: 'eve@example.com' })).text;
    const plain = (text: string) => text.replaceAll(/\w{32}|(ada|eve)@/g, '');
    expect(plain(unknown)).toBe(plain(known));
    const { access_token } = await tokens('Eve@example.com');
    expect(await query(access_token!, '{ customer { displayName emailAddress { emailAddress } } }')).toMatchObject({
      data: { customer: { displayName: 'eve@example.com', emailAddress: { emailAddress: 'eve@example.com' } } },
    });
  });

  test('is remembered for the next client, until the sign-out', async () => {
    const { authorize, logout } = await endpoints();
    const response = await signIn();
    const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    const { id_token, access_token } = (await exchange(response)).body;
    const again = async (prompt: Record<string, string>) =>
      visit(`${authorize}?${new URLSearchParams({ ...wish, ...prompt })}`, { headers: { cookie } });
    expect((await again({})).headers.get('location')).toContain('code=');
    expect((await again({ prompt: 'login' })).status).toBe(200);
    const query_ = new URLSearchParams({
      id_token_hint: id_token!,
      post_logout_redirect_uri: 'https://front.test/bye',
    });
    const out = await visit(`${logout}?${query_}`, { headers: { cookie } });
    expect([out.status, out.headers.get('location')]).toEqual([302, 'https://front.test/bye']);
    expect((await again({ prompt: 'none' })).headers.get('location')).toContain('error=login_required');
    expect((await query(access_token!, '{ customer { id } }')).status).toBe(401);
  });

  test.each([
    ['https://evil.test/account/callback'],
    ['https://front.test.evil.test/'],
    ['https://front.test@evil.test/'],
    ['//front.test/'],
    ['javascript:alert(1)'],
    [''],
  ])('never redirects to %j', async (uri) => {
    const response = await visit(await authorizeUrl({ redirect_uri: uri }));
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    const { logout } = await endpoints();
    const out = await visit(`${logout}?${new URLSearchParams({ post_logout_redirect_uri: uri })}`);
    expect(out.headers.get('location')).toBe('https://front.test');
  });

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'login_required'],
  ])('reports to the client the problem of %j', async (change, error) => {
    const { status, headers } = await visit(await authorizeUrl(change));
    const { searchParams } = new URL(headers.get('location')!);
    expect([status, searchParams.get('error'), searchParams.get('state')]).toEqual([302, error, 'the-state']);
  });
});

describe('tokens', () => {
  test('are issued for a code and the verifier of its challenge', async () => {
    const { status, body } = await exchange(await signIn());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^shcat_/),
      refresh_token: expect.stringMatching(/^shcrt_/),
      expires_in: 3600,
    });
    const claims = JSON.parse(Buffer.from(body.id_token!.split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({
      iss: origin,
      aud: 'shp_client',
      sub: '1',
      nonce: 'the-nonce',
      email: 'ada@example.com',
    });
  });

  test.each([
    [{ code_verifier: 'another' }],
    [{ redirect_uri: 'https://front.test/other' }],
    [{ client_id: 'other' }],
    [{ code: 'none' }],
  ])('are refused with %j, and the code is spent', async (change) => {
    const response = await signIn();
    expect(await exchange(response, change)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const { status } = await exchange(response);
    expect(status).toBe('code' in change ? 200 : 400);
    expect((await exchange(response)).status).toBe(400);
  });

  test('expire after an hour, and are renewed, once for each refresh token', async () => {
    const first = await tokens();
    const renew = (refresh_token: string, client_id = 'shp_client') =>
      askToken({ grant_type: 'refresh_token', client_id, refresh_token });
    clock = new Date('2026-06-01T13:00:00Z');
    expect((await query(first.access_token!, '{ customer { id } }')).status).toBe(401);
    expect((await renew(first.refresh_token!, 'other')).status).toBe(400);
    const second = (await renew(first.refresh_token!)).body;
    expect((await query(second.access_token!, '{ customer { id } }')).status).toBe(200);
    expect((await renew(first.refresh_token!)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await query(first.access_token!, '{ customer { id } }')).status).toBe(401);
  });

  test('are also issued to clients with a secret, which are named in a header', async () => {
    const basic = `Basic ${btoa('shp_client:secret')}`;
    const code = new URL((await signIn()).headers.get('location')!).searchParams.get('code')!;
    const fields = { grant_type: 'authorization_code', redirect_uri: redirectUri, code, code_verifier: verifier };
    expect((await askToken(fields, { authorization: basic })).status).toBe(200);
    expect(await askToken({ grant_type: 'password' })).toMatchObject({ body: { error: 'unsupported_grant_type' } });
  });
});

describe('the API', () => {
  test('returns the customer, with addresses and orders', async () => {
    const { access_token } = await tokens();
    const { data } = await query(
      access_token!,
      `{ customer {
           id firstName phoneNumber { phoneNumber }
           defaultAddress { id address1 territoryCode zoneCode province formatted(withName: true) }
           addresses(first: 5, skipDefault: true) { nodes { id company } }
           orders(first: 2, sortKey: PROCESSED_AT, reverse: true) {
             nodes { id name number financialStatus fulfillmentStatus totalPrice { amount currencyCode } }
             pageInfo { hasNextPage }
           }
         }
         order(id: "gid://shopify/Order/998") {
           name subtotal { amount } totalShipping { amount }
           lineItems(first: 5) { nodes {
             title quantity sku variantId variantTitle image { url } variantOptions { name value }
             totalPriceBeforeDiscounts { amount } totalPrice { amount } totalDiscount { amount }
           } }
         } }`,
    );
    expect(data).toEqual({
      customer: {
        id: 'gid://shopify/Customer/1',
        firstName: 'Ada',
        phoneNumber: { phoneNumber: '+16505550100' },
        defaultAddress: {
          id: 'gid://shopify/CustomerAddress/1',
          address1: '1 Main St',
          territoryCode: 'US',
          zoneCode: null,
          province: 'California',
          formatted: ['Ada Byron', '1 Main St', 'San Mateo California 94401', 'United States'],
        },
        addresses: { nodes: [{ id: 'gid://shopify/CustomerAddress/2', company: 'Engines' }] },
        orders: {
          nodes: [
            {
              id: 'gid://shopify/Order/1000',
              name: '#1000',
              number: 1000,
              financialStatus: null,
              fulfillmentStatus: 'PARTIALLY_FULFILLED',
              totalPrice: { amount: '72.0', currencyCode: 'EUR' },
            },
            expect.objectContaining({ number: 999, financialStatus: 'VOIDED' }),
          ],
          pageInfo: { hasNextPage: true },
        },
      },
      order: {
        name: '#998',
        subtotal: { amount: '41.98' },
        totalShipping: { amount: '4.95' },
        lineItems: {
          nodes: [
            {
              title: 'Bell',
              quantity: 2,
              sku: 'BELL',
              variantId: `gid://shopify/ProductVariant/${sandbox.shop.catalog.variant('BELL')!.id}`,
              variantTitle: null,
              image: { url: `${origin}/cdn/bell/1.svg` },
              variantOptions: [],
              totalPriceBeforeDiscounts: { amount: '39.98' },
              totalPrice: { amount: '34.98' },
              totalDiscount: { amount: '5.0' },
            },
            expect.objectContaining({ title: 'Lamp', variantId: null, image: null }),
          ],
        },
      },
    });
  });

  test('creates, changes and deletes addresses', async () => {
    const { access_token } = await tokens('bob@example.com');
    const change = async (call: string) =>
      (await query(access_token!, `mutation { payload: ${call} }`)).data!.payload as Record<string, unknown>;
    const fields = '{ customerAddress { id city zoneCode } userErrors { code field message } }';
    expect(
      await change(
        `customerAddressCreate(address: { address1: "1", city: "Bonn", zip: "53111", territoryCode: "DE", zoneCode: "NW" }) ${fields}`,
      ),
    ).toEqual({
      customerAddress: { id: 'gid://shopify/CustomerAddress/3', city: 'Bonn', zoneCode: 'NW' },
      userErrors: [],
    });
    expect(
      await change(
        `customerAddressUpdate(addressId: "gid://shopify/CustomerAddress/3", address: { city: "" }) ${fields}`,
      ),
    ).toEqual({
      customerAddress: null,
      userErrors: [{ code: 'INVALID', field: ['address', 'city'], message: 'Input value is invalid.' }],
    });
    const remove = (id: number) =>
      change(
        `customerAddressDelete(addressId: "gid://shopify/CustomerAddress/${id}") { deletedAddressId userErrors { code } }`,
      );
    expect(await remove(1)).toMatchObject({ userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST' }] });
    expect(await remove(3)).toEqual({ deletedAddressId: 'gid://shopify/CustomerAddress/3', userErrors: [] });
    expect(await change('customerUpdate(input: { firstName: "Bob" }) { customer { displayName } }')).toEqual({
      customer: { displayName: 'Bob' },
    });
  });

  test("assigns the other API's cart to its buyer, by the same token", async () => {
    const { access_token: customerAccessToken } = await tokens();
    const document = `mutation($input: CartInput) { cartCreate(input: $input) {
      cart { buyerIdentity { customer { displayName } email } } userErrors { code } } }`;
    const create = (token: string) =>
      ask(sandbox, document, { input: { buyerIdentity: { customerAccessToken: token } } });
    expect(await create(customerAccessToken!)).toEqual({
      cartCreate: {
        cart: { buyerIdentity: { customer: { displayName: 'Ada Byron' }, email: 'ada@example.com' } },
        userErrors: [],
      },
    });
    clock = new Date('2026-06-01T13:00:00Z');
    expect(await create(customerAccessToken!)).toEqual({
      cartCreate: { cart: null, userErrors: [{ code: 'INVALID' }] },
    });
  });

  test('is for customers only, and refuses unknown fields', async () => {
    expect((await query('', '{ customer { id } }')).status).toBe(401);
    expect((await query('shcat_none', '{ customer { id } }')).status).toBe(401);
    const { access_token } = await tokens();
    expect((await query(access_token!, '{ customer { colour } }')).errors?.[0]?.message).toContain('colour');
    expect((await query(access_token!, '{ customer {')).errors?.[0]?.message).toContain('Syntax Error');
    expect((await query(access_token!, `{ ${'a {'.repeat(60)} b ${'}'.repeat(60)} }`)).errors?.[0]?.message).toContain(
      'depth',
    );
    expect(
      (await query(access_token!, 'query($n: Int!) { customer { orders(first: $n) { nodes { id } } } }')).errors,
    ).toHaveLength(1);
  });

  test('has faults under the names of its operations', async () => {
    const { access_token } = await tokens();
    sandbox.faults.add({ match: { call: 'orders.read' }, fault: 'status=503' });
    expect((await query(access_token!, '{ customer { id } }')).status).toBe(200);
    const response = await visit((await endpoints()).graphql, {
      method: 'POST',
      body: JSON.stringify({ query: '{ customer { orders(first: 1) { nodes { id } } } }' }),
    });
    expect(response.status).toBe(503);
  });
});
