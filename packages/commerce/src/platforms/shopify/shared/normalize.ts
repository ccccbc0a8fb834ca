/** Conversions that both of the platform's APIs share. Pure. */
import type { Money, Wait } from '../../../model/entities.js';
import { compareMoney } from '../../../model/money.js';
import { releaseDate } from '../../shared/releaseDate.js';

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

/**
 * Returns why an item that is for sale is not in the shop yet.
 * @param release The value of the merchant's metafield 'custom.release_date'. A past date means no wait.
 */
export function toWait(isBackOrder: boolean | null | undefined, release: string | null | undefined): Wait | undefined {
  const date = releaseDate(release);
  if (date) return { kind: 'preOrder', date };
  return isBackOrder ? { kind: 'backOrder' } : undefined;
}
