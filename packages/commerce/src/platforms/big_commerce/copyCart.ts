import type { CallOptions } from '../../port/context.js';
import { areSamePieces } from '../shared/cartPieces.js';
import type { WireCart } from './answers.js';
import type { Client } from './client.js';
import type { WireLine } from './denormalize.js';
import { isUuid } from './ids.js';
import { wireItemsOf } from './normalize.js';

/** Copies a cart for a guest. Resolves to the new id, or to undefined if the copy would lack something. */
export type CopyCart = (cartId: string, options: CallOptions) => Promise<string | undefined>;

type WireItem = ReturnType<typeof wireItemsOf>[number];

const query = { include: ['line_items.physical_items.options', 'line_items.digital_items.options'] };

export function createCopyCart(client: Client): CopyCart {
  return async (cartId, options) => {
    if (!isUuid(cartId)) return undefined;
    const read = await client.attempt('getCart', { path: { cartId }, query }, options);
    const cart = 'answer' in read ? read.answer.data : undefined;
    const lines = cart && linesOf(cart);
    if (!lines) return undefined;
    const { locale } = options.buyer ?? {};
    const input = { query, body: { line_items: lines, ...(locale && { locale }) } };
    const made = await client.attempt('createCart', input, options);
    const copy = 'answer' in made ? made.answer.data : undefined;
    if (!copy || !areSamePieces(piecesOf(copy), piecesOf(cart))) return undefined;
    for (const { code } of cart.coupons ?? []) {
      const added = { path: { cartId: copy.id }, body: { coupon_code: code } };
      if ('refusal' in (await client.attempt('addCheckoutCoupon', added, options))) return undefined;
    }
    return copy.id;
  };
}

/** Returns the lines of an equal cart. Undefined if a line is of a kind that the shop cannot add: a gift certificate, or an entered text. */
function linesOf({ line_items: items }: WireCart): WireLine[] | undefined {
  if (items.custom_items?.length || items.gift_certificates?.length) return undefined;
  const lines = wireItemsOf(items).map(toLine);
  return lines.includes(undefined) ? undefined : lines.filter((line) => line !== undefined);
}

function toLine({ product_id, variant_id, quantity, options }: WireItem): WireLine | undefined {
  const chosen = (options ?? []).map(({ nameId, valueId }) => ({
    option_id: nameId,
    option_value: Number(valueId ?? NaN),
  }));
  if (chosen.some(({ option_value: value }) => Number.isNaN(value))) return undefined;
  return {
    product_id,
    quantity,
    ...(variant_id && { variant_id }),
    ...(chosen.length > 0 && { option_selections: chosen }),
  };
}

const piecesOf = ({ line_items: items }: WireCart) =>
  wireItemsOf(items).map(({ product_id, variant_id, quantity }) => ({
    id: `${product_id} ${variant_id ?? ''}`,
    quantity,
  }));
