import type { Cart, CartItem, Money } from '@vitrine/commerce';

/** A line as the shopper last made it. */
interface SeenLine {
  price: Money;
  quantity: number;
}

/** What is no longer as the shopper left it. */
export interface LineNews {
  /** Of one piece, before it changed. */
  price?: Money;
  /** How many there were before the shop took some out. */
  quantity?: number;
}

/** Remembers lines on the device, by their ids. */
export interface SeenLines {
  newsOf(line: CartItem): LineNews | undefined;
  /** What the platform holds now is as the shopper made it: of these lines, or of those that are seen for the first time. */
  remember(cart: Cart, changed: readonly string[]): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** @param storage Undefined where the browser has none to give: then nothing is remembered. */
export function createSeenLines(storage: Storage | undefined, key: string): SeenLines {
  const read = (): Record<string, SeenLine> => {
    try {
      return (JSON.parse(storage?.getItem(key) ?? '{}') as Record<string, SeenLine> | null) ?? {};
    } catch {
      return {};
    }
  };
  return {
    newsOf: (line) => newsOf(line, read()[line.id]),
    remember({ items }, changed) {
      const before = read();
      const lines = items.map(({ id, price, quantity }): [string, SeenLine] => {
        const seen = before[id];
        return [id, seen && !changed.includes(id) ? seen : { price, quantity }];
      });
      try {
        storage?.setItem(key, JSON.stringify(Object.fromEntries(lines)));
      } catch {
        // The storage is full or blocked: the notice will not show, and nothing else is lost.
      }
    },
  };
}

function newsOf({ price, quantity }: CartItem, seen: SeenLine | undefined): LineNews | undefined {
  if (!seen) return undefined;
  const isDearerOrCheaper =
    seen.price.currencyCode === price.currencyCode && Number(seen.price.amount) !== Number(price.amount);
  const isLess = quantity < seen.quantity;
  if (!isDearerOrCheaper && !isLess) return undefined;
  return { ...(isDearerOrCheaper && { price: seen.price }), ...(isLess && { quantity: seen.quantity }) };
}
