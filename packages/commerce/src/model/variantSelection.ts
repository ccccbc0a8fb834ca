import type { Product, ProductOption, Variant } from './entities.js';

/** The shopper's choices: an option's id to the chosen `value`; an option that is not chosen is absent or undefined. */
export type OptionChoices = Readonly<Record<string, string | undefined>>;

/** The variant that a product's page shows before anything is chosen; undefined for a product without variants. */
export const initialVariant = ({ variants }: Pick<Product, 'variants'>): Variant | undefined => variants[0];

/** What is chosen before the shopper chooses: an option's only value if there is exactly one, else its default. */
export function initialChoices(options: readonly ProductOption[]): OptionChoices {
  return Object.fromEntries(
    options.map(({ id, optionValues, defaultValue }) => [
      id,
      optionValues.length === 1 ? optionValues[0]?.value : defaultValue,
    ]),
  );
}

/** The choices that lead to a variant, such as one that the page's address names. */
export const choicesOf = ({ optionValues }: Variant): OptionChoices =>
  Object.fromEntries(optionValues.map(({ optionId, value }) => [optionId, value]));

/**
 * The variant whose option values all match the choices; undefined where there is none, or where an option that it
 * depends on is not chosen. Choices of modifiers, which no variant fixes, do not matter.
 */
export const findVariant = (variants: readonly Variant[], choices: OptionChoices): Variant | undefined =>
  variants.find(({ optionValues }) => optionValues.every(({ optionId, value }) => choices[optionId] === value));

/**
 * The variants that are still possible with the choices made so far. Use it to mark values that lead nowhere:
 * `possibleVariants(variants, { ...choices, [option.id]: value }).length === 0`.
 */
export const possibleVariants = (variants: readonly Variant[], choices: OptionChoices): Variant[] =>
  variants.filter(({ optionValues }) =>
    optionValues.every(({ optionId, value }) => choices[optionId] === undefined || choices[optionId] === value),
  );

/** The most that are worth offering in place of another. */
const mostNear = 4;

/** Of these variants the ones that differ least from the choices, at most four of them, in the product's order. */
export function nearestVariants(variants: readonly Variant[], choices: OptionChoices): Variant[] {
  const differences = ({ optionValues }: Variant) =>
    optionValues.filter(({ optionId, value }) => choices[optionId] !== value).length;
  const least = Math.min(...variants.map(differences));
  return variants.filter((variant) => differences(variant) === least).slice(0, mostNear);
}
