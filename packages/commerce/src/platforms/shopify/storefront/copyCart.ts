import type { CallOptions } from '../../../port/context.js';
import { areSamePieces } from '../../shared/cartPieces.js';
import type { Answer, CartAnswer } from './answers.js';
import type { Call } from './client.js';
import { isGlobalId } from './denormalize.js';
import type { CartInput } from './wire.js';

/** Copies a cart for a guest. Resolves to the new id, or to undefined if the copy would lack something. */
export type CopyCart = (cartId: string, options: CallOptions) => Promise<string | undefined>;

type Content = NonNullable<Answer<'cartContent'>['cart']>;

export function createCopyCart(call: Call): CopyCart {
  return async (cartId, options) => {
    if (!isGlobalId('Cart', cartId)) return undefined;
    const { cart: content } = await call('cartContent', { id: cartId }, options);
    const input = content && toInput(content);
    if (!input) return undefined;
    const { cartCreate: payload } = await call('cartCreate', { input }, options);
    return payload?.cart && isComplete(payload.cart, content) ? payload.cart.id : undefined;
  };
}

/** Returns the input of an equal cart. Undefined if there are more lines than a call takes, or gift cards: nobody can read their codes. */
function toInput({
  lines,
  note,
  attributes,
  discountCodes,
  appliedGiftCards,
  buyerIdentity,
}: Content): CartInput | undefined {
  if (lines.pageInfo.hasNextPage || appliedGiftCards.length > 0) return undefined;
  const { countryCode } = buyerIdentity;
  return {
    // The platform lists the newest line first.
    lines: lines.nodes
      .toReversed()
      .map(({ merchandise, quantity, attributes: ofLine, sellingPlanAllocation: plan }) => ({
        merchandiseId: merchandise.id,
        quantity,
        attributes: ofLine.map(withText),
        ...(plan && { sellingPlanId: plan.sellingPlan.id }),
      })),
    attributes: attributes.map(withText),
    discountCodes: discountCodes.map(({ code }) => code),
    ...(note !== null && { note }),
    ...(countryCode !== null && { buyerIdentity: { countryCode } }),
  };
}

const withText = ({ key, value }: Content['attributes'][number]) => ({ key, value: value ?? '' });

const piecesOf = (lines: readonly { merchandise: { id: string }; quantity: number }[]) =>
  lines.map(({ merchandise, quantity }) => ({ id: merchandise.id, quantity }));

/** Whether no piece and no discount was lost: the stock and the codes may have changed. */
function isComplete({ lines, discountCodes }: CartAnswer, content: Content): boolean {
  const applies = (code: string) => discountCodes.some((each) => each.code === code && each.applicable);
  return (
    areSamePieces(piecesOf(lines.nodes), piecesOf(content.lines.nodes)) &&
    content.discountCodes.every(({ code, applicable }) => !applicable || applies(code))
  );
}
