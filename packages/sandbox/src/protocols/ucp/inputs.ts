/**
 * The inputs of the operations as JSON Schemas. Other members are accepted and ignored. The schemas name all members of the protocol
 * nevertheless: its official client sends no others.
 */
const text = (maxLength: number) => ({ type: 'string', maxLength });
const id = { type: 'string', minLength: 1, maxLength: 2000 };
const amount = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required });
const list = (items: object, limits: object = {}) => ({ type: 'array', items, ...limits });

const anyObject = { type: 'object' };

/** Members that any request may have, and that change nothing here. */
const ignored = { signals: anyObject, attribution: anyObject };

const context = object({
  address_country: text(100),
  address_region: text(100),
  postal_code: text(100),
  intent: text(10_000),
  language: text(100),
  currency: text(100),
  eligibility: list(text(255), { maxItems: 50 }),
  location: text(255),
});

const filters = object({
  categories: list(text(255), { maxItems: 20 }),
  price: object({ min: amount, max: amount }),
});

export const searchInput = object({
  query: text(10_000),
  context,
  filters,
  pagination: object({ cursor: text(10_000), limit: { type: 'integer', minimum: 1 } }),
  ...ignored,
});

export const lookupInput = object({ ids: list(id, { minItems: 1 }), context, filters, ...ignored }, ['ids']);

export const productInput = object(
  {
    id,
    selected: list(object({ name: text(255), id: text(255), label: text(255) }, ['name', 'label']), { maxItems: 50 }),
    preferences: list(text(255), { maxItems: 50 }),
    context,
    filters,
    ...ignored,
  },
  ['id'],
);

/** The protocol's quantities are at least 1: a request without the line removes it. */
const line = object(
  {
    id: text(255),
    item: object({ id, quantity_unit: anyObject }, ['id']),
    quantity: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    parent_id: text(255),
  },
  ['item', 'quantity'],
);

const lines = list(line, { maxItems: 250 });

const buyer = object({ email: text(255), first_name: text(255), last_name: text(255), phone_number: text(255) });

const discounts = object({ codes: list(text(255), { maxItems: 50 }) });

export const cartInput = object({ line_items: lines, context, buyer, discounts, ...ignored }, ['line_items']);

const selection = { type: ['string', 'null'], maxLength: 255 };
const ids = list(text(255), { maxItems: 250 });

const address = {
  street_address: text(255),
  extended_address: text(255),
  address_locality: text(255),
  address_region: text(255),
  address_country: text(255),
  postal_code: text(255),
  first_name: text(255),
  last_name: text(255),
  phone_number: text(255),
};

const method = object({
  id: text(255),
  type: text(255),
  line_item_ids: ids,
  destinations: list(object({ id: text(255), type: text(255), ...address }), { maxItems: 20 }),
  selected_destination_id: selection,
  groups: list(object({ id: text(255), line_item_ids: ids, selected_option_id: selection }), { maxItems: 20 }),
});

const instrument = object(
  {
    id: text(255),
    handler_id: text(255),
    type: text(255),
    selected: { type: 'boolean' },
    credential: object({ type: text(255), token: text(2000) }, ['type']),
    billing_address: object(address),
    display: anyObject,
  },
  ['id', 'handler_id', 'type'],
);

const payment = object({ instruments: list(instrument, { maxItems: 20 }) });

export const checkoutInput = object({
  cart_id: text(3000),
  line_items: lines,
  context,
  buyer,
  fulfillment: object({ methods: list(method, { maxItems: 20 }) }),
  discounts,
  payment,
  ...ignored,
});

export const completionInput = object({ payment, ...ignored }, ['payment']);
