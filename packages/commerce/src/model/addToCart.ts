import type { ProductOption } from './entities.js';
import type { OptionChoices } from './variantSelection.js';

/** The required options for which no value is chosen, in the product's order. */
export const missingOptions = (options: readonly ProductOption[], choices: OptionChoices): ProductOption[] =>
  options.filter(({ id, required }) => required && !choices[id]);

/** An option with one value or fewer leaves nothing to choose, and shows no selector. */
export const hasSelector = ({ optionValues }: ProductOption): boolean => optionValues.length > 1;
