import { describe, expect, test } from 'vitest';
import { origin, testSandbox } from '../../testing/client.js';
import { testShopWithCustomers } from '../../testing/fixture.js';

const sandbox = testSandbox({
  data: {
    ...testShopWithCustomers,
    discounts: [
      { code: 'TEN', percentage: 10 },
      { code: 'FIVE', amount: 500 },
      { code: 'RICH', percentage: 50, minimum: 1_000_000 },
      { code: 'OLD', percentage: 50, endsAt: '2020-01-01T00:00:00Z' },
      { code: 'POST', freeShipping: true },
    ],
    giftCards: [
      { code: 'CARDABCD', balance: 1000 },
      { code: 'EMPTY000', balance: 0 },
    ],
    shippingRates: [
      { code: 'standard', title: 'Standard', price: 500 },
      { code: 'express', title: 'Express', price: 2000, countryCodes: ['US'] },
    ],
  },
});

const post = (query: string, variables: Record<string, unknown> = {}, version = '2024-04') =>
  sandbox.fetch(
    new Request(`${origin}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  );

async function ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data> {
  const { data, errors } = (await (await post(query, variables)).json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const variantId = (sku: string) => `gid://shopify/ProductVariant/${sandbox.shop.catalog.variant(sku)!.id}`;

interface Checkout {
  id: string;
  webUrl: string;
  email: string | null;
  note: string | null;
  completedAt: string | null;
  order: { orderNumber: number } | null;
  lineItemsSubtotalPrice: { amount: string; currencyCode: string };
  subtotalPrice: { amount: string };
  totalPrice: { amount: string };
  paymentDue: { amount: string };
  shippingLine: { handle: string } | null;
  lineItems: {
    nodes: {
      id: string;
      title: string;
      quantity: number;
      discountAllocations: { allocatedAmount: { amount: string } }[];
    }[];
  };
  [field: string]: unknown;
}

interface Payload {
  checkout: Checkout | null;
  checkoutUserErrors: { code: string; field: string[]; message: string }[];
}

const fields = `id createdAt webUrl email note completedAt order { orderNumber } customAttributes { key value }
  lineItemsSubtotalPrice { amount currencyCode } subtotalPrice { amount } totalPrice { amount } paymentDue { amount }
  shippingLine { handle } shippingAddress { city province countryCodeV2 } ready requiresShipping orderStatusUrl
  availableShippingRates { ready shippingRates { handle title price { amount } } }
  appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } }
  discountApplications(first: 9) { nodes { value { ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount } }
    ... on DiscountCodeApplication { code applicable } } }
  lineItems(first: 9) { nodes { id title quantity customAttributes { key value } unitPrice { amount } variant { sku }
    discountAllocations { allocatedAmount { amount } discountApplication { __typename } } } }`;

async function mutate(name: string, args: string, variables: Record<string, unknown> = {}): Promise<Payload> {
  const types: Record<string, string> = {
    id: 'ID!',
    items: '[CheckoutLineItemInput!]!',
    updates: '[CheckoutLineItemUpdateInput!]!',
    input: 'CheckoutCreateInput!',
    address: 'MailingAddressInput!',
    ids: '[ID!]!',
  };
  const declared = Object.keys(variables).map((key) => `$${key}: ${types[key]}`);
  const { made } = await ask<{ made: Payload }>(
    `mutation${declared.length > 0 ? `(${declared.join(', ')})` : ''} { made: ${name}(${args}) { checkout { ${fields} } checkoutUserErrors { code field message } userErrors { message } } }`,
    variables,
  );
  return made;
}

async function create(input: Record<string, unknown> = {}): Promise<Checkout> {
  const { checkout, checkoutUserErrors } = await mutate('checkoutCreate', 'input: $input', { input });
  if (!checkout) throw new Error(JSON.stringify(checkoutUserErrors));
  return checkout;
}

const twoBells = { lineItems: [{ variantId: variantId('BELL'), quantity: 2 }] };
const linesOf = ({ lineItems }: Checkout) => lineItems.nodes.map(({ title, quantity }) => `${quantity} ${title}`);
const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'San Mateo',
  province: 'California',
  country: 'United States',
  zip: '94401',
};

describe('a checkout', () => {
  test('is created with lines, a note, an email address and a destination', async () => {
    const checkout = await create({
      ...twoBells,
      note: 'Ring twice',
      email: 'ada@example.com',
      customAttributes: [{ key: 'gift', value: 'yes' }],
      shippingAddress: home,
    });
    expect(checkout).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
      id: expect.stringMatching(/^gid:\/\/shopify\/Checkout\/\w+\?key=\w+$/) as string,
      webUrl: expect.stringMatching(`^${origin}/cart/c/`) as string,
      note: 'Ring twice',
      email: 'ada@example.com',
      customAttributes: [{ key: 'gift', value: 'yes' }],
      shippingAddress: { city: 'San Mateo', province: 'California', countryCodeV2: 'US' },
      lineItemsSubtotalPrice: { amount: '39.98', currencyCode: 'USD' },
      totalPrice: { amount: '39.98' },
      completedAt: null,
      order: null,
      ready: true,
      requiresShipping: true,
      lineItems: { nodes: [{ title: 'Bell', quantity: 2, unitPrice: { amount: '19.99' }, variant: { sku: 'BELL' } }] },
      availableShippingRates: {
        ready: true,
        shippingRates: [
          { handle: 'standard', title: 'Standard', price: { amount: '5.0' } },
          { handle: 'express', title: 'Express', price: { amount: '20.0' } },
        ],
      },
    });
    expect(await create()).toMatchObject({
      requiresShipping: false,
      availableShippingRates: null,
      shippingAddress: null,
    });
  });

  test("has prices in the currency of the buyer's country", async () => {
    const checkout = await create({ ...twoBells, buyerIdentity: { countryCode: 'DE' } });
    expect(checkout.lineItemsSubtotalPrice).toEqual({ amount: '37.8', currencyCode: 'EUR' });
  });

  test.each([
    [{ lineItems: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }] }, 'INVALID', 'lineItems.0.variantId'],
    [{ lineItems: [{ variantId: variantId('BELL'), quantity: 4 }] }, 'NOT_ENOUGH_IN_STOCK', 'lineItems.0.quantity'],
    [{ lineItems: [{ variantId: variantId('GONE'), quantity: 1 }] }, 'NOT_ENOUGH_IN_STOCK', 'lineItems.0.quantity'],
    [
      { lineItems: [{ variantId: variantId('BELL'), quantity: 0 }] },
      'GREATER_THAN_OR_EQUAL_TO',
      'lineItems.0.quantity',
    ],
    [{ lineItems: [{ variantId: variantId('TAPE'), quantity: 12 }] }, 'LESS_THAN_OR_EQUAL_TO', 'lineItems.0.quantity'],
    [{ email: 'nobody' }, 'INVALID', 'email'],
    [{ shippingAddress: { ...home, city: '' } }, 'BLANK', 'shippingAddress.city'],
    [{ shippingAddress: { ...home, country: 'Atlantis' } }, 'INVALID', 'shippingAddress.country'],
  ])('is refused for %j', async (input, code, field) => {
    const { checkout, checkoutUserErrors } = await mutate('checkoutCreate', 'input: $input', { input });
    expect(checkout).toBeNull();
    expect(checkoutUserErrors).toMatchObject([{ code, field: ['input', ...field.split('.')] }]);
  });

  test('accepts a partial address if allowed', async () => {
    const shippingAddress = { city: 'San Mateo', province: 'California', country: 'US' };
    expect(await create({ shippingAddress, allowPartialAddresses: true })).toMatchObject({
      shippingAddress: { city: 'San Mateo' },
    });
  });

  test('takes, changes, replaces and removes lines', async () => {
    const { id } = await create(twoBells);
    const more = await mutate('checkoutLineItemsAdd', 'checkoutId: $id, lineItems: $items', {
      id,
      items: [{ variantId: variantId('OIL'), quantity: 1, customAttributes: [{ key: 'size', value: 'big' }] }],
    });
    expect(linesOf(more.checkout!)).toEqual(['2 Bell', '1 Oil']);
    const [bell, oil] = more.checkout!.lineItems.nodes;
    const changed = await mutate('checkoutLineItemsUpdate', 'checkoutId: $id, lineItems: $updates', {
      id,
      updates: [
        { id: bell!.id, quantity: 1 },
        { id: oil!.id, quantity: 5 },
      ],
    });
    expect(linesOf(changed.checkout!)).toEqual(['1 Bell', '5 Oil']);
    const removed = await mutate('checkoutLineItemsRemove', 'checkoutId: $id, lineItemIds: $ids', {
      id,
      ids: [bell!.id],
    });
    expect(linesOf(removed.checkout!)).toEqual(['5 Oil']);
    const { made } = await ask<{ made: { checkout: Checkout; userErrors: unknown[] } }>(
      `mutation($id: ID!, $items: [CheckoutLineItemInput!]!) { made: checkoutLineItemsReplace(checkoutId: $id, lineItems: $items) {
        checkout { ${fields} } userErrors { code field } } }`,
      { id, items: [{ variantId: variantId('TAPE'), quantity: 2 }] },
    );
    expect([linesOf(made.checkout), made.userErrors]).toEqual([['2 Tape'], []]);
  });

  test('refuses a change that is not possible in full, and stays unchanged', async () => {
    const { id } = await create(twoBells);
    const wrong = await mutate('checkoutLineItemsUpdate', 'checkoutId: $id, lineItems: $updates', {
      id,
      updates: [{ id: 'gid://shopify/CheckoutLineItem/none?checkout=1', quantity: 1 }],
    });
    expect(wrong.checkoutUserErrors).toMatchObject([{ code: 'LINE_ITEM_NOT_FOUND', field: ['lineItems', '0', 'id'] }]);
    const tooMany = await mutate('checkoutLineItemsAdd', 'checkoutId: $id, lineItems: $items', {
      id,
      items: [{ variantId: variantId('BELL'), quantity: 2 }],
    });
    expect(tooMany.checkoutUserErrors).toMatchObject([{ code: 'NOT_ENOUGH_IN_STOCK' }]);
    expect(linesOf(tooMany.checkout!)).toEqual(['2 Bell']);
    const gone = await mutate('checkoutLineItemsRemove', 'checkoutId: $id, lineItemIds: $ids', { id, ids: ['x'] });
    expect(gone.checkoutUserErrors).toMatchObject([{ code: 'LINE_ITEM_NOT_FOUND', field: ['lineItemIds', '0'] }]);
  });

  test('is private: without its key, it is not found', async () => {
    const { id } = await create(twoBells);
    const { checkout, checkoutUserErrors } = await mutate(
      'checkoutEmailUpdateV2',
      'checkoutId: $id, email: "a@example.com"',
      {
        id: id.split('?')[0],
      },
    );
    expect([checkout, checkoutUserErrors]).toMatchObject([null, [{ code: 'INVALID', field: ['checkoutId'] }]]);
    expect(await ask('query($id: ID!) { node(id: $id) { id } }', { id: id.split('?')[0] })).toEqual({ node: null });
  });

  test('takes attributes, an email address, a destination and a delivery method', async () => {
    const { id } = await create(twoBells);
    const attributes = await mutate(
      'checkoutAttributesUpdateV2',
      'checkoutId: $id, input: { note: "Soon", customAttributes: [{ key: "a", value: "b" }] }',
      { id },
    );
    expect(attributes.checkout).toMatchObject({ note: 'Soon', customAttributes: [{ key: 'a', value: 'b' }] });
    const wrong = await mutate('checkoutEmailUpdateV2', 'checkoutId: $id, email: "nobody"', { id });
    expect(wrong.checkoutUserErrors).toMatchObject([{ code: 'INVALID', field: ['email'] }]);
    const email = await mutate('checkoutEmailUpdateV2', 'checkoutId: $id, email: "ada@example.com"', { id });
    expect(email.checkout?.email).toBe('ada@example.com');
    const nowhere = await mutate('checkoutShippingAddressUpdateV2', 'checkoutId: $id, shippingAddress: $address', {
      id,
      address: { ...home, address1: '', lastName: null },
    });
    expect(nowhere.checkoutUserErrors.map(({ code, field }) => `${code} ${field.join('.')}`)).toEqual([
      'BLANK shippingAddress.lastName',
      'BLANK shippingAddress.address1',
    ]);
    await mutate('checkoutShippingAddressUpdateV2', 'checkoutId: $id, shippingAddress: $address', {
      id,
      address: home,
    });
    const sent = await mutate('checkoutShippingLineUpdate', 'checkoutId: $id, shippingRateHandle: "express"', { id });
    expect(sent.checkout).toMatchObject({ shippingLine: { handle: 'express' }, totalPrice: { amount: '59.98' } });
    const unknown = await mutate('checkoutShippingLineUpdate', 'checkoutId: $id, shippingRateHandle: "rocket"', { id });
    expect(unknown.checkoutUserErrors).toMatchObject([{ code: 'SHIPPING_RATE_EXPIRED' }]);
  });

  test('takes one discount code at a time', async () => {
    const { id } = await create(twoBells);
    const apply = (code: string) =>
      mutate('checkoutDiscountCodeApplyV2', `checkoutId: $id, discountCode: "${code}"`, { id });
    const ten = await apply('ten');
    expect(ten.checkout).toMatchObject({
      lineItemsSubtotalPrice: { amount: '39.98' },
      subtotalPrice: { amount: '35.98' },
      discountApplications: { nodes: [{ code: 'TEN', applicable: true, value: { percentage: 10 } }] },
    });
    expect(ten.checkout?.lineItems.nodes[0]?.discountAllocations).toEqual([
      { allocatedAmount: { amount: '4.0' }, discountApplication: { __typename: 'DiscountCodeApplication' } },
    ]);
    expect((await apply('FIVE')).checkout).toMatchObject({
      subtotalPrice: { amount: '34.98' },
      discountApplications: { nodes: [{ code: 'FIVE', value: { amount: '5.0' } }] },
    });
    const codes = await Promise.all(['NONE', 'RICH', 'OLD'].map(apply));
    expect(codes.map(({ checkoutUserErrors: [error] }) => error?.code)).toEqual([
      'DISCOUNT_NOT_FOUND',
      'CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE',
      'DISCOUNT_EXPIRED',
    ]);
    const removed = await mutate('checkoutDiscountCodeRemove', 'checkoutId: $id', { id });
    expect(removed.checkout).toMatchObject({ subtotalPrice: { amount: '39.98' }, discountApplications: { nodes: [] } });
  });

  test('takes gift cards as partial payment', async () => {
    const { id } = await create(twoBells);
    const append = (code: string) =>
      mutate('checkoutGiftCardsAppend', `checkoutId: $id, giftCardCodes: ["${code}"]`, { id });
    const paid = await append('card abcd');
    expect(paid.checkout).toMatchObject({
      totalPrice: { amount: '39.98' },
      paymentDue: { amount: '29.98' },
      appliedGiftCards: [{ lastCharacters: 'ABCD', amountUsed: { amount: '10.0' }, balance: { amount: '0.0' } }],
    });
    const refused = [await append('CARDABCD'), await append('NONE'), await append('EMPTY000')];
    expect(refused.map(({ checkoutUserErrors: [error] }) => error?.code)).toEqual([
      'GIFT_CARD_ALREADY_APPLIED',
      'GIFT_CARD_NOT_FOUND',
      'GIFT_CARD_DEPLETED',
    ]);
    const [card] = paid.checkout!.appliedGiftCards as { id: string }[];
    const removed = await mutate('checkoutGiftCardRemoveV2', `checkoutId: $id, appliedGiftCardId: "${card!.id}"`, {
      id,
    });
    expect(removed.checkout).toMatchObject({ paymentDue: { amount: '39.98' }, appliedGiftCards: [] });
  });

  test('belongs to a customer', async () => {
    const { id } = await create(twoBells);
    const { login } = await ask<{ login: { customerAccessToken: { accessToken: string } } }>(
      'mutation { login: customerAccessTokenCreate(input: { email: "ada@example.com", password: "lovelace" }) { customerAccessToken { accessToken } } }',
    );
    const { made } = await ask<{ made: { checkout: { email: string }; customer: { firstName: string } } }>(
      `mutation($id: ID!) { made: checkoutCustomerAssociateV2(checkoutId: $id, customerAccessToken: "${login.customerAccessToken.accessToken}") {
        checkout { email } customer { firstName } } }`,
      { id },
    );
    expect(made).toEqual({ checkout: { email: 'ada@example.com' }, customer: { firstName: 'Ada' } });
    const wrong = await mutate('checkoutCustomerAssociateV2', 'checkoutId: $id, customerAccessToken: "x"', { id });
    expect(wrong.checkoutUserErrors).toMatchObject([{ code: 'INVALID', field: ['customerAccessToken'] }]);
    expect((await mutate('checkoutCustomerDisassociateV2', 'checkoutId: $id', { id })).checkoutUserErrors).toEqual([]);
  });

  test('spec §7: becomes an order on the hosted page, and reports that from then on', async () => {
    const { id, webUrl } = await create({ ...twoBells, email: 'ada@example.com', shippingAddress: home });
    await mutate('checkoutGiftCardsAppend', 'checkoutId: $id, giftCardCodes: ["CARDABCD"]', { id });
    await mutate('checkoutDiscountCodeApplyV2', 'checkoutId: $id, discountCode: "TEN"', { id });
    const page = await (await sandbox.fetch(webUrl)).text();
    const inputs = [...page.matchAll(/<input[^>]*?name="(\w+)"[^>]*?value="([^"]*)"/gs)].map(
      ([, name = '', value = '']) => [name, value],
    );
    const form = new URLSearchParams([...inputs, ['countryCode', 'US']]);
    expect(form.get('city')).toBe('San Mateo');
    const placed = await sandbox.fetch(webUrl, { method: 'POST', body: form });
    expect(placed.status).toBe(303);

    const { node } = await ask<{ node: Checkout }>(
      `query($id: ID!) { node(id: $id) { ... on Checkout { ${fields} } } }`,
      { id },
    );
    expect(node).toMatchObject({
      completedAt: expect.stringMatching(/^\d{4}-/) as string,
      order: { orderNumber: expect.any(Number) as number },
      orderStatusUrl: `${origin}${placed.headers.get('location')}`,
      lineItems: { nodes: [{ title: 'Bell', quantity: 2 }] },
      subtotalPrice: { amount: '35.98' },
      appliedGiftCards: [{ lastCharacters: 'ABCD', amountUsed: { amount: '10.0' } }],
      discountApplications: { nodes: [{ code: 'TEN', applicable: true }] },
    });
    const late = await mutate('checkoutEmailUpdateV2', 'checkoutId: $id, email: "b@example.com"', { id });
    expect(late.checkoutUserErrors).toMatchObject([{ code: 'ALREADY_COMPLETED' }]);
  });
});

describe('version 2024-04', () => {
  test.each(['2024-04', '2024-01', '2021-07'])('responds to %s, as 2024-04', async (version) => {
    const response = await post('{ shop { name } }', {}, version);
    expect([response.status, response.headers.get('x-shopify-api-version')]).toEqual([200, '2024-04']);
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Test Shop' } } });
  });

  test('has the members of its version, and no later ones', async () => {
    expect(
      await ask(
        '{ products(first: 1) { nodes { title options { values } } } cart(id: "gid://shopify/Cart/1") { id } }',
      ),
    ).toEqual({
      products: { nodes: [{ title: 'Bell', options: [{ values: ['Default Title'] }] }] },
      cart: null,
    });
    const response = await post('{ product(handle: "bell") { category { id } } }');
    expect(((await response.json()) as { errors: { message: string }[] }).errors[0]?.message).toContain('category');
    const today = await post('mutation { checkoutCreate(input: {}) { checkout { id } } }', {}, '2026-04');
    expect(((await today.json()) as { errors: { message: string }[] }).errors[0]?.message).toContain('checkoutCreate');
  });

  test('has faults under the names of its operations', async () => {
    sandbox.faults.add({ match: { call: 'cart.create' }, fault: 'status=503', times: 1 });
    expect((await post('mutation { checkoutCreate(input: {}) { checkout { id } } }')).status).toBe(503);
    sandbox.faults.clear();
  });
});
