/** `search_catalog`, `lookup_catalog` and `get_product`. */
import type { Product, Variant } from '../../shop/catalog/catalog.js';
import { searchProducts } from '../../shop/search/search.js';
import type { Call } from './call.js';
import { countryOf, type CartInput } from './carts.js';
import { UcpFailure } from './failures.js';
import { info, refused, type Message, type Outcome } from './messages.js';
import { amountOf, productData, variantData, type Priced } from './products.js';

interface PriceFilter {
  min?: number;
  max?: number;
}

interface CatalogInput {
  context?: CartInput['context'] & { currency?: string };
  filters?: { categories?: string[]; price?: PriceFilter };
}

export interface SearchInput extends CatalogInput {
  query?: string;
  pagination?: { cursor?: string; limit?: number };
}

export interface LookupInput extends CatalogInput {
  ids: string[];
}

interface Selected {
  name: string;
  id?: string;
  label: string;
}

export interface ProductInput extends CatalogInput {
  id: string;
  selected?: Selected[];
  preferences?: string[];
}

/** Products on a page. */
const usualLimit = 10;
const highestLimit = 20;
/** Variants of a product in a list. `get_product` returns all. */
const variantsInList = 10;
const mostIds = 20;

const pricedFor = (input: CatalogInput, call: Call): Priced => ({ ...call, countryCode: countryOf(input.context) });

export function searchCatalog(input: SearchInput, call: Call): Outcome {
  const { query = '', filters: { categories = [] } = {}, pagination = {} } = input;
  if (query.trim() === '' && categories.length === 0)
    throw new UcpFailure('invalid_request', 'A search needs words in `query` or a category in `filters.categories`.');
  const priced = pricedFor(input, call);
  const messages: Message[] = [];
  const isInRange = priceFilter(input, priced, messages);
  const found = productsOf(query, categories, call).filter(({ variants }) => variants.some(isInRange));
  const { offset, limit } = placeOf(pagination);
  const end = offset + limit;
  return {
    products: found
      .slice(offset, end)
      .map((product) => productData(product, product.variants.slice(0, variantsInList), priced)),
    pagination: {
      has_next_page: end < found.length,
      ...(end < found.length && { cursor: cursorOf({ offset: end, limit }) }),
      total_count: found.length,
    },
    ...(messages.length > 0 && { messages }),
  };
}

/** Returns the products with the words, best first and sold-out ones last; without words, the products of the categories in their own order. */
function productsOf(query: string, categories: readonly string[], { shop }: Call): readonly Product[] {
  const { catalog, stock } = shop;
  const wanted = new Set(categories.map((name) => name.toLowerCase()));
  const listed = catalog.collections.filter(
    ({ data: { handle, title } }) => wanted.has(handle.toLowerCase()) || wanted.has(title.toLowerCase()),
  );
  const inCategories = new Set(listed.flatMap(({ products }) => products));
  if (query.trim() === '') return [...inCategories];
  const found = searchProducts(catalog, query, { prefix: false });
  const isSoldOut = ({ variants }: Product) => !variants.some(stock.isAvailable);
  return found
    .filter((product) => wanted.size === 0 || inCategories.has(product))
    .toSorted((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)));
}

/** Returns whether a variant is in the price range. A range in another currency is ignored, with a message. */
function priceFilter({ filters, context }: CatalogInput, priced: Priced, messages: Message[]) {
  const { min = 0, max = Infinity } = filters?.price ?? {};
  const isInRange = (variant: Variant) => amountOf(variant, priced) >= min && amountOf(variant, priced) <= max;
  const currency = priced.shop.pricing.currencyOf(priced.countryCode);
  const asked = context?.currency?.toUpperCase();
  if (!filters?.price || !asked || asked === currency) return isInRange;
  messages.push(info('price_filter_ignored', `The price filter is in ${asked}, and prices are in ${currency}.`));
  return () => true;
}

interface Place {
  offset: number;
  limit: number;
}

/** A cursor also has the limit, so that the next page begins where the last one ended. */
const cursorOf = ({ offset, limit }: Place): string => `${offset}-${limit}`;

function placeOf({ cursor, limit = usualLimit }: { cursor?: string; limit?: number }): Place {
  if (cursor === undefined) return { offset: 0, limit: Math.min(limit, highestLimit) };
  const [, offset, size] = /^(\d{1,9})-(\d{1,2})$/.exec(cursor) ?? [];
  const place = { offset: Number(offset), limit: Number(size) };
  if (!(place.limit >= 1 && place.limit <= highestLimit))
    throw new UcpFailure('invalid_request', 'The cursor is not valid.');
  return place;
}

/** A product, and the variant that the id names or the first one. */
interface Found {
  product: Product;
  variant: Variant;
  match: 'exact' | 'featured';
}

function findById(id: string, { shop: { catalog } }: Call): Found | undefined {
  const variant = catalog.variant(id);
  if (variant) return { product: variant.product, variant, match: 'exact' };
  const product = catalog.product(id);
  const [first] = product?.variants ?? [];
  return product && first && { product, variant: first, match: 'featured' };
}

export function lookupCatalog(input: LookupInput, call: Call): Outcome {
  const ids = [...new Set(input.ids)];
  if (ids.length > mostIds) throw new UcpFailure('request_too_large', `A lookup takes at most ${mostIds} identifiers.`);
  const priced = pricedFor(input, call);
  const messages: Message[] = [];
  const isInRange = priceFilter(input, priced, messages);
  const products = new Map<Product, Map<Variant, { id: string; match: Found['match'] }[]>>();
  for (const id of ids) {
    const found = findById(id, call);
    if (!found) messages.push(info('not_found', id));
    else if (isInRange(found.variant)) {
      const variants = products.get(found.product) ?? new Map<Variant, { id: string; match: Found['match'] }[]>();
      products.set(found.product, variants);
      variants.set(found.variant, [...(variants.get(found.variant) ?? []), { id, match: found.match }]);
    }
  }
  return {
    products: [...products].map(([product, variants]) => ({
      ...productData(product, [], priced),
      variants: [...variants].map(([variant, inputs]) => ({ ...variantData(variant, priced), inputs })),
    })),
    ...(messages.length > 0 && { messages }),
  };
}

export function getProduct(input: ProductInput, call: Call): Outcome {
  const found = findById(input.id, call);
  if (!found) return refused('not_found', `Product not found: ${input.id}`, call.shopUrl);
  const { product, variant, match } = found;
  const priced = pricedFor(input, call);
  const choices =
    match === 'featured' && input.selected
      ? effectiveChoices(product, input.selected, input.preferences ?? [])
      : choicesOf(variant);
  const matching = product.variants.filter((one) => fits(one, choices));
  const [first = variant] = matching.includes(variant) ? [variant] : matching;
  const data = productData(product, [first, ...matching.filter((one) => one !== first)], priced);
  if (product.data.options.length === 0) return { product: data };
  return {
    product: {
      ...data,
      options: product.options.map(({ name, values }) => ({
        name,
        values: values.map(({ name: label }) => optionValue(product, { ...choices, [name]: label }, label, call)),
      })),
      selected: Object.entries(choices).map(([name, label]) => ({ name, id: label, label })),
    },
  };
}

/** The chosen values by the name of their option. */
type Choices = Readonly<Record<string, string>>;

const choicesOf = ({ selectedOptions }: Variant): Choices =>
  Object.fromEntries(selectedOptions.map(({ name, value }) => [name, value]));

const fits = ({ selectedOptions }: Variant, choices: Choices): boolean =>
  selectedOptions.every(({ name, value }) => choices[name] === undefined || choices[name] === value);

/** Returns the choices without those that no variant fulfils. The last preference is given up first. */
function effectiveChoices(product: Product, selected: readonly Selected[], preferences: readonly string[]): Choices {
  const names = selected.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new UcpFailure('invalid_request', 'Each option may be selected once.');
  const rank = ({ name }: Selected) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length);
  let choices: Choices = {};
  for (const { name, id, label } of [...selected].sort((a, b) => rank(a) - rank(b))) {
    const isOffered = product.options.some(
      (option) => option.name === name && option.values.some((value) => value.name === (id ?? label)),
    );
    const narrowed = { ...choices, [name]: id ?? label };
    if (isOffered && product.variants.some((variant) => fits(variant, narrowed))) choices = narrowed;
  }
  return choices;
}

/** A value shows whether a variant has it together with the other choices, and whether such a variant can be bought. */
function optionValue(product: Product, choices: Choices, label: string, { shop: { stock } }: Call) {
  const variants = product.variants.filter((variant) => fits(variant, choices));
  return { id: label, label, exists: variants.length > 0, available: variants.some(stock.isAvailable) };
}
