import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../sandbox.js';
import { ask, origin, send, testSandbox } from '../../../testing/client.js';

let sandbox: Sandbox;
beforeEach(() => (sandbox = testSandbox()));

interface Line {
  id: string;
  quantity: number;
  merchandise: { sku: string };
}
interface Cart {
  id: string;
  checkoutUrl: string;
  note: string | null;
  totalQuantity: number;
  lines: { nodes: Line[] };
}
interface Payload {
  cart: Cart | null;
  userErrors: { code: string; field: string[]; message: string }[];
  warnings: { code: string; message: string; target: string }[];
}

const cartFields = `id checkoutUrl note totalQuantity
  lines(first: 100) { nodes { id quantity attributes { key value } merchandise { ... on ProductVariant { sku } } } }`;
const payloadFields = `{ cart { ${cartFields} } userErrors { code field message } warnings { code message target } }`;

const idOf = (sku: string) => `gid://shopify/ProductVariant/${sandbox.shop.catalog.variant(sku)!.id}`;
const line = (sku: string, quantity?: number, attributes?: { key: string; value: string }[]) => ({
  merchandiseId: idOf(sku),
  quantity,
  attributes,
});

const mutate = async (call: string, head: string, variables: Record<string, unknown>) => {
  const data = await ask<{ payload: Payload }>(
    sandbox,
    `mutation(${head}) { payload: ${call} ${payloadFields} }`,
    variables,
  );
  return data.payload;
};

const create = (input: Record<string, unknown>) => mutate('cartCreate(input: $input)', '$input: CartInput', { input });
const add = (cartId: string, ...lines: ReturnType<typeof line>[]) =>
  mutate('cartLinesAdd(cartId: $cartId, lines: $lines)', '$cartId: ID!, $lines: [CartLineInput!]!', { cartId, lines });
const update = (cartId: string, ...lines: { id: string; quantity?: number; merchandiseId?: string }[]) =>
  mutate('cartLinesUpdate(cartId: $cartId, lines: $lines)', '$cartId: ID!, $lines: [CartLineUpdateInput!]!', {
    cartId,
    lines,
  });
const remove = (cartId: string, ...lineIds: string[]) =>
  mutate('cartLinesRemove(cartId: $cartId, lineIds: $lineIds)', '$cartId: ID!, $lineIds: [ID!]!', { cartId, lineIds });
const note = (cartId: string, text: string) =>
  mutate('cartNoteUpdate(cartId: $cartId, note: $note)', '$cartId: ID!, $note: String!', { cartId, note: text });
const identify = (cartId: string, buyerIdentity: Record<string, unknown>) =>
  mutate(
    'cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity)',
    '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!',
    { cartId, buyerIdentity },
  );

const cartOf = async (...lines: ReturnType<typeof line>[]) => (await create({ lines })).cart!;
const contents = (cart: Cart | null) =>
  cart?.lines.nodes.map(({ quantity, merchandise }) => `${merchandise.sku} ${quantity}`);
const read = async (id: string, fields = cartFields) =>
  (await ask<{ cart: Cart | null }>(sandbox, `query($id: ID!) { cart(id: $id) { ${fields} } }`, { id })).cart;

describe('a cart', () => {
  test('is created with lines, and read again by its id', async () => {
    const { cart, userErrors, warnings } = await create({ lines: [line('BELL', 2), line('OIL')], note: 'Ring.' });
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart).toMatchObject({ note: 'Ring.', totalQuantity: 3 });
    expect(cart?.id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+$/);
    expect(cart?.checkoutUrl).toMatch(new RegExp(`^${origin}/cart/c/\\w+\\?key=\\w+$`));
    expect(cart?.lines.nodes[0]?.id).toMatch(/^gid:\/\/shopify\/CartLine\/[\w-]+\?cart=\w+$/);
    expect(await read(cart!.id)).toEqual(cart);
  });

  test('may be created empty', async () => {
    const data = await ask<{ cartCreate: Payload }>(sandbox, `mutation { cartCreate ${payloadFields} }`);
    expect(data.cartCreate).toMatchObject({ cart: { totalQuantity: 0, lines: { nodes: [] } }, userErrors: [] });
  });

  test('lists the newest line first, and pages through them', async () => {
    const { id } = await cartOf(line('BELL'), line('OIL'));
    const { cart } = await add(id, line('TAPE', 2));
    expect(contents(cart)).toEqual(['TAPE 2', 'OIL 1', 'BELL 1']);
    expect(await read(id, 'lines(first: 1) { nodes { quantity } pageInfo { hasNextPage } }')).toEqual({
      lines: { nodes: [{ quantity: 2 }], pageInfo: { hasNextPage: true } },
    });
  });

  test('costs the sum of its lines', async () => {
    const { id } = await cartOf(line('BELL', 2), line('OIL'));
    expect(
      await read(
        id,
        `cost { subtotalAmount { amount currencyCode } totalAmount { amount } }
         lines(first: 1, reverse: true) { nodes { cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } totalAmount { amount } } } }`,
      ),
    ).toEqual({
      cost: { subtotalAmount: { amount: '49.98', currencyCode: 'USD' }, totalAmount: { amount: '49.98' } },
      lines: {
        nodes: [
          {
            cost: {
              amountPerQuantity: { amount: '19.99' },
              compareAtAmountPerQuantity: { amount: '25.0' },
              totalAmount: { amount: '39.98' },
            },
          },
        ],
      },
    });
  });

  test('adds to a line with the same attributes, not to one with others', async () => {
    const engraved = [{ key: 'Engraving', value: 'Ada' }];
    const { id } = await cartOf(line('OIL', 1), line('OIL', 1, engraved));
    const { cart } = await add(id, line('OIL', 2, engraved));
    expect(contents(cart)).toEqual(['OIL 3', 'OIL 1']);
  });

  test('changes and removes lines', async () => {
    const before = await cartOf(line('BELL'), line('OIL'));
    const [oil, bell] = before.lines.nodes as [Line, Line];
    expect(contents((await update(before.id, { id: bell.id, quantity: 3 })).cart)).toEqual(['OIL 1', 'BELL 3']);
    expect(contents((await update(before.id, { id: oil.id, merchandiseId: idOf('J-S-INK') })).cart)).toEqual([
      'J-S-INK 1',
      'BELL 3',
    ]);
    expect(contents((await update(before.id, { id: oil.id, quantity: 0 })).cart)).toEqual(['BELL 3']);
    expect(contents((await remove(before.id, bell.id)).cart)).toEqual([]);
  });

  test('is null for an unknown id', async () => {
    expect(await read('gid://shopify/Cart/none?key=x')).toBeNull();
    expect(await read('nonsense')).toBeNull();
  });

  test('is found by its id like any node, and so are its lines', async () => {
    const cart = await cartOf(line('BELL'));
    expect(
      await ask(sandbox, 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on CartLine { quantity } } }', {
        ids: [cart.id, cart.lines.nodes[0]!.id],
      }),
    ).toEqual({ nodes: [{ __typename: 'Cart' }, { __typename: 'CartLine', quantity: 1 }] });
  });
});

describe('too little stock', () => {
  test('lowers an addition, with a warning', async () => {
    const { cart, userErrors, warnings } = await create({ lines: [line('BELL', 5)] });
    expect(contents(cart)).toEqual(['BELL 3']);
    expect(userErrors).toEqual([]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 items were added to your cart due to availability.',
        target: cart?.lines.nodes[0]?.id,
      },
    ]);
  });

  test('lowers a new quantity, with a warning', async () => {
    const cart = await cartOf(line('BELL'));
    const { cart: after, warnings } = await update(cart.id, { id: cart.lines.nodes[0]!.id, quantity: 9 });
    expect(contents(after)).toEqual(['BELL 3']);
    expect(warnings.map(({ code }) => code)).toEqual(['MERCHANDISE_NOT_ENOUGH_STOCK']);
  });

  test('leaves a line of 0 for a sold-out product', async () => {
    const { cart, warnings } = await create({ lines: [line('J-S-GREEN')] });
    expect(contents(cart)).toEqual(['J-S-GREEN 0']);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product 'Jersey - S / Green' is already sold out.",
        target: cart?.lines.nodes[0]?.id,
      },
    ]);
  });

  test('is reported with every change of the cart, until the line is removed', async () => {
    const cart = await cartOf(line('BELL', 2));
    sandbox.shop.stock.set(sandbox.shop.catalog.variant('BELL')!, 0);
    expect(contents(await read(cart.id))).toEqual(['BELL 2']);
    const { cart: after, warnings } = await add(cart.id, line('OIL'));
    expect(contents(after)).toEqual(['OIL 1', 'BELL 0']);
    expect(warnings.map(({ code, target }) => [code, target])).toEqual([
      ['MERCHANDISE_OUT_OF_STOCK', cart.lines.nodes[0]!.id],
    ]);
    expect((await note(cart.id, 'Hm.')).warnings).toHaveLength(1);
    expect((await remove(cart.id, warnings[0]!.target)).warnings).toEqual([]);
  });
});

describe('a refused change', () => {
  test.each([
    ['MINIMUM_NOT_MET', 'TAPE', 1, 'The minimum quantity for Tape is 2.'],
    ['MAXIMUM_EXCEEDED', 'TAPE', 12, 'The maximum quantity for Tape is 10.'],
    ['INVALID_INCREMENT', 'TAPE', 5, 'Tape is sold in multiples of 2.'],
    ['INVALID', 'OIL', 0, 'The quantity must be greater than 0.'],
    ['LESS_THAN', 'OIL', 1_000_001, 'The quantity must be at most 1000000.'],
  ])('%s leaves the cart unchanged', async (code, sku, quantity, message) => {
    const cart = await cartOf(line('BELL'));
    const payload = await add(cart.id, line('OIL'), line(sku, quantity));
    expect(payload).toEqual({
      cart,
      userErrors: [{ code, field: ['lines', '1', 'quantity'], message }],
      warnings: [],
    });
  });

  test('names merchandise that does not exist', async () => {
    const merchandiseId = 'gid://shopify/ProductVariant/1';
    const expected = { code: 'INVALID', message: `The merchandise with id ${merchandiseId} does not exist.` };
    expect(await create({ lines: [{ merchandiseId }] })).toEqual({
      cart: null,
      userErrors: [{ ...expected, field: ['input', 'lines', '0', 'merchandiseId'] }],
      warnings: [],
    });
    const { id } = await cartOf(line('BELL'));
    const { userErrors } = await add(id, { merchandiseId, quantity: 1, attributes: undefined });
    expect(userErrors).toEqual([{ ...expected, field: ['lines', '0', 'merchandiseId'] }]);
  });

  test('names lines that do not exist', async () => {
    const { id } = await cartOf(line('BELL'));
    const lineId = 'gid://shopify/CartLine/none?cart=x';
    const expected = {
      code: 'INVALID_MERCHANDISE_LINE',
      message: `The merchandise line with id ${lineId} does not exist.`,
    };
    expect((await update(id, { id: lineId, quantity: 2 })).userErrors).toEqual([
      { ...expected, field: ['lines', '0', 'id'] },
    ]);
    expect((await remove(id, lineId)).userErrors).toEqual([{ ...expected, field: ['lineIds', '0'] }]);
  });

  test("gives the same reason for every cart that is not the buyer's own", async () => {
    const cart = await cartOf(line('BELL'));
    const [withoutKey] = cart.id.split('?');
    for (const id of ['gid://shopify/Cart/none?key=x', withoutKey!, `${withoutKey}?key=wrong`, 'nonsense'])
      expect(await add(id, line('OIL'))).toEqual({
        cart: null,
        userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
        warnings: [],
      });
    expect(contents(await read(cart.id))).toEqual(['BELL 1']);
  });

  test('is a note that is too long', async () => {
    const { id } = await cartOf();
    expect((await note(id, 'x'.repeat(5000))).userErrors).toEqual([]);
    expect((await note(id, 'x'.repeat(5001))).userErrors).toMatchObject([{ code: 'NOTE_TOO_LONG', field: ['note'] }]);
  });

  test('is an array of more than 250', async () => {
    const lines = Array.from({ length: 251 }, () => line('OIL'));
    const query = `mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) ${payloadFields} }`;
    const { data, errors } = await send(sandbox, query, { lines });
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        message: 'The input array size of 251 is greater than the maximum allowed of 250.',
        extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
      },
    ]);
    expect((await create({ lines: lines.slice(1) })).userErrors).toEqual([]);
  });
});

describe('the buyer', () => {
  const fields = 'buyerIdentity { email phone countryCode } cost { totalAmount { amount currencyCode } }';

  test("gives the cart the currency of the buyer's country", async () => {
    const { id } = await cartOf(line('BELL', 2));
    await identify(id, { email: 'ada@example.com', countryCode: 'DE' });
    expect(await read(id, fields)).toEqual({
      buyerIdentity: { email: 'ada@example.com', phone: null, countryCode: 'DE' },
      cost: { totalAmount: { amount: '37.8', currencyCode: 'EUR' } },
    });
    await identify(id, { email: null });
    expect(await read(id, fields)).toMatchObject({ buyerIdentity: { email: null, countryCode: 'DE' } });
  });

  test('has the country in which the cart was created', async () => {
    const query = `mutation($input: CartInput) @inContext(country: JP) { cartCreate(input: $input) { cart { ${fields} } } }`;
    expect(await ask(sandbox, query, { input: { lines: [line('BELL')] } })).toMatchObject({
      cartCreate: { cart: { buyerIdentity: { countryCode: 'JP' }, cost: { totalAmount: { amount: '2999.0' } } } },
    });
  });

  test("is only visible with the cart's key", async () => {
    const { cart } = await create({ buyerIdentity: { email: 'ada@example.com', phone: '+1' } });
    const [withoutKey] = cart!.id.split('?');
    expect(await read(withoutKey!, 'buyerIdentity { email phone }')).toEqual({
      buyerIdentity: { email: null, phone: null },
    });
  });

  test('needs a valid address', async () => {
    const { id } = await cartOf();
    const error = { code: 'INVALID', message: 'Email is invalid' };
    expect((await identify(id, { email: 'ada' })).userErrors).toEqual([
      { ...error, field: ['buyerIdentity', 'email'] },
    ]);
    expect(await create({ buyerIdentity: { email: 'ada' } })).toMatchObject({
      cart: null,
      userErrors: [{ ...error, field: ['input', 'buyerIdentity', 'email'] }],
    });
  });
});

test('a cart that was ordered is gone', async () => {
  const cart = await cartOf(line('BELL'));
  const token = /Cart\/(\w+)/.exec(cart.id)![1]!;
  sandbox.shop.placeOrder(token, {
    email: 'ada@example.com',
    address: { firstName: 'Ada', lastName: 'Byron', address1: '1 Main St', city: 'San Mateo', countryCode: 'US' },
  });
  expect(await read(cart.id)).toBeNull();
  expect((await add(cart.id, line('OIL'))).userErrors).toMatchObject([{ code: 'INVALID', field: ['cartId'] }]);
});
