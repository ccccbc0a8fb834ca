/** Queries every field that is reachable from the sample shop's records. */
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { samplePassword } from '../../goods/index.js';
import { createSandbox } from '../../sandbox.js';
import { ask, send } from '../../testing/client.js';
import { schema } from './schema.js';

const sandbox = createSandbox({ passwordCost: 1, now: () => new Date('2026-11-22T10:00:00Z') });

/** Values of arguments by name, or by 'Type.field.argument' if a field needs its own value. */
const given: Record<string, string> = {
  first: 'first: 2',
  identifiers: 'identifiers: [{ namespace: "custom", key: "specifications" }]',
  key: 'key: "specifications", namespace: "custom"',
  'Cart.attribute.key': 'key: "wrap"',
  'CartLine.attribute.key': 'key: "engraving"',
  'BaseCartLine.attribute.key': 'key: "engraving"',
  'Cart.metafield.key': 'key: "gift", namespace: "custom"',
  'Cart.metafields.identifiers': 'identifiers: [{ namespace: "custom", key: "gift" }]',
  'Blog.articleByHandle.handle': 'handle: "wheels-by-ear"',
  'QueryRoot.collection.handle': 'handle: "bikes"',
  'QueryRoot.collectionByHandle.handle': 'handle: "bikes"',
  'QueryRoot.product.handle': 'handle: "skerry-drift"',
  'QueryRoot.productByHandle.handle': 'handle: "skerry-drift"',
  'QueryRoot.productRecommendations.productHandle': 'productHandle: "skerry-drift"',
  'QueryRoot.blog.handle': 'handle: "journal"',
  'QueryRoot.blogByHandle.handle': 'handle: "journal"',
  'QueryRoot.page.handle': 'handle: "faq"',
  'QueryRoot.pageByHandle.handle': 'handle: "faq"',
  'QueryRoot.menu.handle': 'handle: "footer"',
  'QueryRoot.article.id': 'id: "gid://shopify/Article/0"',
  'QueryRoot.metaobject.handle': 'handle: { type: "none", handle: "none" }',
  'QueryRoot.metaobjects.type': 'type: "none"',
  'QueryRoot.search.query': 'query: "steel"',
  'QueryRoot.predictiveSearch.query': 'query: "steel"',
  'QueryRoot.cartCompletionAttempt.attemptId': 'attemptId: "none"',
  'QueryRoot.sitemap.type': 'type: PRODUCT',
  selectedOptions: 'selectedOptions: []',
  page: 'page: 1',
  format: 'format: IMAGE',
};

/** Wraps a selection of a type's fields in a query that reaches a record of the type. */
type Path = (selection: string) => string;

const inConnection = new Set(['after', 'before', 'last', 'reverse']);

function argsOf(parent: string, field: GraphQLField<unknown, unknown>): string {
  const texts = field.args.flatMap((arg) => {
    const own = given[`${parent}.${field.name}.${arg.name}`];
    if (own !== undefined) return [own];
    if (inConnection.has(arg.name) || (!isRequiredArgument(arg) && arg.name !== 'first')) return [];
    return [given[arg.name] ?? `${arg.name}: ?`];
  });
  return texts.length > 0 ? `(${texts.join(', ')})` : '';
}

const reached = new Set<string>();
const failures: string[] = [];

/** Returns all values under a name, at any depth and in any list. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : valuesOf(inner, name)));
}

const typeNamesIn = (values: unknown[]): string[] =>
  values.flat(2).flatMap((value) => (value as { found?: string } | null)?.found ?? []);

/** Queries all fields of a type at once, then visits each further type that has a record. */
async function visit(type: GraphQLObjectType, path: Path): Promise<void> {
  const calls = Object.values(type.getFields()).map((field) => ({
    call: `${field.name}${argsOf(type.name, field)}`,
    inner: getNamedType(field.type),
    field,
  }));
  const selection = calls.map(({ call, inner }) => (isCompositeType(inner) ? `${call} { found: __typename }` : call));
  const { data, errors } = await send<Record<string, unknown>>(sandbox, path(selection.join('\n')));
  for (const { message, path: place } of errors ?? []) failures.push(`${type.name} ${place?.at(-1)}: ${message}`);
  for (const { call, inner, field } of calls) {
    for (const name of typeNamesIn(valuesOf(data, field.name))) {
      const next = schema.getType(name);
      if (!isObjectType(next) || reached.has(name)) continue;
      const narrow: Path = isAbstractType(inner) ? (it) => `... on ${name} { ${it} }` : (it) => it;
      reached.add(name);
      await visit(next, (it) => path(`${call} { ${narrow(it)} }`));
    }
  }
}

beforeAll(async () => {
  const line = (handle: string) => {
    const id = sandbox.shop.catalog.product(handle)!.variants[0]!.id;
    return `{ merchandiseId: "gid://shopify/ProductVariant/${id}", attributes: [{ key: "engraving", value: "R" }] }`;
  };
  const signedIn = await ask<{ made: { customerAccessToken: { accessToken: string } } }>(
    sandbox,
    `mutation { made: customerAccessTokenCreate(input: { email: "robin@example.com", password: "${samplePassword}" }) {
      customerAccessToken { accessToken } } }`,
  );
  const { accessToken } = signedIn.made.customerAccessToken;
  const { made } = await ask<{ made: { cart: { id: string } } }>(
    sandbox,
    `mutation { made: cartCreate(input: {
      lines: [${line('floor-pump')}, ${line('skerry-drift')}]
      attributes: [{ key: "wrap", value: "paper" }]
      buyerIdentity: {
        customerAccessToken: "${accessToken}"
        preferences: { delivery: { deliveryMethod: [SHIPPING], coordinates: { latitude: 1, longitude: 2, countryCode: US } } }
      }
      discountCodes: ["NORTH10", "TOOLS25", "SHIPFREE"]
      giftCardCodes: ["NORTHLANEGIFT0025"]
      metafields: [{ key: "custom.gift", type: "boolean", value: "true" }]
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: { city: "San Mateo", countryCode: US } } }] }
    }) { cart { id } userErrors { message } } }`,
  );
  given['QueryRoot.cart.id'] = `id: "${made.cart.id}"`;
  given['QueryRoot.node.id'] = 'id: "gid://shopify/Shop/1"';
  given['QueryRoot.nodes.ids'] = 'ids: ["gid://shopify/Menu/1"]';
  given['QueryRoot.customer.customerAccessToken'] = `customerAccessToken: "${accessToken}"`;
  await visit(schema.getQueryType()!, (selection) => `{ ${selection} }`);
});

test('every field of a record of the sample shop responds, with null or nothing if it has no value', () => {
  expect(failures).toEqual([]);
});

test.each([
  ['what is around the goods', ['Article', 'Blog', 'Brand', 'Market', 'Menu', 'Page', 'PaymentSettings', 'ShopPolicy']],
  ['the goods', ['Collection', 'MediaImage', 'Metafield', 'Product', 'ProductOptionValueSwatch', 'ProductVariant']],
  [
    'a cart',
    ['AppliedGiftCard', 'CartCodeDiscountAllocation', 'CartDeliveryGroup', 'CartDeliveryPreference', 'CartLine'],
  ],
  ['a customer', ['Customer', 'MailingAddress', 'Order', 'OrderLineItem']],
])('%s have records in the sample shop', (_, types) => {
  expect([...reached]).toEqual(expect.arrayContaining(types));
});
