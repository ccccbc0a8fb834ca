import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../sandbox.js';
import { ask, origin, testSandbox } from '../../../testing/client.js';
import { testShopWithCustomers } from '../../../testing/fixture.js';

let sandbox: Sandbox;
let clock: Date;
beforeEach(() => {
  clock = new Date('2026-06-01T12:00:00Z');
  sandbox = testSandbox({ data: testShopWithCustomers, shopUrl: 'https://front.test', now: () => clock });
});

interface Payload {
  customer?: { id: string; email: string } | null;
  customerAccessToken?: { accessToken: string; expiresAt: string } | null;
  customerAddress?: { id: string } | null;
  customerUserErrors: { code: string; field: string[]; message: string }[];
}

const errors = 'customerUserErrors { code field message }';
const token = 'customerAccessToken { accessToken expiresAt }';

const mutate = async <Data = Payload>(document: string, variables: Record<string, unknown>) =>
  Object.values(await ask<Record<string, Data>>(sandbox, document, variables))[0]!;

const login = (email: string, password: string) =>
  mutate(
    `mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
       customerAccessTokenCreate(input: $input) { ${token} ${errors} } }`,
    { input: { email, password } },
  );
const tokenOf = async (email = 'ada@example.com', password = 'lovelace') =>
  (await login(email, password)).customerAccessToken!.accessToken;

const read = async (accessToken: string, fields: string) =>
  (
    await ask<{ customer: Record<string, unknown> | null }>(
      sandbox,
      `query GetCustomer($token: String!) { customer(customerAccessToken: $token) { ${fields} } }`,
      { token: accessToken },
    )
  ).customer;

const create = (input: Record<string, unknown>) =>
  mutate(
    `mutation CustomerCreate($customerCreateInput: CustomerCreateInput!) {
       customerCreate(input: $customerCreateInput) { customer { id email } ${errors} } }`,
    { customerCreateInput: input },
  );

describe('signing in', () => {
  test('returns a token of one year, and the customer for it', async () => {
    const payload = await login('Ada@example.com', 'lovelace');
    expect(payload).toMatchObject({
      customerAccessToken: { expiresAt: '2027-06-01T12:00:00Z' },
      customerUserErrors: [],
    });
    expect(
      await read(
        payload.customerAccessToken!.accessToken,
        'id displayName firstName lastName email phone acceptsMarketing numberOfOrders tags createdAt',
      ),
    ).toEqual({
      id: 'gid://shopify/Customer/1',
      displayName: 'Ada Byron',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      phone: '+16505550100',
      acceptsMarketing: false,
      numberOfOrders: '3',
      tags: [],
      createdAt: '2025-01-01T00:00:00Z',
    });
    expect(await read(await tokenOf('bob@example.com', 'builder'), 'displayName firstName phone')).toEqual({
      displayName: 'bob@example.com',
      firstName: null,
      phone: null,
    });
  });

  test('spec §8: is refused with the same message for a wrong password and for an unknown address', async () => {
    const refused = {
      customerAccessToken: null,
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER', field: ['input'], message: 'Unidentified customer' }],
    };
    expect(await login('ada@example.com', 'builder')).toEqual(refused);
    expect(await login('nobody@example.com', 'lovelace')).toEqual(refused);
  });

  test('is extended by renewing, and ends with the token', async () => {
    const accessToken = await tokenOf();
    const end = (name: 'Renew' | 'Delete', value: string) =>
      mutate<Record<string, unknown>>(
        `mutation($token: String!) { customerAccessToken${name}(customerAccessToken: $token) {
           ${name === 'Renew' ? token : 'deletedAccessToken'} userErrors { field message } } }`,
        { token: value },
      );
    clock = new Date('2026-12-01T12:00:00Z');
    expect(await end('Renew', accessToken)).toEqual({
      customerAccessToken: { accessToken, expiresAt: '2027-12-01T12:00:00Z' },
      userErrors: [],
    });
    expect(await end('Delete', accessToken)).toEqual({ deletedAccessToken: accessToken, userErrors: [] });
    expect(await read(accessToken, 'id')).toBeNull();
    // Spec §8: the text of TOKEN_NOT_FOUND; the platform has no code here.
    const gone = [{ field: ['customerAccessToken'], message: 'Access token does not exist' }];
    expect(await end('Delete', accessToken)).toEqual({ deletedAccessToken: null, userErrors: gone });
    expect(await end('Renew', accessToken)).toEqual({ customerAccessToken: null, userErrors: gone });
  });

  test('is not possible with a Multipass token, for which this shop has no secret', async () => {
    const payload = await mutate(
      `mutation { customerAccessTokenCreateWithMultipass(multipassToken: "x") { ${token} ${errors} } }`,
      {},
    );
    expect(payload.customerUserErrors).toMatchObject([{ code: 'INVALID_MULTIPASS_REQUEST' }]);
  });
});

describe('registering', () => {
  test('creates an account', async () => {
    const payload = await create({ email: 'eve@example.com', password: 'secret', firstName: 'Eve' });
    expect(payload).toEqual({
      customer: { id: 'gid://shopify/Customer/3', email: 'eve@example.com' },
      customerUserErrors: [],
    });
    expect(await tokenOf('eve@example.com', 'secret')).toBeDefined();
    expect(sandbox.shop.store.all('mail').at(-1)?.link?.url).toBe('https://front.test/account');
  });

  test.each([
    [
      'ada@example.com',
      'secret',
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
    ],
    [
      'eve@example.com',
      '12345',
      {
        code: 'TOO_SHORT',
        field: ['input', 'password'],
        message: 'Password is too short (minimum is 5 characters)',
      },
    ],
    ['eve', 'secret', { code: 'INVALID', field: ['input', 'email'], message: 'Input value is invalid.' }],
  ])('spec §8: refuses %s with %s', async (email, password, error) =>
    expect(await create({ email, password })).toEqual({ customer: null, customerUserErrors: [error] }),
  );
});

describe('a forgotten password', () => {
  const recover = (email: string) =>
    mutate(`mutation CustomerRecover($email: String!) { customerRecover(email: $email) { ${errors} } }`, { email });
  const byUrl = (resetUrl: string, password: string) =>
    mutate(
      `mutation CustomerResetByUrl($resetUrl: URL!, $password: String!) {
         customerResetByUrl(resetUrl: $resetUrl, password: $password) { customer { id email } ${token} ${errors} } }`,
      { resetUrl, password },
    );

  test('is replaced through the link in a mail, which signs in', async () => {
    const before = await tokenOf();
    expect(await recover('ada@example.com')).toEqual({ customerUserErrors: [] });
    const url = sandbox.shop.store.all('mail').at(-1)!.link!.url;
    expect(url).toMatch(/^https:\/\/front\.test\/account\/reset\/1\/[\da-f]{32}$/);
    expect((await byUrl(url, '12345')).customerUserErrors).toMatchObject([{ code: 'TOO_SHORT', field: ['password'] }]);
    const payload = await byUrl(`${url}?from=mail`, 'countess');
    expect(payload).toMatchObject({ customer: { email: 'ada@example.com' }, customerUserErrors: [] });
    expect(await read(payload.customerAccessToken!.accessToken, 'id')).not.toBeNull();
    expect(await read(before, 'id')).toBeNull();
    expect((await login('ada@example.com', 'lovelace')).customerAccessToken).toBeNull();
    for (const spent of [url, 'https://front.test/account/reset/1/none', 'https://front.test/', 'nonsense'])
      expect((await byUrl(spent, 'countess')).customerUserErrors).toEqual([
        { code: 'INVALID', field: ['resetUrl'], message: 'Input value is invalid.' },
      ]);
  });

  test('spec §8: is INVALID input for an unknown address', async () =>
    expect(await recover('nobody@example.com')).toEqual({
      customerUserErrors: [{ code: 'INVALID', field: ['email'], message: 'Input value is invalid.' }],
    }));

  test('is also replaced with only the token', async () => {
    await recover('ada@example.com');
    const resetToken = sandbox.shop.store.all('passwordLink')[0]!.token;
    const payload = await mutate(
      `mutation($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) { ${token} ${errors} } }`,
      { id: 'gid://shopify/Customer/1', input: { resetToken, password: 'countess' } },
    );
    expect(payload).toMatchObject({ customerAccessToken: { accessToken: expect.any(String) }, customerUserErrors: [] });
  });

  test.each(['customerActivate', 'customerActivateByUrl'])('is chosen for the first time by %s', async (name) => {
    const links: string[] = [];
    sandbox.shop.customers.invite({ email: 'eve@example.com' }, ({ customerId, token: value }) => {
      links.push(`https://front.test/account/activate/${customerId}/${value}`);
      return links[0]!;
    });
    const activationToken = sandbox.shop.store.all('passwordLink')[0]!.token;
    const payload = await (name === 'customerActivate'
      ? mutate(
          `mutation($id: ID!, $input: CustomerActivateInput!) { customerActivate(id: $id, input: $input) { ${token} ${errors} } }`,
          { id: 'gid://shopify/Customer/3', input: { activationToken, password: 'secret' } },
        )
      : mutate(
          `mutation($url: URL!) { customerActivateByUrl(activationUrl: $url, password: "secret") { ${token} ${errors} } }`,
          { url: links[0] },
        ));
    expect(payload.customerUserErrors).toEqual([]);
    expect(await tokenOf('eve@example.com', 'secret')).toBeDefined();
  });
});

test('an account is changed, and a new password invalidates all tokens except the new one', async () => {
  const accessToken = await tokenOf();
  const update = (customer: Record<string, unknown>, by = accessToken) =>
    mutate(
      `mutation($customer: CustomerUpdateInput!, $token: String!) {
         customerUpdate(customer: $customer, customerAccessToken: $token) { customer { id email } ${token} ${errors} } }`,
      { customer, token: by },
    );
  expect(await update({ email: 'bob@example.com' })).toMatchObject({
    customerUserErrors: [{ code: 'TAKEN', field: ['customer', 'email'] }],
  });
  expect(await update({ email: 'countess@example.com' })).toMatchObject({
    customer: { email: 'countess@example.com' },
    customerAccessToken: null,
    customerUserErrors: [],
  });
  const { customerAccessToken } = await update({ password: 'countess' });
  expect(await read(customerAccessToken!.accessToken, 'email')).toEqual({ email: 'countess@example.com' });
  expect((await update({ firstName: 'X' })).customerUserErrors).toEqual([
    { code: 'UNIDENTIFIED_CUSTOMER', field: ['customerAccessToken'], message: 'Unidentified customer' },
  ]);
});

describe('addresses', () => {
  const fields = 'id firstName company address1 address2 city province zip country countryCodeV2 phone';
  const createAddress = (accessToken: string, address: Record<string, unknown>) =>
    mutate(
      `mutation CustomerAddressCreate($address: MailingAddressInput!, $token: String!) {
         customerAddressCreate(address: $address, customerAccessToken: $token) { customerAddress { ${fields} } ${errors} } }`,
      { address, token: accessToken },
    );
  const updateAddress = (accessToken: string, id: string, address: Record<string, unknown>) =>
    mutate(
      `mutation CustomerAddressUpdate($address: MailingAddressInput!, $token: String!, $id: ID!) {
         customerAddressUpdate(address: $address, customerAccessToken: $token, id: $id) { customerAddress { ${fields} } ${errors} } }`,
      { address, token: accessToken, id },
    );
  const deleteAddress = (accessToken: string, id: string) =>
    mutate(
      `mutation CustomerAddressDelete($token: String!, $id: ID!) {
         customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId ${errors} } }`,
      { token: accessToken, id },
    );
  const input = { address1: '1 Street', city: 'Bonn', zip: '53111', country: 'Germany', company: '' };

  test('are read page by page, with the default', async () => {
    const accessToken = await tokenOf();
    const customer = await read(
      accessToken,
      `defaultAddress { id formatted(withName: true) formattedArea name }
       addresses(first: 1) { nodes { ${fields} } pageInfo { hasNextPage } }`,
    );
    const id = `gid://shopify/MailingAddress/1?model_name=CustomerAddress&customer_access_token=${accessToken}`;
    expect(customer).toEqual({
      defaultAddress: {
        id,
        name: 'Ada Byron',
        formatted: ['Ada Byron', '1 Main St', 'San Mateo California 94401', 'United States'],
        formattedArea: 'San Mateo, California, United States',
      },
      addresses: {
        nodes: [
          {
            id,
            firstName: 'Ada',
            company: null,
            address1: '1 Main St',
            address2: null,
            city: 'San Mateo',
            province: 'California',
            zip: '94401',
            country: 'United States',
            countryCodeV2: 'US',
            phone: null,
          },
        ],
        pageInfo: { hasNextPage: true },
      },
    });
  });

  test('are created, changed and deleted', async () => {
    const accessToken = await tokenOf('bob@example.com', 'builder');
    const { customerAddress: made } = await createAddress(accessToken, input);
    expect(made).toMatchObject({
      city: 'Bonn',
      company: null,
      country: 'Germany',
      countryCodeV2: 'DE',
      province: null,
    });
    expect(await updateAddress(accessToken, made!.id, { country: 'fr', zip: '75001' })).toMatchObject({
      customerAddress: { address1: '1 Street', zip: '75001', countryCodeV2: 'FR' },
    });
    // An id also works without its query string.
    const [plain] = made!.id.split('?');
    expect(await deleteAddress(accessToken, plain!)).toEqual({
      deletedCustomerAddressId: plain,
      customerUserErrors: [],
    });
    expect((await deleteAddress(accessToken, plain!)).customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await read(accessToken, 'defaultAddress { id }')).toEqual({ defaultAddress: null });
  });

  test('belong to the customer', async () => {
    const accessToken = await tokenOf('bob@example.com', 'builder');
    const id = 'gid://shopify/MailingAddress/1?model_name=CustomerAddress';
    expect((await updateAddress(accessToken, id, { city: 'X' })).customerUserErrors).toMatchObject([{ field: ['id'] }]);
    expect((await deleteAddress(accessToken, id)).customerUserErrors).toMatchObject([{ field: ['id'] }]);
    expect((await createAddress('none', input)).customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);
  });

  test.each(['address1', 'city', 'zip', 'country'])('spec §5: are refused without %s', async (name) => {
    const accessToken = await tokenOf('bob@example.com', 'builder');
    expect((await createAddress(accessToken, { ...input, [name]: null })).customerUserErrors).toEqual([
      { code: 'INVALID', field: ['address', name], message: 'Input value is invalid.' },
    ]);
  });

  test('are refused for an unknown country', async () =>
    expect((await createAddress(await tokenOf(), { ...input, country: 'Atlantis' })).customerUserErrors).toMatchObject([
      { field: ['address', 'country'] },
    ]));

  test('have another default on request', async () => {
    const accessToken = await tokenOf();
    const payload = await mutate<unknown>(
      `mutation($token: String!) { customerDefaultAddressUpdate(
         addressId: "gid://shopify/MailingAddress/2", customerAccessToken: $token
       ) { customer { defaultAddress { address1 } } ${errors} } }`,
      { token: accessToken },
    );
    expect(payload).toEqual({ customer: { defaultAddress: { address1: '2 Pier Lane' } }, customerUserErrors: [] });
  });
});

describe('orders', () => {
  test('are read with all fields of an order', async () => {
    const customer = await read(
      await tokenOf(),
      `orders(first: 3) { totalCount nodes {
         id name orderNumber processedAt canceledAt cancelReason financialStatus fulfillmentStatus currencyCode email statusUrl
         subtotalPrice { amount currencyCode } totalShippingPrice { amount } totalPrice { amount }
         shippingAddress { id address1 }
         lineItems(first: 10) { nodes {
           title quantity originalTotalPrice { amount } discountedTotalPrice { amount } variant { sku title image { url } }
         } }
       } }`,
    );
    const { totalCount, nodes } = customer!.orders as { totalCount: string; nodes: unknown[] };
    expect(totalCount).toBe('3');
    expect(nodes[0]).toEqual({
      id: 'gid://shopify/Order/998?key=sample-998',
      name: '#998',
      orderNumber: 998,
      processedAt: '2025-01-02T10:00:00Z',
      canceledAt: null,
      cancelReason: null,
      financialStatus: 'PAID',
      fulfillmentStatus: 'FULFILLED',
      currencyCode: 'USD',
      email: 'ada@example.com',
      statusUrl: `${origin}/orders/sample-998`,
      subtotalPrice: { amount: '41.98', currencyCode: 'USD' },
      totalShippingPrice: { amount: '4.95' },
      totalPrice: { amount: '46.93' },
      shippingAddress: { id: 'gid://shopify/MailingAddress/998?model_name=Address', address1: '1 Main St' },
      lineItems: {
        nodes: [
          {
            title: 'Bell',
            quantity: 2,
            originalTotalPrice: { amount: '39.98' },
            discountedTotalPrice: { amount: '34.98' },
            variant: { sku: 'BELL', title: 'Default Title', image: { url: `${origin}/cdn/bell/1.svg` } },
          },
          {
            title: 'Lamp',
            quantity: 1,
            originalTotalPrice: { amount: '7.0' },
            discountedTotalPrice: { amount: '7.0' },
            variant: null,
          },
        ],
      },
    });
    expect(nodes.slice(1)).toMatchObject([
      {
        canceledAt: '2025-02-03T10:00:00Z',
        cancelReason: 'CUSTOMER',
        financialStatus: 'VOIDED',
        fulfillmentStatus: 'UNFULFILLED',
      },
      { financialStatus: null, fulfillmentStatus: 'PARTIALLY_FULFILLED', currencyCode: 'EUR' },
    ]);
  });

  test.each([
    ['PROCESSED_AT', true, [1000, 999, 998]],
    ['TOTAL_PRICE', false, [999, 998, 1000]],
    ['ID', false, [998, 999, 1000]],
  ])('are sorted by %s, reversed: %s', async (sortKey, reverse, expected) => {
    const fields = `orders(first: 3, sortKey: ${sortKey}, reverse: ${reverse}) { nodes { orderNumber } }`;
    const { orders } = (await read(await tokenOf(), fields)) as { orders: { nodes: { orderNumber: number }[] } };
    expect(orders.nodes.map(({ orderNumber }) => orderNumber)).toEqual(expected);
  });

  test('are found by their full id, which nobody can guess', async () => {
    const find = async (id: string) =>
      (await ask<{ node: unknown }>(sandbox, 'query($id: ID!) { node(id: $id) { id ... on Order { name } } }', { id }))
        .node;
    expect(await find('gid://shopify/Order/998?key=sample-998')).toMatchObject({ name: '#998' });
    expect(await find('gid://shopify/Order/998')).toBeNull();
    expect(await find('gid://shopify/Order/999?key=sample-998')).toBeNull();
  });

  test("contain the signed-in customer's order from the checkout", async () => {
    const accessToken = await tokenOf();
    const bell = sandbox.shop.catalog.variant('BELL')!.id;
    const { cart } = await mutate<{ cart: { id: string } }>(
      `mutation { cartCreate(input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/${bell}" }] }) { cart { id } } }`,
      {},
    );
    const identify = (buyerIdentity: Record<string, unknown>) =>
      mutate<{ cart: unknown; userErrors: unknown[] }>(
        `mutation($id: ID!, $buyerIdentity: CartBuyerIdentityInput!) {
           cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyerIdentity) {
             cart { buyerIdentity { email customer { displayName } } } userErrors { code field } } }`,
        { id: cart.id, buyerIdentity },
      );
    expect((await identify({ customerAccessToken: 'none' })).userErrors).toEqual([
      { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] },
    ]);
    expect(await identify({ customerAccessToken: accessToken })).toMatchObject({
      cart: { buyerIdentity: { email: 'ada@example.com', customer: { displayName: 'Ada Byron' } } },
    });
    sandbox.shop.placeOrder(/Cart\/(\w+)/.exec(cart.id)![1]!, {
      email: 'somebody@example.com',
      address: { firstName: 'S', lastName: 'B', address1: '1', city: 'C', countryCode: 'US' },
    });
    expect(await read(accessToken, 'orders(first: 1, reverse: true) { nodes { name email } }')).toEqual({
      orders: { nodes: [{ name: '#1001', email: 'somebody@example.com' }] },
    });
  });
});

test('300 orders and 120 addresses are read page by page, at once', async () => {
  const [ada] = testShopWithCustomers.customers!;
  sandbox = testSandbox({
    data: {
      ...testShopWithCustomers,
      customers: [
        {
          ...ada!,
          orders: Array.from({ length: 300 }, () => ada!.orders[0]!),
          addresses: Array.from({ length: 120 }, () => ada!.addresses[0]!),
        },
      ],
    },
  });
  const accessToken = await tokenOf();
  const counts: number[] = [];
  for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
    const { orders } = (await read(
      accessToken,
      `orders(first: 50, after: ${JSON.stringify(after)}, sortKey: PROCESSED_AT, reverse: true) {
         nodes { id lineItems(first: 50) { nodes { title variant { image { url } } } } } pageInfo { hasNextPage endCursor } }`,
    )) as { orders: { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    counts.push(orders.nodes.length);
    ({ hasNextPage, endCursor: after } = orders.pageInfo);
  }
  expect(counts).toEqual([50, 50, 50, 50, 50, 50]);
  expect(await read(accessToken, 'addresses(last: 21) { nodes { id } pageInfo { hasPreviousPage } }')).toMatchObject({
    addresses: { pageInfo: { hasPreviousPage: true } },
  });
});
