import type { Variant } from '../../../shop/catalog/catalog.js';

export interface Selection {
  selectedOptions?: readonly { name: string; value: string }[] | null;
  caseInsensitiveMatch: boolean;
  /** Whether options that the product does not have are ignored. Otherwise they match no variant. */
  ignoreUnknownOptions: boolean;
}

/** Returns the variant with the selected values. Every option must be selected. */
export function findVariant(variants: readonly Variant[], selection: Selection): Variant | undefined {
  const { selectedOptions, caseInsensitiveMatch, ignoreUnknownOptions } = selection;
  if (!selectedOptions) return undefined;
  const same = (a: string, b: string) => (caseInsensitiveMatch ? a.toLowerCase() === b.toLowerCase() : a === b);
  return variants.find((variant) => {
    const isKnown = (name: string) => variant.selectedOptions.some((option) => same(option.name, name));
    if (!ignoreUnknownOptions && !selectedOptions.every(({ name }) => isKnown(name))) return false;
    return variant.selectedOptions.every(({ name, value }) =>
      selectedOptions.some((selected) => same(selected.name, name) && same(selected.value, value)),
    );
  });
}
