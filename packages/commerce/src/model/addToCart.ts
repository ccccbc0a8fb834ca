import type { ProductOption } from './entities.js';
import type { OptionChoices } from './variantSelection.js';

/** Returns the required options for which no value is chosen, in the product's order. */
export const missingOptions = (options: readonly ProductOption[], choices: OptionChoices): ProductOption[] =>
  options.filter(({ id, required }) => required && !choices[id]);

/** Whether an option shows a selector: only if it has more than one value. */
export const hasSelector = ({ optionValues }: ProductOption): boolean => optionValues.length > 1;
