import type { ProductOption } from './entities.js';
import type { OptionChoices } from './variantSelection.js';

/** The required options for which no value is chosen, in the product's order. */
export const missingOptions = (options: readonly ProductOption[], choices: OptionChoices): ProductOption[] =>
  options.filter(({ id, required }) => required && !choices[id]);

/** An option with one value or fewer leaves nothing to choose, and shows no selector. */
export const hasSelector = ({ optionValues }: ProductOption): boolean => optionValues.length > 1;

/**
 * - `loading`: the inventory is not known yet, or an add is under way
 * - `unavailable`: it cannot be bought
 * - `invalid`: a required option has no value
 * - `ready`: the only state in which the button is enabled
 */
export type AddToCartState = 'loading' | 'unavailable' | 'invalid' | 'ready';

export function addToCartState(facts: {
  isLoading: boolean;
  isAvailable: boolean;
  options: readonly ProductOption[];
  choices: OptionChoices;
}): AddToCartState {
  if (facts.isLoading) return 'loading';
  if (!facts.isAvailable) return 'unavailable';
  return missingOptions(facts.options, facts.choices).length > 0 ? 'invalid' : 'ready';
}
