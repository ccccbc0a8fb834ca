import type { Product, ProductOption, Variant } from './entities.js';

/** The shopper's choices: the chosen `value` by option id. An option without a choice is absent or undefined. */
export type OptionChoices = Readonly<Record<string, string | undefined>>;

/** Returns the variant that a product's page shows initially. Undefined for a product without variants. */
export const initialVariant = ({ variants }: Pick<Product, 'variants'>): Variant | undefined => variants[0];

/** Returns the initial choices: an option's value if it has exactly one, else its default. */
export function initialChoices(options: readonly ProductOption[]): OptionChoices {
  return Object.fromEntries(
    options.map(({ id, optionValues, defaultValue }) => [
      id,
      optionValues.length === 1 ? optionValues[0]?.value : defaultValue,
    ]),
  );
}

/** Returns the choices that select a variant, such as the variant in the page's URL. */
export const choicesOf = ({ optionValues }: Variant): OptionChoices =>
  Object.fromEntries(optionValues.map(({ optionId, value }) => [optionId, value]));

/**
 * Returns the variant whose option values all match the choices. Undefined if there is none, or if one of its options is not chosen.
 * Ignores choices of modifiers, which no variant fixes.
 */
export const findVariant = (variants: readonly Variant[], choices: OptionChoices): Variant | undefined =>
  variants.find(({ optionValues }) => optionValues.every(({ optionId, value }) => choices[optionId] === value));

/**
 * Returns the variants that are still possible with the current choices. Use it to mark values without a variant:
 * `possibleVariants(variants, { ...choices, [option.id]: value }).length === 0`.
 */
export const possibleVariants = (variants: readonly Variant[], choices: OptionChoices): Variant[] =>
  variants.filter(({ optionValues }) =>
    optionValues.every(({ optionId, value }) => choices[optionId] === undefined || choices[optionId] === value),
  );

/** The maximum number of alternatives. */
const maxAlternatives = 4;

/** Returns the variants that differ least from the choices: at most four, in the product's order. */
export function nearestVariants(variants: readonly Variant[], choices: OptionChoices): Variant[] {
  const differences = ({ optionValues }: Variant) =>
    optionValues.filter(({ optionId, value }) => choices[optionId] !== value).length;
  const least = Math.min(...variants.map(differences));
  return variants.filter((variant) => differences(variant) === least).slice(0, maxAlternatives);
}
