/** The common model, as the REST API wants it. Pure. */
import { optionSelections } from '../../model/optionSelections.js';
import type { AddCartItem, UpdateCartItem } from '../../port/cart.js';
import { parseId, parseVariantId } from './ids.js';

/** A line of a cart, as it is sent. */
export interface WireLine {
  product_id: number;
  quantity: number;
  variant_id?: number;
  option_selections?: { option_id: number; option_value: number }[];
}

/**
 * The id of what is added: the product's, else the variant's.
 * @throws Error where neither is given.
 */
export function toItemId({ productId, variantId }: AddCartItem): string {
  const itemId = productId || variantId;
  if (!itemId) throw new Error('The itemId variable is required but was not specified');
  return itemId;
}

/** Undefined where the ids are none of the platform's, which sells nothing by that name. */
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

/** `id` may name the product, as the platform's own clients have it; else its variant does. */
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

/** Whether the choices are the platform's: it numbers its options and their values. */
const areNumbers = (choices: AddCartItem['optionSelections'] = []): boolean =>
  choices.every(({ optionId, value }) => !value || (parseId(optionId) !== undefined && parseId(value) !== undefined));

/** Unset choices are skipped. */
const toSelections = (choices: AddCartItem['optionSelections'] = []): NonNullable<WireLine['option_selections']> =>
  optionSelections(choices).map(({ optionId, optionValue }) => ({ option_id: optionId, option_value: optionValue }));
