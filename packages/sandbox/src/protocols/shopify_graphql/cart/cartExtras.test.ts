/** A cart's data other than lines: codes, gift cards, addresses, delivery options, custom fields. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../../sandbox.js';
import { ask } from '../../../testing/client.js';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ passwordCost: 1, now: () => new Date('2026-11-22T10:00:00.500Z') });
});

interface Money {
  amount: string;
  currencyCode: string;
}
interface Payload {
  cart: Cart | null;
  userErrors: { code: string; field: string[] }[];
  warnings: { code: string; target: string }[];
}
interface Cart {
  id: string;
  cost: { subtotalAmount: Money; totalAmount: Money };
  discountCodes: { code: string; applicable: boolean }[];
  discountAllocations: { code: string; targetType: string; discountedAmount: Money }[];
  appliedGiftCards: { id: string; lastCharacters: string; balance: Money; presentmentAmountUsed: Money }[];
  lines: { nodes: { cost: { totalAmount: Money }; discountAllocations: { discountedAmount: Money }[] }[] };
  delivery: { addresses: { id: string; selected: boolean; address: { city: string | null } }[] };
  deliveryGroups: {
    nodes: {
      id: string;
      deliveryAddress: { city: string | null };
      deliveryOptions: { handle: string; estimatedCost: Money }[];
      selectedDeliveryOption: { handle: string };
    }[];
  };
}

const fields = `id
  cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
  discountCodes { code applicable }
  discountAllocations { targetType discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
  appliedGiftCards { id lastCharacters balance { amount } presentmentAmountUsed { amount currencyCode } }
  lines(first: 9) { nodes { cost { totalAmount { amount } } discountAllocations { discountedAmount { amount } } } }
  delivery { addresses { id selected address { ... on CartDeliveryAddress { city } } } }
  deliveryGroups(first: 9) { nodes { id deliveryAddress { city }
    deliveryOptions { handle estimatedCost { amount } } selectedDeliveryOption { handle } } }`;

const payload = `{ cart { ${fields} } userErrors { code field } warnings { code target } }`;

async function mutate(call: string, variables: Record<string, [type: string, value: unknown]>): Promise<Payload> {
  const head = Object.entries(variables).map(([name, [type]]) => `$${name}: ${type}`);
  const args = Object.keys(variables).map((name) => `${name}: $${name}`);
  const query = `mutation(${head.join(', ')}) { payload: ${call}(${args.join(', ')}) ${payload} }`;
  const values = Object.fromEntries(Object.entries(variables).map(([name, [, value]]) => [name, value]));
  return (await ask<{ payload: Payload }>(sandbox, query, values)).payload;
}

const line = (handle: string, quantity = 1) => ({
  merchandiseId: `gid://shopify/ProductVariant/${sandbox.shop.catalog.product(handle)!.variants[0]!.id}`,
  quantity,
});
const create = (input: object) => mutate('cartCreate', { input: ['CartInput', input] });
const cartOf = async (...lines: ReturnType<typeof line>[]) => (await create({ lines })).cart!;
const withCodes = (cartId: string, ...codes: string[]) =>
  mutate('cartDiscountCodesUpdate', { cartId: ['ID!', cartId], discountCodes: ['[String!]!', codes] });
const withCards = (cartId: string, ...codes: string[]) =>
  mutate('cartGiftCardCodesUpdate', { cartId: ['ID!', cartId], giftCardCodes: ['[String!]!', codes] });
const withAddresses = (cartId: string, ...addresses: object[]) =>
  mutate('cartDeliveryAddressesAdd', {
    cartId: ['ID!', cartId],
    addresses: ['[CartSelectableAddressInput!]!', addresses],
  });
const inTown = (city: string, countryCode = 'US', rest: object = {}) => ({
  address: { deliveryAddress: { city, countryCode } },
  ...rest,
});
const choose = (cartId: string, deliveryGroupId: string, deliveryOptionHandle: string) =>
  mutate('cartSelectedDeliveryOptionsUpdate', {
    cartId: ['ID!', cartId],
    selectedDeliveryOptions: ['[CartSelectedDeliveryOptionInput!]!', [{ deliveryGroupId, deliveryOptionHandle }]],
  });

const priceOf = (handle: string) => sandbox.shop.catalog.product(handle)!.variants[0]!.data.price;
const amount = (minor: number) => (minor / 100).toFixed(2).replace(/0$/, '');
const codes = ({ warnings, userErrors }: Payload) => [...userErrors, ...warnings].map(({ code }) => code);

describe('a discount code', () => {
  test('takes an amount off all goods together', async () => {
    const { id } = await cartOf(line('floor-pump'), line('stoneware-mug', 2));
    const { cart } = await withCodes(id, 'fifteen');
    expect(cart).toMatchObject({
      discountCodes: [{ code: 'FIFTEEN', applicable: true }],
      discountAllocations: [{ code: 'FIFTEEN', targetType: 'LINE_ITEM', discountedAmount: { amount: '15.0' } }],
      cost: { totalAmount: { amount: amount(priceOf('floor-pump') + 2 * priceOf('stoneware-mug') - 1500) } },
    });
  });

  test('for some products does not reduce the lines of others', async () => {
    const { id } = await cartOf(line('floor-pump'), line('stoneware-mug'));
    const { cart } = await withCodes(id, 'TOOLS25');
    const off = priceOf('floor-pump') / 4;
    expect(cart).toMatchObject({
      discountAllocations: [],
      lines: {
        nodes: [
          { discountAllocations: [] },
          {
            cost: { totalAmount: { amount: amount(priceOf('floor-pump') - off) } },
            discountAllocations: [{ discountedAmount: { amount: amount(off) } }],
          },
        ],
      },
      cost: { subtotalAmount: { amount: amount(priceOf('floor-pump') + priceOf('stoneware-mug') - off) } },
    });
  });

  test.each([
    ['NOSUCH', 'DISCOUNT_NOT_FOUND'],
    ['WINTER30', 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['TOOLS25', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    ['FIFTEEN', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
  ])('%s that does not apply is kept, with %s', async (code, warning) => {
    const { id, cost } = await cartOf(line('stoneware-mug'));
    const answer = await withCodes(id, code);
    expect(codes(answer)).toEqual([warning]);
    expect(answer.cart).toMatchObject({ cost, discountCodes: [{ code, applicable: false }], discountAllocations: [] });
  });

  test('makes the chosen delivery method free, beside another code for the goods', async () => {
    const { id } = await cartOf(line('stoneware-mug'));
    const { cart: addressed } = await withAddresses(id, inTown('San Mateo', 'US', { selected: true }));
    const express = await choose(id, addressed!.deliveryGroups.nodes[0]!.id, 'express');
    expect(express.cart?.cost.totalAmount.amount).toBe(amount(priceOf('stoneware-mug') + 1800));
    const { cart } = await withCodes(id, 'SHIPFREE', 'NORTH10');
    expect(cart?.cost.totalAmount.amount).toBe(amount(priceOf('stoneware-mug') * 0.9));
    expect(cart?.discountAllocations).toMatchObject([
      { code: 'NORTH10' },
      { code: 'SHIPFREE', targetType: 'SHIPPING_LINE', discountedAmount: { amount: '18.0' } },
    ]);
  });

  test('can be set when the cart is created, like gift cards', async () => {
    const answer = await create({
      lines: [line('floor-pump')],
      discountCodes: ['NORTH10', 'WINTER30'],
      giftCardCodes: ['northlane gift 0025'],
    });
    expect(codes(answer)).toEqual(['DISCOUNT_CURRENTLY_INACTIVE']);
    expect(answer.cart).toMatchObject({
      cost: { totalAmount: { amount: amount(priceOf('floor-pump') * 0.9 - 2500) } },
      appliedGiftCards: [{ lastCharacters: '0025' }],
    });
  });
});

test('an order has the discount of each code for each line', async () => {
  const { id } = await cartOf(line('floor-pump'), line('stoneware-mug'));
  await withCodes(id, 'TOOLS25');
  const token = /Cart\/(\w+)/.exec(id)![1]!;
  const address = { firstName: 'A', lastName: 'B', address1: '1 Main St', city: 'San Mateo', countryCode: 'US' };
  const outcome = sandbox.shop.placeOrder(token, { email: 'a@example.com', address });
  const { number, token: key } = (outcome as { order: { number: number; token: string } }).order;
  const application = { code: 'TOOLS25', targetSelection: 'ENTITLED', value: { percentage: 25 } };
  expect(
    await ask(
      sandbox,
      `query($id: ID!) { node(id: $id) { ... on Order {
        discountApplications(first: 1) { nodes { targetSelection value { ... on PricingPercentageValue { percentage } } ... on DiscountCodeApplication { code } } }
        lineItems(first: 2) { nodes { title discountAllocations { allocatedAmount { amount } discountApplication { ... on DiscountCodeApplication { code } } } } } } } }`,
      { id: `gid://shopify/Order/${number}?key=${key}` },
    ),
  ).toEqual({
    node: {
      discountApplications: { nodes: [application] },
      lineItems: {
        nodes: [
          {
            title: 'Floor Pump',
            discountAllocations: [
              {
                allocatedAmount: { amount: amount(priceOf('floor-pump') / 4) },
                discountApplication: { code: 'TOOLS25' },
              },
            ],
          },
          { title: 'Stoneware Mug', discountAllocations: [] },
        ],
      },
    },
  });
});

describe('gift cards', () => {
  test('pay one after the other, and keep their remaining balance', async () => {
    const { id } = await cartOf(line('floor-pump'));
    const { cart } = await withCards(id, 'NORTHLANEGIFT0025', 'NORTHLANEGIFT5000');
    expect(cart?.cost.totalAmount.amount).toBe('0.0');
    expect(cart?.appliedGiftCards).toMatchObject([
      { lastCharacters: '0025', balance: { amount: '0.0' }, presentmentAmountUsed: { amount: '25.0' } },
      {
        lastCharacters: '5000',
        balance: { amount: amount(500_000 - priceOf('floor-pump') + 2500) },
        presentmentAmountUsed: { amount: amount(priceOf('floor-pump') - 2500) },
      },
    ]);
  });

  test('are refused if one is invalid, and removed by their ids', async () => {
    const { id } = await cartOf(line('floor-pump'));
    const refused = await withCards(id, 'NORTHLANEGIFT0025', 'NORTHLANEGIFT1111');
    expect(refused).toMatchObject({
      cart: { appliedGiftCards: [] },
      userErrors: [{ code: 'INVALID', field: ['giftCardCodes', '1'] }],
    });
    const { cart } = await withCards(id, 'NORTHLANEGIFT0025');
    const remove = (appliedGiftCardId: string) =>
      mutate('cartGiftCardCodesRemove', { cartId: ['ID!', id], appliedGiftCardIds: ['[ID!]!', [appliedGiftCardId]] });
    expect(codes(await remove('gid://shopify/AppliedGiftCard/1'))).toEqual(['INVALID']);
    expect((await remove(cart!.appliedGiftCards[0]!.id)).cart?.appliedGiftCards).toEqual([]);
  });

  test('are spent by an order', async () => {
    const { id } = await cartOf(line('floor-pump'));
    await withCards(id, 'NORTHLANEGIFT0025');
    const token = /Cart\/(\w+)/.exec(id)![1]!;
    const address = { firstName: 'A', lastName: 'B', address1: '1 Main St', city: 'San Mateo', countryCode: 'US' };
    expect(sandbox.shop.placeOrder(token, { email: 'a@example.com', address })).toMatchObject({
      order: { total: priceOf('floor-pump'), giftCards: [{ lastCharacters: '0025', minor: 2500 }] },
    });
    const other = await cartOf(line('floor-pump'));
    expect(codes(await withCards(other.id, 'NORTHLANEGIFT0025'))).toEqual(['INVALID']);
  });
});

describe('delivery', () => {
  test('has no group without an address, and its methods with one', async () => {
    const { id, deliveryGroups } = await cartOf(line('stoneware-mug'));
    expect(deliveryGroups.nodes).toEqual([]);
    const { cart } = await withAddresses(id, inTown('Tokyo', 'JP'), inTown('Berlin', 'DE', { selected: true }));
    expect(cart?.delivery.addresses.map(({ selected }) => selected)).toEqual([false, true]);
    expect(cart?.deliveryGroups.nodes).toMatchObject([
      {
        deliveryAddress: { city: 'Berlin' },
        deliveryOptions: [{ handle: 'standard' }, { handle: 'express', estimatedCost: { amount: '18.0' } }],
        selectedDeliveryOption: { handle: 'standard' },
      },
    ]);
    const [tokyo] = cart!.delivery.addresses;
    const update = await mutate('cartDeliveryAddressesUpdate', {
      cartId: ['ID!', id],
      addresses: ['[CartSelectableAddressUpdateInput!]!', [{ id: tokyo!.id, selected: true }]],
    });
    expect(update.cart?.deliveryGroups.nodes).toMatchObject([
      { deliveryAddress: { city: 'Tokyo' }, deliveryOptions: [{ handle: 'standard' }] },
    ]);
    const group = update.cart!.deliveryGroups.nodes[0]!;
    expect(codes(await choose(id, group.id, 'express'))).toEqual(['INVALID_DELIVERY_OPTION']);
    expect(codes(await choose(id, 'gid://shopify/CartDeliveryGroup/9', 'standard'))).toEqual([
      'INVALID_DELIVERY_GROUP',
    ]);
  });

  test('goes to the default address of the signed-in customer', async () => {
    const signedIn = await ask<{ made: { customerAccessToken: { accessToken: string } } }>(
      sandbox,
      `mutation { made: customerAccessTokenCreate(input: { email: "robin@example.com", password: "northlane" }) {
        customerAccessToken { accessToken } } }`,
    );
    const customerAccessToken = signedIn.made.customerAccessToken.accessToken;
    const { cart } = await create({ lines: [line('floor-pump')], buyerIdentity: { customerAccessToken } });
    expect(cart?.deliveryGroups.nodes).toMatchObject([{ deliveryAddress: { city: 'San Mateo' } }]);
  });

  test('costs the price of the chosen method, also at the checkout', async () => {
    const { id } = await cartOf(line('stoneware-mug'));
    const { cart } = await withAddresses(id, inTown('San Mateo'));
    await choose(id, cart!.deliveryGroups.nodes[0]!.id, 'express');
    const token = /Cart\/(\w+)/.exec(id)![1]!;
    const address = { firstName: 'A', lastName: 'B', address1: '1 Main St', city: 'San Mateo', countryCode: 'US' };
    expect(sandbox.shop.placeOrder(token, { email: 'a@example.com', address })).toMatchObject({
      order: { shipping: 1800, total: priceOf('stoneware-mug') + 1800 },
    });
  });

  test('takes an address once, and a selected one', async () => {
    const { id } = await cartOf(line('floor-pump'));
    await withAddresses(id, inTown('Berlin', 'DE'));
    const again = await withAddresses(id, inTown('Berlin', 'DE'));
    expect([codes(again), again.cart?.delivery.addresses.length]).toEqual([['DUPLICATE_DELIVERY_ADDRESS'], 1]);
    expect(
      codes(await withAddresses(id, inTown('A', 'DE', { selected: true }), inTown('B', 'DE', { selected: true }))),
    ).toEqual(['ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED']);
    const [berlin] = again.cart!.delivery.addresses;
    const remove = () =>
      mutate('cartDeliveryAddressesRemove', { cartId: ['ID!', id], addressIds: ['[ID!]!', [berlin!.id]] });
    expect((await remove()).cart?.delivery.addresses).toEqual([]);
    expect(codes(await remove())).toEqual(['INVALID_DELIVERY_ADDRESS_ID']);
  });

  test.each([
    ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', { city: '<b>Berlin</b>' }, 'city'],
    ['ADDRESS_FIELD_CONTAINS_URL', { address1: 'https://example.com' }, 'address1'],
    ['ADDRESS_FIELD_CONTAINS_EMOJIS', { lastName: 'B 🚲' }, 'lastName'],
    ['ADDRESS_FIELD_IS_TOO_LONG', { company: 'x'.repeat(256) }, 'company'],
    ['INVALID_ZIP_CODE_FOR_COUNTRY', { zip: 'D02' }, 'zip'],
    ['ADDRESS_FIELD_IS_REQUIRED', { city: '' }, 'city'],
  ])('refuses a strict address with %s', async (code, part, name) => {
    const { id } = await cartOf(line('floor-pump'));
    const whole = { lastName: 'B', address1: '1 Main St', city: 'San Mateo', zip: '94401', countryCode: 'US' };
    const answer = await withAddresses(id, {
      address: { deliveryAddress: { ...whole, ...part } },
      validationStrategy: 'STRICT',
    });
    expect(answer.userErrors).toEqual([{ code, field: ['addresses', '0', 'address', 'deliveryAddress', name] }]);
    expect(answer.cart?.delivery.addresses).toEqual([]);
  });
});

describe('custom fields of a cart', () => {
  const set = (ownerId: string, key: string, type: string, value: string) =>
    ask<{ set: { metafields: { id: string }[] | null; userErrors: { code: string; field: string[] }[] } }>(
      sandbox,
      `mutation($metafields: [CartMetafieldsSetInput!]!) { set: cartMetafieldsSet(metafields: $metafields) {
        metafields { id namespace key type value createdAt } userErrors { code field elementIndex } } }`,
      { metafields: [{ ownerId, key, type, value }] },
    ).then((data) => data.set);
  const read = (id: string) =>
    ask<{ cart: { metafield: { value: string } | null } }>(
      sandbox,
      'query($id: ID!) { cart(id: $id) { metafield(namespace: "custom", key: "gift") { value parentResource { ... on Cart { id } } } } }',
      { id },
    ).then(({ cart }) => cart.metafield);

  test('are set, changed and deleted', async () => {
    const { id } = await cartOf(line('floor-pump'));
    expect(await set(id, 'custom.gift', 'boolean', 'true')).toMatchObject({
      metafields: [{ namespace: 'custom', key: 'gift', value: 'true', createdAt: '2026-11-22T10:00:00Z' }],
      userErrors: [],
    });
    await set(id, 'gift', 'boolean', 'false');
    expect(await read(id)).toMatchObject({ value: 'false', parentResource: { id } });
    const remove = () =>
      ask<{ gone: { deletedId: string | null; userErrors: { code: string }[] } }>(
        sandbox,
        `mutation($input: CartMetafieldDeleteInput!) { gone: cartMetafieldDelete(input: $input) { deletedId userErrors { code } } }`,
        { input: { ownerId: id, key: 'custom.gift' } },
      );
    expect(await remove()).toMatchObject({ gone: { deletedId: expect.stringContaining('Metafield') as string } });
    expect(await read(id)).toBeNull();
    expect((await remove()).gone.userErrors).toEqual([{ code: 'METAFIELD_DOES_NOT_EXIST' }]);
  });

  test.each([
    ['INVALID_TYPE', 'custom.a', 'colour', 'red'],
    ['INVALID_VALUE', 'custom.a', 'number_integer', 'three'],
    ['INVALID_VALUE', 'custom.a', 'list.single_line_text_field', 'one'],
    ['BLANK', 'custom.a', 'single_line_text_field', ''],
  ])('are refused with %s', async (code, key, type, value) => {
    const { id } = await cartOf(line('floor-pump'));
    expect(await set(id, key, type, value)).toMatchObject({ metafields: null, userErrors: [{ code }] });
    expect((await set('gid://shopify/Cart/none?key=x', key, type, value)).userErrors).toMatchObject([
      { code: 'INVALID_OWNER', field: ['metafields', '0', 'ownerId'] },
    ]);
  });
});

test('a clone has the lines, and no data of its owner', async () => {
  const { cart } = await create({
    lines: [line('floor-pump', 2)],
    buyerIdentity: { email: 'a@example.com', countryCode: 'JP' },
    discountCodes: ['NORTH10'],
    delivery: { addresses: [inTown('Tokyo', 'JP')] },
  });
  const { cart: copy } = await mutate('cartClone', { cartId: ['ID!', cart!.id] });
  expect(copy).toMatchObject({ discountCodes: [{ code: 'NORTH10' }], delivery: { addresses: [] } });
  expect(copy?.id).not.toBe(cart?.id);
  expect(copy?.cost).toEqual(cart?.cost);
  const { cart: bare } = await mutate('cartRemovePersonalData', { cartId: ['ID!', cart!.id] });
  expect([bare?.id, bare?.delivery.addresses]).toEqual([cart?.id, []]);
  const read = await ask<{ cart: { buyerIdentity: object } }>(
    sandbox,
    'query($id: ID!) { cart(id: $id) { buyerIdentity { email countryCode } } }',
    { id: cart?.id },
  );
  expect(read.cart.buyerIdentity).toEqual({ email: null, countryCode: 'JP' });
});

test('a payment through the API is refused, and leads to the checkout', async () => {
  const { id } = await cartOf(line('floor-pump'));
  const data = await ask(
    sandbox,
    `mutation($id: ID!) {
      cartPrepareForCompletion(cartId: $id) { result { __typename ... on CartStatusNotReady { cart { id } errors { code } } } userErrors { code } }
      cartSubmitForCompletion(cartId: $id, attemptToken: "x") { result { ... on SubmitFailed { checkoutUrl errors { code } } } }
      cartPaymentUpdate(cartId: $id, payment: { amount: { amount: "1.0", currencyCode: USD } }) { userErrors { code } }
      shopPayPaymentRequestSessionSubmit(token: "x", idempotencyKey: "x", paymentRequest: { locale: "en", presentmentCurrency: USD,
        subtotal: { amount: "1.0", currencyCode: USD }, total: { amount: "1.0", currencyCode: USD } }) { paymentRequestReceipt { token } userErrors { code } }
    }`,
    { id },
  );
  expect(data).toMatchObject({
    cartPrepareForCompletion: {
      result: { __typename: 'CartStatusNotReady', cart: { id }, errors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }] },
      userErrors: [],
    },
    cartSubmitForCompletion: {
      result: {
        checkoutUrl: expect.stringContaining('/cart/c/') as string,
        errors: [{ code: 'REDIRECT_TO_CHECKOUT_REQUIRED' }],
      },
    },
    cartPaymentUpdate: { userErrors: [{ code: 'PAYMENT_METHOD_NOT_SUPPORTED' }] },
    shopPayPaymentRequestSessionSubmit: {
      paymentRequestReceipt: null,
      userErrors: [{ code: 'PAYMENT_REQUEST_NOT_FOUND' }],
    },
  });
});

test('lines that need a subscription or another line are refused', async () => {
  const answer = await create({ lines: [{ ...line('floor-pump'), sellingPlanId: 'gid://shopify/SellingPlan/1' }] });
  expect(answer).toMatchObject({ cart: null, userErrors: [{ code: 'SELLING_PLAN_NOT_APPLICABLE' }] });
});
