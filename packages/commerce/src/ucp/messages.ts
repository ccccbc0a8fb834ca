/** Messages in an answer: outcomes that an agent or a buyer can act on. */
import type { RefusalCode, UserError } from '../port/refusals.js';

export interface Message {
  type: 'error' | 'warning' | 'info';
  code: string;
  content: string;
  severity?: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';
  /** A JSON path (RFC 9535) into the response. */
  path?: string;
}

export const info = (code: string, content: string): Message => ({ type: 'info', code, content });

export const unrecoverable = (code: string, content: string): Message => ({
  type: 'error',
  code,
  content,
  severity: 'unrecoverable',
});

type Refusals = Partial<Record<RefusalCode, { code: string; content: (parameters: Parameters) => string }>>;
type Parameters = NonNullable<UserError['parameters']>;

/** The protocol's codes and our sentences for the port's refusals of a cart. */
const refusals: Refusals = {
  'cart.tooLarge': { code: 'cart_too_large', content: () => 'The cart has the maximum number of lines.' },
  'cart.startedAnew': { code: 'cart_replaced', content: () => 'The cart had expired. This is a new cart.' },
  'item.unknown': { code: 'item_unavailable', content: () => 'The shop does not sell this item.' },
  'stock.none': { code: 'out_of_stock', content: () => 'The item is sold out.' },
  'stock.notEnough': {
    code: 'out_of_stock',
    content: ({ quantity }) =>
      quantity === undefined ? 'Too few pieces are left.' : `Too few pieces are left. The cart holds ${quantity}.`,
  },
  'quantity.belowMinimum': {
    code: 'quantity_invalid',
    content: ({ minimum }) => `The minimum quantity is ${minimum}.`,
  },
  'quantity.aboveMaximum': {
    code: 'quantity_invalid',
    content: ({ maximum }) => `The maximum quantity is ${maximum}.`,
  },
  'quantity.offIncrement': {
    code: 'quantity_invalid',
    content: ({ increment }) => `The item is sold in multiples of ${increment}.`,
  },
  'quantity.invalid': { code: 'quantity_invalid', content: () => 'This quantity cannot be ordered.' },
  'options.missing': {
    code: 'options_missing',
    content: () => 'The item has a required option, which the buyer chooses on its page.',
  },
};

/** Returns the message for a refusal, or for a change that was made otherwise than asked. */
export function refusalMessage(type: 'error' | 'warning', { code, parameters = {}, message }: UserError): Message {
  const known = refusals[code];
  return {
    type,
    code: known?.code ?? 'cart_refused',
    content: known?.content(parameters) ?? message ?? 'The shop refused the change.',
    ...(type === 'error' && { severity: code === 'options.missing' ? 'requires_buyer_input' : 'recoverable' }),
  };
}
