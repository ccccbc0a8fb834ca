/** Narrowing a list of products down, and what it can be narrowed down by. Of one kind any value counts, of several kinds all of them. */
import type { Product, Variant } from '../../shop/catalogue.js';
import { moneyV2 } from './money.js';
import type { Context } from './resolver.js';

export interface ProductFilter {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productVendor?: string | null;
  variantOption?: { name: string; value: string } | null;
}

type Test = (variant: Variant) => boolean;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const priceOf = (variant: Variant, { shop, countryCode }: Context): number =>
  Number(moneyV2(shop.pricing.priceOf(variant, countryCode).price).amount);

/** What a filter asks of a variant, by what it is about. */
function testsOf(
  { available, price, productVendor, variantOption }: ProductFilter,
  context: Context,
): [string, Test][] {
  const tests: [string, Test][] = [];
  if (available != null)
    tests.push(['availability', (variant) => context.shop.stock.isAvailable(variant) === available]);
  if (price) {
    const { min, max } = price;
    tests.push(['price', (variant) => isWithin(priceOf(variant, context), min ?? 0, max ?? Infinity)]);
  }
  if (productVendor != null) tests.push(['vendor', ({ product }) => isSame(product.data.vendor, productVendor)]);
  if (variantOption) {
    const { name, value } = variantOption;
    tests.push([
      `option.${name.toLowerCase()}`,
      ({ selectedOptions }) => selectedOptions.some((each) => isSame(each.name, name) && isSame(each.value, value)),
    ]);
  }
  return tests;
}

const isWithin = (number: number, least: number, most: number): boolean => number >= least && number <= most;

function groupsOf(filters: readonly ProductFilter[], context: Context): Map<string, Test[]> {
  const groups = new Map<string, Test[]>();
  for (const [kind, test] of filters.flatMap((filter) => testsOf(filter, context)))
    groups.set(kind, [...(groups.get(kind) ?? []), test]);
  return groups;
}

/** A product is listed where one of its variants passes all. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly ProductFilter[] | null | undefined,
  context: Context,
): readonly Product[] {
  if (!filters || filters.length === 0) return products;
  const groups = [...groupsOf(filters, context).values()];
  return products.filter(({ variants }) =>
    variants.some((variant) => groups.every((tests) => tests.some((test) => test(variant)))),
  );
}

interface FilterValue {
  id: string;
  label: string;
  count: number;
  /** What to give as a filter, as JSON. */
  input: string;
}

/** What these products can be filtered by; each value with how many there would be with it and the filters of other kinds. */
export function facetsOf(
  products: readonly Product[],
  filters: readonly ProductFilter[] | null | undefined,
  context: Context,
) {
  const value = (id: string, label: string, filter: ProductFilter): FilterValue => {
    const kinds = new Set(testsOf(filter, context).map(([kind]) => kind));
    const others = (filters ?? []).filter((other) => !testsOf(other, context).some(([kind]) => kinds.has(kind)));
    const count = filterProducts(products, [...others, filter], context).length;
    return { id, label, count, input: JSON.stringify(filter) };
  };
  const facet = (id: string, label: string, type: string, values: FilterValue[]) => ({ id, label, type, values });
  const variants = products.flatMap((product) => product.variants);
  const highest = variants.reduce((most, variant) => Math.max(most, priceOf(variant, context)), 0);

  return [
    facet('filter.v.availability', 'Availability', 'LIST', [
      value('filter.v.availability.1', 'In stock', { available: true }),
      value('filter.v.availability.0', 'Out of stock', { available: false }),
    ]),
    facet('filter.v.price', 'Price', 'PRICE_RANGE', [
      value('filter.v.price', 'Price', { price: { min: 0, max: highest } }),
    ]),
    ...[...optionsOf(products)].map(([name, values]) => {
      const id = `filter.v.option.${name.toLowerCase()}`;
      const choices = [...values].map((each) =>
        value(`${id}.${each.toLowerCase()}`, each, { variantOption: { name: name.toLowerCase(), value: each } }),
      );
      return facet(id, name, 'LIST', choices);
    }),
    facet(
      'filter.p.vendor',
      'Brand',
      'LIST',
      [...new Set(products.map(({ data }) => data.vendor))].map((vendor) =>
        value(`filter.p.vendor.${vendor.toLowerCase()}`, vendor, { productVendor: vendor }),
      ),
    ),
  ];
}

/** The values of each option, by its name. */
function optionsOf(products: readonly Product[]): Map<string, Set<string>> {
  const options = new Map<string, Set<string>>();
  for (const { data } of products)
    for (const { name, values } of data.options) {
      const known = options.get(name) ?? new Set();
      values.forEach((value) => known.add(value.name));
      options.set(name, known);
    }
  return options;
}
