/** Pure functions for the displayed and the chosen values of facets. */
import type { Facet, ListingView } from '@vitrine/commerce';

export type ShownValue = Facet['values'][number] & { isChosen: boolean };

/** Returns the values with products and the chosen values. "Out of stock" is among them only if it is chosen, because nobody looks for it. */
export const shownValues = (facet: Facet, view: ListingView): ShownValue[] =>
  bySize(
    facet.values
      .map((value) => ({ ...value, isChosen: isValueChosen(facet, value.value, view) }))
      .filter(({ value, count, isChosen: isTicked }) =>
        isTicked ? true : count !== 0 && !(facet.kind === 'availability' && value === 'false'),
      ),
  );

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL'];

/** The place of a size: letters, then numbers and ranges of them, then words. Undefined for a word. */
function placeOf(text: string): number | undefined {
  const letter = letters.indexOf(text.toUpperCase());
  if (letter >= 0) return letter;
  const number = /^\d+(?:[.,]\d+)?(?=$|\s?[-–]\s?\d)/.exec(text)?.[0];
  return number === undefined ? undefined : letters.length + Number(number.replace(',', '.'));
}

/** Sorts the sizes among values. Other values keep the platform's order, after them. */
const bySize = <Value extends { text: string }>(values: Value[]): Value[] =>
  values.toSorted((a, b) => (placeOf(a.text) ?? Infinity) - (placeOf(b.text) ?? Infinity) || 0);

/** The longest word that fits beside others: 'One size' */
const longestWord = 8;

/** Returns whether the values are sizes, possibly with a short word among them. They fit beside each other. */
export const areSizes = (values: readonly { text: string }[]): boolean =>
  values.some(({ text }) => placeOf(text) !== undefined) && values.every(({ text }) => text.length <= longestWord);

function isValueChosen({ kind, name }: Facet, value: string, { filters = {} }: ListingView): boolean {
  if (kind === 'availability') return `${filters.available}` === value;
  if (kind === 'brand') return filters.brands?.includes(value) ?? false;
  return filters.options?.find((option) => option.name === name)?.values.includes(value) ?? false;
}

export const isChosen = (facet: Facet, view: ListingView): boolean =>
  facet.kind === 'price'
    ? view.filters?.price !== undefined
    : facet.values.some(({ value }) => isValueChosen(facet, value, view));

/** Returns whether the facet has a choice to offer: a value that leaves out some of the `total` products. */
export const isWorthShowing = (facet: Facet, view: ListingView, total: number): boolean => {
  if (isChosen(facet, view)) return true;
  if (facet.kind === 'price') return facet.range !== undefined && Number(facet.range.min) < Number(facet.range.max);
  const values = shownValues(facet, view);
  return (
    values.length > (facet.kind === 'availability' ? 0 : 1) &&
    values.some(({ count }) => count === undefined || count < total)
  );
};

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
