/** Converts the common model to input of the REST API. Pure. */
import { optionSelections } from '../../model/optionSelections.js';
import type { AddCartItem, UpdateCartItem } from '../../port/cart.js';
import { parseId, parseVariantId } from './ids.js';

/** A cart's line in a request. */
export interface WireLine {
  product_id: number;
  quantity: number;
  variant_id?: number;
  option_selections?: { option_id: number; option_value: number }[];
}

/**
 * Returns the id of the added item: the product's, or else the variant's.
 * @throws Error if neither is given.
 */
export function toItemId({ productId, variantId }: AddCartItem): string {
  const itemId = productId || variantId;
  if (!itemId) throw new Error('The itemId variable is required but was not specified');
  return itemId;
}

/** Converts an added item. Undefined if an id does not have the platform's format, because the platform then sells no such item. */
export function toLine(item: AddCartItem): WireLine | undefined {
  const itemId = toItemId(item);
  const key = item.variantId === undefined ? undefined : parseVariantId(item.variantId);
  const productId = parseId(itemId) ?? parseVariantId(itemId)?.productId;
  if (productId === undefined || (item.variantId && !key)) return undefined;
  if (!areNumbers(item.optionSelections)) return undefined;
  const selections = toSelections(item.optionSelections);
  return {
    product_id: productId,
    quantity: item.quantity,
    ...(key && { variant_id: key.variantId }),
    ...(selections.length > 0 && { option_selections: selections }),
  };
}

/** Converts a changed line. `id` may be the product's, as in the platform's own clients. Otherwise `variantId` names the product. */
export function toLineUpdate({ id, variantId, quantity, modifiers }: UpdateCartItem): WireLine | undefined {
  const key = variantId === undefined ? undefined : parseVariantId(variantId);
  const productId = parseId(id) ?? key?.productId;
  if (productId === undefined || !areNumbers(modifiers)) return undefined;
  const selections = toSelections(modifiers);
  return {
    product_id: productId,
    quantity,
    ...(key && { variant_id: key.variantId }),
    ...(selections.length > 0 && { option_selections: selections }),
  };
}

/** Whether all choices are numbers, as the platform's options and values are. */
const areNumbers = (choices: AddCartItem['optionSelections'] = []): boolean =>
  choices.every(({ optionId, value }) => !value || (parseId(optionId) !== undefined && parseId(value) !== undefined));

/** Unset choices are skipped. */
const toSelections = (choices: AddCartItem['optionSelections'] = []): NonNullable<WireLine['option_selections']> =>
  optionSelections(choices).map(({ optionId, optionValue }) => ({ option_id: optionId, option_value: optionValue }));
