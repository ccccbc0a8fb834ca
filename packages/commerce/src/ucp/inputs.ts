/** The inputs of the operations, checked on arrival. MCP's tools describe them to agents as JSON Schemas. */
import * as v from 'valibot';
import { wholeText } from '../port/wholeText.js';

const text = (longest: number) => v.pipe(wholeText, v.maxLength(longest));
const id = v.pipe(wholeText, v.minLength(1), v.maxLength(2000));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const context = v.looseObject({
  address_country: v.optional(text(100)),
  address_region: v.optional(text(100)),
  postal_code: v.optional(text(100)),
  intent: v.optional(text(10_000)),
  language: v.optional(text(100)),
  currency: v.optional(text(100)),
});

/** Fields that any request may have, and that change nothing here: personal data of the buyer is neither kept nor passed on. */
const ignored = {
  signals: v.optional(v.looseObject({})),
  attribution: v.optional(v.looseObject({})),
};

const filters = v.looseObject({
  categories: v.optional(v.pipe(v.array(text(255)), v.maxLength(20))),
  price: v.optional(v.looseObject({ min: v.optional(amount), max: v.optional(amount) })),
});

export const searchInput = v.looseObject({
  query: v.optional(text(10_000)),
  context: v.optional(context),
  filters: v.optional(filters),
  pagination: v.optional(
    v.looseObject({
      cursor: v.optional(text(10_000)),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  ...ignored,
});

export const lookupInput = v.looseObject({
  ids: v.pipe(v.array(id), v.minLength(1)),
  context: v.optional(context),
  filters: v.optional(filters),
  ...ignored,
});

const selected = v.looseObject({ name: text(255), id: v.optional(text(255)), label: text(255) });

export const productInput = v.looseObject({
  id,
  selected: v.optional(v.pipe(v.array(selected), v.maxLength(50))),
  preferences: v.optional(v.pipe(v.array(text(255)), v.maxLength(50))),
  context: v.optional(context),
  filters: v.optional(filters),
  ...ignored,
});

export type SearchInput = v.InferOutput<typeof searchInput>;
export type LookupInput = v.InferOutput<typeof lookupInput>;
export type ProductInput = v.InferOutput<typeof productInput>;

/** The protocol's quantities are at least 1: a cart without the line removes it. */
const line = v.looseObject({
  id: v.optional(text(255)),
  item: v.looseObject({ id }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});

const lines = v.pipe(v.array(line), v.maxLength(250));

/** The buyer's data is accepted and ignored, so it cannot leak: the buyer gives it to the checkout. */
const buyer = v.optional(v.looseObject({}));

export const cartInput = v.looseObject({ line_items: lines, context: v.optional(context), buyer, ...ignored });

export const checkoutInput = v.looseObject({
  cart_id: v.optional(text(3000)),
  line_items: v.optional(lines),
  context: v.optional(context),
  buyer,
  ...ignored,
});

export type LineInput = v.InferOutput<typeof line>;
export type CartInput = v.InferOutput<typeof cartInput>;
export type CheckoutInput = v.InferOutput<typeof checkoutInput>;
