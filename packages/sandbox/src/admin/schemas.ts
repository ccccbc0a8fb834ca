/** JSON Schemas of the requests and responses below /sandbox/. */
export type Schema = Record<string, unknown>;

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const time = { type: 'string', format: 'date-time' };
const oneOf = (...values: string[]) => ({ type: 'string', enum: values });

export const list = (items: Schema): Schema => ({ type: 'array', items });
export const reference = (name: keyof typeof components): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Makes the schema of an object. Properties are required unless their name ends with a question mark. */
export function object(properties: Record<string, Schema>): Schema {
  const named = Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema] as const);
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'));
  return {
    type: 'object',
    properties: Object.fromEntries(named),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

export const components = {
  FaultRule: object({
    'match?': object({
      'call?': { ...text, description: 'What a request does, in any protocol (cart.add), or its name in one of them.' },
      'path?': { ...text, description: 'What the path begins with.' },
    }),
    fault: { ...text, description: 'delay=2000, status=429;retry-after=2, drop, drop=after, shape or truncated' },
    'times?': { type: 'integer', minimum: 1, description: 'How many requests it meets; every one by default.' },
    'hits?': { ...count, description: 'How many requests it has met. The sandbox counts them.' },
  }),
  Stock: object({ sku: text, stock: { ...count, description: 'Pieces that are left.' } }),
  Price: object({ sku: text, price: { ...count, description: "Minor units of the shop's currency: 2400 is $24.00." } }),
  ProductChange: object({
    handle: text,
    'title?': { ...text, description: 'A new product needs it.' },
    'descriptionHtml?': text,
    'price?': { ...count, description: 'Of a new product, in minor units; a new product needs it.' },
    'stock?': { ...count, description: 'Of a new product. Default: it is not counted.' },
    'deleted?': { type: 'boolean', enum: [true] },
  }),
  CollectionChange: object({
    handle: text,
    'title?': { ...text, description: 'A new collection needs it.' },
    'descriptionHtml?': text,
    'products?': { ...list(text), description: 'The handles of all of its products, in their order.' },
    'deleted?': { type: 'boolean', enum: [true] },
  }),
  RedirectChange: object({
    path: { ...text, description: 'A path that has no page: /products/old' },
    'target?': { ...text, description: 'A path of the shop, or a whole URL.' },
    'deleted?': { type: 'boolean', enum: [true] },
  }),
  Purchase: object({
    sku: text,
    'quantity?': { type: 'integer', minimum: 1, description: '1 by default.' },
    'email?': { ...text, description: 'shopper@example.com by default.' },
  }),
  Cart: object({
    token: text,
    checkoutUrl: text,
    lines: list(object({ sku: text, quantity: count })),
    'note?': text,
    discountCodes: list(text),
    'email?': text,
    'countryCode?': text,
    createdAt: time,
    updatedAt: time,
  }),
  Address: object({
    firstName: text,
    lastName: text,
    address1: text,
    'address2?': text,
    city: text,
    'company?': text,
    'province?': text,
    'zip?': text,
    countryCode: text,
    'phone?': text,
  }),
  Order: object({
    token: text,
    number: count,
    email: text,
    address: { $ref: '#/components/schemas/Address' },
    'note?': text,
    'attributes?': list(object({ key: text, value: text })),
    lines: list(
      object({ sku: text, title: text, 'variantTitle?': text, quantity: count, price: count, 'discount?': count }),
    ),
    currencyCode: text,
    subtotal: { ...count, description: 'Minor units, as all amounts.' },
    shipping: count,
    'tax?': object({ minor: count, isIncluded: { type: 'boolean' } }),
    total: count,
    'payment?': oneOf('pending', 'authorized', 'paid', 'partially_refunded', 'refunded', 'voided'),
    fulfillment: oneOf('unfulfilled', 'partially_fulfilled', 'fulfilled'),
    placedAt: time,
    'cancelledAt?': time,
  }),
  OrderChange: object({
    number: count,
    'fulfillment?': { ...oneOf('partially_fulfilled', 'fulfilled'), description: 'What was sent of it.' },
    'cancelled?': { type: 'boolean', enum: [true] },
  }),
  Customer: object({
    id: count,
    email: text,
    'firstName?': text,
    'lastName?': text,
    'phone?': text,
    hasPassword: { type: 'boolean' },
  }),
  Invitation: object({ email: text, 'firstName?': text, 'lastName?': text }),
  Mail: object({
    id: text,
    to: text,
    subject: text,
    text,
    'order?': { ...text, description: 'The token of the order that the mail confirms.' },
    'link?': object({ label: text, url: text }),
    sentAt: time,
  }),
  Problem: object({ error: { ...text, description: 'What is wrong, in a sentence.' } }),
} satisfies Record<string, Schema>;
