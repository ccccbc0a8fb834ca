/** Filters of product lists. OR joins filters of the same kind, AND joins the kinds. */
import type { Product, Variant } from '../../../shop/catalog/catalog.js';
import { originalOf } from '../../../shop/catalog/copies.js';
import type { OptionData } from '../../../shop/data.js';
import { createMemory } from '../../../shop/search/memory.js';
import { fractionDigits } from '../../../shop/money.js';
import type { Context } from '../context.js';

interface MetafieldFilter {
  namespace: string;
  key: string;
  value: string;
}

export interface ProductFilter {
  available?: boolean | null;
  category?: { id: string } | null;
  price?: { min?: number | null; max?: number | null } | null;
  productMetafield?: MetafieldFilter | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  taxonomyMetafield?: MetafieldFilter | null;
  variantMetafield?: MetafieldFilter | null;
  variantOption?: { name: string; value: string } | null;
}

type Test = (variant: Variant) => boolean;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Returns the price in major units. */
function priceOf(variant: Variant, { shop, countryCode }: Context): number {
  const { minor, currencyCode } = shop.pricing.priceOf(variant, countryCode).price;
  return minor / 10 ** fractionDigits(currencyCode);
}

/** Returns the tests of a filter, each with its kind. */
function testsOf(filter: ProductFilter, context: Context): [string, Test][] {
  const { available, price, productMetafield, productType, productVendor, tag, variantOption } = filter;
  const tests: [string, Test][] = [];
  if (available != null)
    tests.push(['availability', (variant) => context.shop.stock.isAvailable(variant) === available]);
  if (price) {
    const least = price.min ?? 0;
    const most = price.max ?? Infinity;
    tests.push(['price', (variant) => isWithin(priceOf(variant, context), least, most)]);
  }
  if (productVendor != null)
    tests.push(['vendor', ({ product }) => isSame(originalOf(product).data.vendor, productVendor)]);
  if (productType != null)
    tests.push(['type', ({ product }) => isSame(originalOf(product).data.productType, productType)]);
  if (tag != null)
    tests.push(['tag', ({ product }) => originalOf(product).data.tags.some((each) => isSame(each, tag))]);
  if (variantOption) {
    const { name, value } = variantOption;
    tests.push([
      optionKind(name),
      ({ selectedOptions }) => selectedOptions.some((each) => isSame(each.name, name) && isSame(each.value, value)),
    ]);
  }
  if (productMetafield) {
    const { namespace, key, value } = productMetafield;
    tests.push([
      `metafield.${namespace}.${key}`,
      ({ product }) =>
        (originalOf(product).data.metafields ?? []).some(
          (field) => field.namespace === namespace && field.key === key && isSame(field.value, value),
        ),
    ]);
  }
  // No product has these.
  if (filter.category) tests.push(['category', () => false]);
  if (filter.taxonomyMetafield) tests.push(['taxonomy', () => false]);
  if (filter.variantMetafield) tests.push(['variant metafield', () => false]);
  return tests;
}

const optionKind = (name: string): string => `option.${name.toLowerCase()}`;

const isWithin = (number: number, least: number, most: number): boolean => number >= least && number <= most;

function groupsOf(filters: readonly ProductFilter[] | null | undefined, context: Context): Map<string, Test[]> {
  const groups = new Map<string, Test[]>();
  for (const [kind, test] of (filters ?? []).flatMap((filter) => testsOf(filter, context)))
    groups.set(kind, [...(groups.get(kind) ?? []), test]);
  return groups;
}

/** Returns the products of which at least one variant passes all filters. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly ProductFilter[] | null | undefined,
  context: Context,
): readonly Product[] {
  const groups = [...groupsOf(filters, context).values()];
  if (groups.length === 0) return products;
  return remember(products, ['list', filters, context.countryCode], context, () =>
    products.filter(({ variants }) =>
      variants.some((variant) => groups.every((tests) => tests.some((test) => test(variant)))),
    ),
  );
}

const rememberList = createMemory();

/** Caches a result until the stock or a price changes. */
const remember = <Result>(
  products: readonly Product[],
  asked: unknown,
  { shop }: Context,
  make: () => Result,
): Result => rememberList(products, asked, make, shop.version());

interface Value {
  id: string;
  label: string;
  /** A CSS colour. */
  color?: string;
  filter: ProductFilter;
  count: number;
  /** The position of the last counted product. It prevents counting a product twice. */
  last: number;
}

interface Facet {
  id: string;
  label: string;
  values: Map<string, Value>;
}

/** Returns the available filters of these products. The count of a value is the number of products with that value that pass the filters of other kinds. */
export const facetsOf = (
  products: readonly Product[],
  filters: readonly ProductFilter[] | null | undefined,
  context: Context,
) =>
  remember(products, ['facets', filters, context.countryCode], context, () => countFacets(products, filters, context));

function countFacets(
  products: readonly Product[],
  filters: readonly ProductFilter[] | null | undefined,
  context: Context,
) {
  const [availability, ...others] = countValues(products, groupsOf(filters, context), context).filter(
    ({ values }) => values.size > 0,
  );
  const price = {
    id: 'filter.v.price',
    label: 'Price',
    presentation: null,
    type: 'PRICE_RANGE',
    values: [
      {
        id: 'filter.v.price',
        label: 'Price',
        count: filterProducts(
          products,
          filters?.filter((filter) => !filter.price),
          context,
        ).length,
        input: JSON.stringify({ price: { min: 0, max: highestPriceOf(products, context) } }),
        image: null,
        swatch: null,
      },
    ],
  };
  // Availability comes first, as on the platform.
  return [...(availability ? [listView(availability)] : []), price, ...others.map(listView)];
}

function listView({ id, label, values }: Facet) {
  const all = [...values.values()];
  return {
    id,
    label,
    presentation: all.some(({ color }) => color !== undefined) ? 'SWATCH' : 'TEXT',
    type: 'LIST',
    values: all.map(({ filter, color, ...value }) => ({
      id: value.id,
      label: value.label,
      count: value.count,
      input: JSON.stringify(filter),
      image: null,
      swatch: color === undefined ? null : { color, image: null },
    })),
  };
}

/**
 * Counts the values in one pass over all variants, because listings may be long. Products can share lists of tags, options and selected
 * options, as numbered copies do. Each such list is read once.
 */
function countValues(products: readonly Product[], groups: ReadonlyMap<string, Test[]>, context: Context): Facet[] {
  const availability = facet('filter.v.availability', 'Availability');
  const inStock = valueOf(availability, '1', 'In stock', { available: true });
  const outOfStock = valueOf(availability, '0', 'Out of stock', { available: false });
  const vendors = facet('filter.p.vendor', 'Brand');
  const types = facet('filter.p.product_type', 'Product type');
  const tags = facet('filter.p.tag', 'Tags');
  const options = new Map<string, Facet>();

  const vendorOf = once((vendor: string) => [valueOf(vendors, vendor, vendor, { productVendor: vendor })]);
  const typeOf = once((type: string) => (type === '' ? [] : [valueOf(types, type, type, { productType: type })]));
  const tagsOf = once((own: readonly string[]) => own.map((tag) => valueOf(tags, tag, tag, { tag })));
  /** Adds the values of options. Values that no variant has get the count 0. */
  const offer = once((offered: readonly OptionData[]) => {
    for (const { name, values } of offered) {
      const id = `filter.v.option.${name.toLowerCase()}`;
      const known = options.get(optionKind(name)) ?? facet(id, name);
      options.set(optionKind(name), known);
      for (const value of values) optionValue(known, name, value);
    }
  });
  const optionsOf = once((selected: Variant['selectedOptions']) =>
    selected.flatMap(({ name, value }) => {
      const kind = optionKind(name);
      const known = options.get(kind);
      return known ? [{ kind, values: [optionValue(known, name, { name: value })] }] : [];
    }),
  );

  products.forEach((product, place) => {
    const { variants } = product;
    const { data } = originalOf(product);
    const tally = (values: readonly Value[]) => {
      for (const value of values) {
        if (value.last === place) continue;
        value.last = place;
        value.count++;
      }
    };
    const ofProduct = { vendor: vendorOf(data.vendor), type: typeOf(data.productType), tag: tagsOf(data.tags) };
    offer(data.options);
    for (const variant of variants) {
      const failed = failedGroup(variant, groups);
      if (failed === undefined) continue;
      const isCounted = (kind: string) => failed === '' || failed === kind;
      if (isCounted('availability')) tally([context.shop.stock.isAvailable(variant) ? inStock : outOfStock]);
      if (isCounted('vendor')) tally(ofProduct.vendor);
      if (isCounted('type')) tally(ofProduct.type);
      if (isCounted('tag')) tally(ofProduct.tag);
      for (const { kind, values } of optionsOf(variant.selectedOptions)) if (isCounted(kind)) tally(values);
    }
  });
  return [availability, ...options.values(), vendors, types, tags];
}

const facet = (id: string, label: string): Facet => ({ id, label, values: new Map() });

/** Memoizes a function. */
function once<Key, Answer>(answer: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    if (!known.has(key)) known.set(key, answer(key));
    return known.get(key) as Answer;
  };
}

/** Returns the only kind of filter that a variant fails; '' if it passes all, undefined if it fails several. */
function failedGroup(variant: Variant, groups: ReadonlyMap<string, Test[]>): string | undefined {
  let failed = '';
  for (const [kind, tests] of groups) {
    if (tests.some((test) => test(variant))) continue;
    if (failed !== '') return undefined;
    failed = kind;
  }
  return failed;
}

const rememberPrice = createMemory();

/** Returns the highest price. Cached by the buyer's country until a price changes. */
const highestPriceOf = (products: readonly Product[], context: Context): number =>
  rememberPrice(
    products,
    context.countryCode,
    () =>
      products.reduce(
        (most, { variants }) => variants.reduce((more, variant) => Math.max(more, priceOf(variant, context)), most),
        0,
      ),
    context.shop.pricing.version(),
  );

function valueOf({ id, values }: Facet, key: string, label: string, filter: ProductFilter, color?: string): Value {
  const name = key.toLowerCase();
  let value = values.get(name);
  if (!value) {
    value = { id: `${id}.${name}`, label, filter, count: 0, last: -1, ...(color !== undefined && { color }) };
    values.set(name, value);
  }
  return value;
}

const optionValue = (facet: Facet, option: string, { name, swatch }: { name: string; swatch?: string }): Value =>
  valueOf(facet, name, name, { variantOption: { name: option.toLowerCase(), value: name } }, swatch);
