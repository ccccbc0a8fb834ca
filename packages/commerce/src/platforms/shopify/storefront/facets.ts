/** Converts our filters to the platform's, and the platform's filters of a listing to facets. Pure. */
import * as v from 'valibot';
import type { Facet, FacetKind, ProductFilters } from '../../../port/catalog.js';
import { toSwatch } from '../../shared/swatch.js';
import type { Answer } from './answers.js';
import type { ProductFilter } from './wire.js';

export const listingFilters: readonly FacetKind[] = ['availability', 'price', 'option', 'brand'];

/** Converts our filters. A product matches any value of one kind, and all kinds. The platform combines filters in the same way. */
export function toFilters({ available, price, options = [], brands = [] }: ProductFilters = {}): ProductFilter[] {
  return [
    ...(available === undefined ? [] : [{ available }]),
    ...(price ? [{ price: { min: toNumber(price.min), max: toNumber(price.max) } }] : []),
    // The platform's own filters have option names in lower case.
    ...options.flatMap(({ name, values }) =>
      values.map((value) => ({ variantOption: { name: name.toLowerCase(), value } })),
    ),
    ...brands.map((productVendor) => ({ productVendor })),
  ];
}

const toNumber = (amount: string | undefined): number | undefined =>
  amount === undefined ? undefined : Number(amount);

export type WireFacets = NonNullable<Answer<'searchOrder'>['search']['productFilters']>;
type WireValue = WireFacets[number]['values'][number];

/** The filter of each value, which the platform sends as JSON. The shop's other filters are ignored, because our model has no names for them. */
const input = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    available: v.optional(v.boolean()),
    price: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
    productVendor: v.optional(v.string()),
    variantOption: v.optional(v.object({ name: v.string(), value: v.string() })),
  }),
);

export const toFacets = (facets: WireFacets): Facet[] =>
  facets.flatMap(({ label, values }) => {
    const known = values.flatMap((value) => toFacetValue(value));
    const [first] = known;
    if (!first) return [];
    const { kind, price } = first;
    const facet = { kind, name: label, values: [] };
    if (price) return [{ ...facet, range: price }];
    return [{ ...facet, values: known.flatMap(({ value }) => (value ? [value] : [])) }];
  });

interface KnownValue {
  kind: FacetKind;
  price?: Facet['range'];
  value?: Facet['values'][number];
}

function toFacetValue({ label: text, count, input: json, swatch }: WireValue): KnownValue[] {
  const { success, output } = v.safeParse(input, json);
  if (!success) return [];
  const { available, price, productVendor, variantOption } = output;
  if (available !== undefined) return [{ kind: 'availability', value: { value: `${available}`, text, count } }];
  if (price) return [{ kind: 'price', price: { min: `${price.min ?? 0}`, max: `${price.max ?? 0}` } }];
  if (productVendor !== undefined) return [{ kind: 'brand', value: { value: productVendor, text, count } }];
  if (variantOption) {
    // The pictures of materials are not requested: in a filter, the colour of a value is enough.
    const look = toSwatch({ colors: [swatch?.color], image: undefined, imageUrl: (src) => src });
    return [{ kind: 'option', value: { value: variantOption.value, text, count, ...look } }];
  }
  return [];
}
