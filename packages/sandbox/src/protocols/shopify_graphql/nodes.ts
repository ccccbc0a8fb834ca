/** Objects that can be found by global id alone. */
import { cartOf, cartView } from './cart/cart.js';
import { orderView } from './customer/customer.js';
import { globalId, invalidId, parseEntryId, parseGlobalId, type GlobalId } from './ids.js';
import { marketById } from './shop/localization.js';
import type { Context } from './context.js';

export const shopId = globalId('Shop', 1);

/** @throws GraphQLError if the id is not a global id */
export function nodeOf(id: string, context: Context) {
  const { catalog, content } = context.shop;
  const entry = parseEntryId(id);
  if (entry) {
    const { kind } = entry;
    if (kind === 'page' || kind === 'policy' || kind === 'blog' || kind === 'article')
      return content.entry(kind, entry.id) ?? null;
    return catalog.entry(kind, entry.id) ?? (kind === 'picture' ? content.picture(entry.id) : undefined) ?? null;
  }
  const parsed = parseGlobalId(id);
  if (!parsed) throw invalidId(id);
  if (id === shopId) return { kind: 'shop' };
  return finders.get(parsed.type)?.(id, parsed, context) ?? null;
}

type Find = (id: string, parsed: GlobalId, context: Context) => unknown;

const finders = new Map<string, Find>(
  Object.entries({
    Cart: (id, _, context) => cartView(id, context),
    CartLine(_, { id, params }, context) {
      const cart = cartOf(params.get('cart') ?? '', context);
      const line = cart?.lines.find((candidate) => candidate.id === id);
      return cart && line ? { kind: 'cartLine', line, cart } : null;
    },
    Market: (id, _, context) => marketById(id, context),
    Order(_, { id, params }, { shop }) {
      const order = shop.store.get('order', params.get('key') ?? '');
      return order && String(order.number) === id ? orderView(order) : null;
    },
  } satisfies Record<string, Find>),
);
