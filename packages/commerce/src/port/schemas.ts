/** What the calls may be given from outside. For servers: it loads a library. */
import * as v from 'valibot';
import type { Arguments } from './calls.js';
import { productSorts } from './catalog.js';
import type { BuyerContext } from './context.js';

const maxItems = 250;
const maxQuantity = 1_000_000;

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** The longest ids are those of Shopify's cart lines, which hold two tokens. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const text = v.pipe(v.string(), v.maxLength(1000));
const decimal = v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,6})?$/, 'Expected a decimal number'));
const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(maxItems));

const additions = listOf(
  v.pipe(
    v.object({
      productId: v.optional(id),
      variantId: v.optional(id),
      quantity: wholeNumber(1, maxQuantity),
      optionSelections: v.optional(listOf(v.object({ optionId: id, value: v.optional(text) }))),
    }),
    v.check(
      ({ productId, variantId }) => productId !== undefined || variantId !== undefined,
      'The itemId variable is required but was not specified',
    ),
  ),
);

const updates = listOf(
  v.object({
    id,
    lineItemId: id,
    variantId: v.optional(id),
    quantity: wholeNumber(0, maxQuantity),
    modifiers: v.optional(listOf(v.object({ optionId: id, value: text }))),
  }),
);

const query = v.pipe(
  v.strictObject({
    in: v.union([
      v.strictObject({ collection: slug }),
      v.strictObject({ brand: slug }),
      v.strictObject({ search: v.pipe(text, v.minLength(1)) }),
    ]),
    sort: v.optional(v.picklist(productSorts)),
    filters: v.optional(
      v.strictObject({
        available: v.optional(v.boolean()),
        price: v.optional(v.strictObject({ min: v.optional(decimal), max: v.optional(decimal) })),
        options: v.optional(listOf(v.strictObject({ name: text, values: listOf(text) }))),
        brands: v.optional(listOf(text)),
      }),
    ),
    page: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    cursor: v.optional(text),
    perPage: wholeNumber(1, maxItems),
  }),
  v.check(
    ({ page, cursor }) => page === undefined || cursor === undefined,
    'A listing is read by page or by cursor, not by both',
  ),
);

/** By the names of `Arguments`. */
export const schemas = {
  slug,
  query,
  type: v.picklist(['Product', 'ProductVariant']),
  ids: listOf(id),
  additions,
  updates,
  removals: listOf(v.object({ id, lineItemId: id })),
} satisfies { [Name in keyof Arguments]: v.GenericSchema<unknown, Arguments[Name]> };

/** What a browser may say of its buyer. Its address is for the server to know. */
export const buyer = v.strictObject({
  locale: v.optional(v.pipe(v.string(), v.maxLength(64), v.check(isLocale, 'Expected a locale such as de-AT'))),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Expected a country code such as AT'))),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Expected a currency code such as EUR'))),
}) satisfies v.GenericSchema<unknown, BuyerContext>;

function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== '';
  } catch {
    return false;
  }
}
