/** The operations that a cart and a checkout share: both are lines of the platform's cart, and differ in what is said of them. */
import type { Cart } from '../../model/entities.js';
import type { Call, Outcome } from '../call.js';
import type { LineInput } from '../inputs.js';
import { unrecoverable, type Message } from '../messages.js';

interface Resource {
  name: 'Cart' | 'Checkout';
  /** What its ids begin with. */
  prefix: string;
  outcomeOf(id: string, token: string, cart: Cart, messages: readonly Message[], shop: Call['shop']): Promise<Outcome>;
  /** Returns the outcome of a canceled resource, from the one before. */
  canceledOf(outcome: Outcome): Outcome;
}

export function lineOperations({ name, prefix, outcomeOf, canceledOf }: Resource) {
  const show = (token: string, cart: Cart, messages: readonly Message[], { shop }: Call) =>
    outcomeOf(prefix + token, token, cart, messages, shop);
  const notFound = (kind: Resource['name'], { shop }: Call): Outcome => ({
    isError: true,
    messages: [unrecoverable('not_found', `${kind} not found, or it has expired.`)],
    continue_url: shop.siteUrl.href,
  });
  /** Returns the token in an id. Empty in an id of another kind. */
  const tokenIn = (id: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : '');

  return {
    tokenIn,
    async create(lines: readonly LineInput[], call: Call): Promise<Outcome> {
      const { token, cart, messages } = await call.carts.create(lines, call.buyer);
      if (token === undefined)
        return { isError: true, messages: reasons(messages), continue_url: call.shop.siteUrl.href };
      return show(token, cart, messages, call);
    },
    /** @param kind What the token belongs to. Default: this resource. */
    async open(token: string, call: Call, kind = name): Promise<Outcome> {
      const opened = await call.carts.open(token, call.buyer.ip);
      return opened ? show(opened.token, opened.cart, [], call) : notFound(kind, call);
    },
    async replace(lines: readonly LineInput[], call: Call): Promise<Outcome> {
      const changed = await call.carts.replace(tokenIn(call.id), lines, call.buyer.ip);
      return changed ? show(changed.token, changed.cart, changed.messages, call) : notFound(name, call);
    },
    /** Returns the resource as it was, and empties it: an empty cart is one that does not exist. */
    async cancel(call: Call): Promise<Outcome> {
      const { carts, id, buyer } = call;
      const opened = await carts.open(tokenIn(id), buyer.ip);
      if (!opened) return notFound(name, call);
      await carts.replace(opened.token, [], buyer.ip);
      return canceledOf(await show(opened.token, opened.cart, [], call));
    },
  };
}

/** An outcome without a resource has a message. */
const reasons = (messages: readonly Message[]): readonly Message[] =>
  messages.length > 0
    ? messages
    : [{ type: 'error', code: 'item_unavailable', content: 'The cart has no lines.', severity: 'recoverable' }];
