/** Converts our filters to the platform's, and the platform's filters of a search to facets. Pure. */
import type { Facet, FacetKind, ProductFilters } from '../../../port/catalog.js';
import { nodesOf, type Found, type SearchFilters } from './searchProducts.js';

export const listingFilters: readonly FacetKind[] = ['availability', 'price', 'option', 'brand'];

export const isFiltered = (filters: ProductFilters = {}): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** A brand's id that no brand has. */
const noBrand = 0;

/**
 * Converts our filters. The platform can hide products that are out of stock, but has no filter for them alone: `available: false` converts to
 * nothing.
 * @param brandIds the ids of brands by name
 */
export function toSearchFilters(
  { available, price, options, brands }: ProductFilters,
  brandIds: ReadonlyMap<string, number>,
): SearchFilters {
  return {
    ...(available && { hideOutOfStock: true }),
    ...(price && {
      price: {
        ...(price.min !== undefined && { minPrice: Number(price.min) }),
        ...(price.max !== undefined && { maxPrice: Number(price.max) }),
      },
    }),
    ...(options?.length && { productAttributes: options.map(({ name, values }) => ({ attribute: name, values })) }),
    ...(brands?.length && { brandEntityIds: brands.map((name) => brandIds.get(name) ?? noBrand) }),
  };
}

/** Converts the filters of a search. Those that our model has no names for are left out, such as the rating. */
export function toFacets({ searchProducts, lowest, highest }: Found): Facet[] {
  const filters = nodesOf(searchProducts.filters);
  const [cheapest, dearest] = [lowest, highest].map((search) => nodesOf(search?.products)[0]?.prices?.priceRange);
  const [least, most] = [cheapest?.min.value, dearest?.max.value];
  const facets = filters.flatMap(
    ({ displayName: name, brands, selected, filterKey, attributes, isInStock }): Facet[] => {
      if (isInStock) {
        // The platform calls the group 'Other', because it also has shipping, which our model has no name for.
        const { displayName: text, productCount: count } = isInStock;
        return [{ kind: 'availability', name: text, values: [{ value: 'true', text, count }] }];
      }
      if (selected !== undefined)
        return least === undefined || most === undefined
          ? []
          : [{ kind: 'price', name, values: [], range: { min: `${least}`, max: `${most}` } }];
      if (brands) return [{ kind: 'brand', name, values: nodesOf(brands).map(toValue) }];
      // The key is what the platform filters by. Merchants may show another name.
      if (attributes && filterKey !== undefined)
        return [{ kind: 'option', name: filterKey, values: nodesOf(attributes).map(toValue) }];
      return [];
    },
  );
  return facets.sort((a, b) => listingFilters.indexOf(a.kind) - listingFilters.indexOf(b.kind));
}

const toValue = ({ name, value, productCount: count }: { name?: string; value?: string; productCount: number }) => {
  const text = value ?? name ?? '';
  return { value: text, text, count };
};
