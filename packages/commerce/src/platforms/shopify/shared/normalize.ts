/** What both of the platform's APIs say in the same way. Pure. */
import type { Money } from '../../../model/entities.js';
import { compareMoney } from '../../../model/money.js';

/** What the platform calls the one option, and its one value, of a product that has nothing to choose. */
const noOption = { name: 'Title', value: 'Default Title' };

/** Whether an option leaves anything to choose. */
export const isChoice = (name: string, values: readonly string[]): boolean =>
  !(name === noOption.name && values.length === 1 && values[0] === noOption.value);

/** The title of a variant; undefined where its product has nothing to choose. */
export const variantTitle = (title: string | null): string | undefined =>
  title === null || title === noOption.value ? undefined : title;

/** A price that is not above the one to pay tells of no reduction. */
export const toCompareAtPrice = (price: Money | undefined, before: Money | null | undefined): Money | undefined =>
  price && before && compareMoney(before, price) > 0 ? before : undefined;
