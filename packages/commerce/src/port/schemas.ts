/** The schemas of the calls' arguments from outside. For servers: this file loads a library. */
import * as v from 'valibot';
import { countryCodes } from '../model/countries.js';
import type { Arguments } from './calls.js';
import { productSorts } from './catalog.js';
import type { BuyerContext } from './context.js';
import { wholeText as string } from './wholeText.js';

const maxItems = 250;
const maxQuantity = 1_000_000;

/** The text of a field of one line. A browser's field has no line breaks; in a mail's subject, one would begin another header. */
const oneLine = v.pipe(string, v.regex(/^[^\n\r\v\f\u0085\u2028\u2029]*$/, 'Expected one line'));

const slug = v.pipe(string, v.minLength(1), v.maxLength(255));
/** Shopify's cart lines have the longest ids, which hold two tokens. */
const id = v.pipe(string, v.minLength(1), v.maxLength(512));
const text = v.pipe(string, v.maxLength(1000));
/** Text that a shopper typed. `searchQuery` removes half characters. */
const words = v.pipe(v.string(), v.maxLength(1000));
const decimal = v.pipe(string, v.regex(/^\d{1,15}(\.\d{1,6})?$/, 'Expected a decimal number'));
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

const sort = v.optional(v.picklist(productSorts));

const filters = v.optional(
  v.strictObject({
    available: v.optional(v.boolean()),
    price: v.optional(v.strictObject({ min: v.optional(decimal), max: v.optional(decimal) })),
    options: v.optional(listOf(v.strictObject({ name: text, values: listOf(text) }))),
    brands: v.optional(listOf(text)),
  }),
);

const query = v.pipe(
  v.strictObject({
    in: v.union([
      v.strictObject({ collection: slug }),
      v.strictObject({ brand: slug }),
      v.strictObject({ search: v.pipe(words, v.minLength(1)) }),
    ]),
    sort,
    filters,
    page: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    cursor: v.optional(text),
    perPage: wholeNumber(1, maxItems),
  }),
  v.check(
    ({ page, cursor }) => page === undefined || cursor === undefined,
    'A listing is read by page or by cursor, not by both',
  ),
);

/** A password is sent as typed, including spaces. The limit saves the platform time. */
const password = v.pipe(string, v.maxLength(1024));
/** The platform decides what a valid e-mail address is. */
const email = v.pipe(oneLine, v.maxLength(320));
const url = v.pipe(string, v.maxLength(2048), v.url());
const line = v.pipe(oneLine, v.maxLength(255));
const countryCode = v.pipe(string, v.maxLength(2));

const address = v.object({
  firstName: v.optional(line),
  lastName: v.optional(line),
  company: v.optional(line),
  phone: v.optional(line),
  address1: line,
  address2: v.optional(line),
  city: line,
  zip: line,
  country: line,
  countryCode,
  province: v.optional(line),
});

const registration = v.object({
  firstName: v.optional(line),
  lastName: v.optional(line),
  email,
  password,
  countryCode: v.optional(countryCode),
  province: v.optional(line),
  city: v.optional(line),
  zip: v.optional(line),
  address1: v.optional(line),
  address2: v.optional(line),
});

const message = v.object({
  name: v.optional(line),
  email,
  text: v.pipe(string, v.minLength(1), v.maxLength(5000)),
});

/** The schemas by the names in `Arguments`. */
export const schemas = {
  slug,
  query,
  type: v.picklist(['Product', 'ProductVariant']),
  ids: listOf(id),
  additions,
  updates,
  removals: listOf(v.object({ id, lineItemId: id })),
  code: v.pipe(string, v.trim(), v.minLength(1), v.maxLength(255)),
  note: v.pipe(string, v.maxLength(10_000)),
  attributes: v.pipe(
    v.array(
      v.object({
        key: v.pipe(string, v.minLength(1), v.maxLength(255)),
        value: v.pipe(string, v.maxLength(5000)),
      }),
    ),
    v.maxLength(50),
  ),
  credentials: v.object({ email, password }),
  loginPage: v.object({ returnTo: v.pipe(string, v.maxLength(2048)), callbackUrl: url }),
  callback: v.object({ url: v.pipe(string, v.maxLength(8192), v.url()) }),
  loginEnd: v.object({ id, currentPassword: password }),
  proof: v.object({ currentPassword: password }),
  registration,
  recovery: v.object({ email }),
  reset: v.object({ resetUrl: url, password }),
  update: v.object({ newPassword: password, currentPassword: v.optional(password) }),
  // A caller that leaves out the cursor sends null: JSON has no undefined.
  cursor: v.nullish(v.object({ cursor: v.optional(text) }), {}),
  id,
  address,
  message,
  addressUpdate: v.object({ id, address }),
  addressKey: v.pipe(
    v.object({ id: v.optional(v.pipe(string, v.maxLength(512)), '') }),
    v.check(({ id: addressId }) => addressId !== '', 'Expected addressId but got undefined'),
  ),
  orderKey: v.object({ number: v.pipe(string, v.maxLength(64)), email }),
  words,
  part: wholeNumber(1, 1_000_000),
  path: v.pipe(string, v.startsWith('/'), v.maxLength(1024)),
  // No search service returns more pages.
  place: v.nullish(v.object({ page: v.optional(wholeNumber(0, 1000)), sort, filters }), {}),
} satisfies { [Name in keyof Arguments]: v.GenericSchema<unknown, Arguments[Name]> };

/** The buyer's data that a browser may send. The server adds the IP address itself. */
export const buyer = v.strictObject({
  locale: v.optional(v.pipe(string, v.maxLength(64), v.check(isLocale, 'Expected a locale such as de-AT'))),
  country: v.optional(v.picklist(countryCodes, 'Expected a country code such as AT')),
  currency: v.optional(v.pipe(string, v.regex(/^[A-Z]{3}$/, 'Expected a currency code such as EUR'))),
}) satisfies v.GenericSchema<unknown, BuyerContext>;

function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).language !== '';
  } catch {
    return false;
  }
}
