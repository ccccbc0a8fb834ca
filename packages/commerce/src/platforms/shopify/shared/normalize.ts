/** Conversions that both of the platform's APIs share. Pure. */
import type { Money } from '../../../model/entities.js';
import { compareMoney } from '../../../model/money.js';

/** The platform's names for the only option, and its only value, of a product without choices. */
const noOption = { name: 'Title', value: 'Default Title' };

/** Whether an option offers a choice. */
export const isChoice = (name: string, values: readonly string[]): boolean =>
  !(name === noOption.name && values.length === 1 && values[0] === noOption.value);

/** Returns the title of a variant. Undefined if its product has no choices. */
export const variantTitle = (title: string | null): string | undefined =>
  title === null || title === noOption.value ? undefined : title;

/** Returns the price before a reduction. Undefined if it is not higher than the price to pay. */
export const toCompareAtPrice = (price: Money | undefined, before: Money | null | undefined): Money | undefined =>
  price && before && compareMoney(before, price) > 0 ? before : undefined;
