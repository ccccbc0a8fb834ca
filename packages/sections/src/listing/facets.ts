/** Pure functions for the displayed and the chosen values of facets. */
import type { Facet, ListingView } from '@vitrine/commerce';

export type ShownValue = Facet['values'][number] & { isChosen: boolean };

/** Returns the values with products and the chosen values. "Out of stock" is among them only if it is chosen, because nobody looks for it. */
export const shownValues = (facet: Facet, view: ListingView): ShownValue[] =>
  facet.values
    .map((value) => ({ ...value, isChosen: isValueChosen(facet, value.value, view) }))
    .filter(({ value, count, isChosen: isTicked }) =>
      isTicked ? true : count !== 0 && !(facet.kind === 'availability' && value === 'false'),
    );

function isValueChosen({ kind, name }: Facet, value: string, { filters = {} }: ListingView): boolean {
  if (kind === 'availability') return `${filters.available}` === value;
  if (kind === 'brand') return filters.brands?.includes(value) ?? false;
  return filters.options?.find((option) => option.name === name)?.values.includes(value) ?? false;
}

export const isChosen = (facet: Facet, view: ListingView): boolean =>
  facet.kind === 'price'
    ? view.filters?.price !== undefined
    : facet.values.some(({ value }) => isValueChosen(facet, value, view));

/** Returns whether the facet has a choice to offer. */
export const isWorthShowing = (facet: Facet, view: ListingView): boolean =>
  isChosen(facet, view) ||
  (facet.kind === 'price'
    ? facet.range !== undefined && Number(facet.range.min) < Number(facet.range.max)
    : shownValues(facet, view).length > (facet.kind === 'availability' ? 0 : 1));

/** One chosen filter, and the view without it. */
export interface ActiveFilter {
  /** The facet's name, if the value needs it to be understood: 'Size' */
  name?: string;
  /** The displayed value; undefined for the price. */
  text?: string;
  price?: { min?: string; max?: string };
  without: ListingView;
}

/** Returns all chosen filters, in the order of the facets' kinds. A value that no facet has keeps its text from the URL. */
export function activeFilters(view: ListingView, facets: readonly Facet[]): ActiveFilter[] {
  const { available, price, options = [], brands = [] } = view.filters ?? {};
  const others = (kind: keyof NonNullable<ListingView['filters']>, left: object = {}): ListingView => {
    const { [kind]: _, ...filters } = view.filters ?? {};
    return { ...view, filters: { ...filters, ...left } };
  };
  const textOf = (kind: Facet['kind'], value: string) =>
    facets
      .filter((facet) => facet.kind === kind)
      .flatMap(({ values }) => values)
      .find((each) => each.value === value)?.text ?? value;
  return [
    ...(available === undefined
      ? []
      : [{ text: textOf('availability', `${available}`), without: others('available') }]),
    ...(price ? [{ price, without: others('price') }] : []),
    ...options.flatMap(({ name, values }) =>
      values.map((value) => ({
        name,
        text: textOf('option', value),
        without: others('options', {
          options: options.map((option) =>
            option.name === name ? { name, values: option.values.filter((each) => each !== value) } : option,
          ),
        }),
      })),
    ),
    ...brands.map((brand) => ({
      text: textOf('brand', brand),
      without: others('brands', { brands: brands.filter((each) => each !== brand) }),
    })),
  ];
}
