import type { Cart, CartItem, Money } from '@vitrine/commerce';

/** A line after the shopper's last change. */
interface SeenLine {
  price: Money;
  quantity: number;
}

/** The changes of a line since the shopper last changed it. */
export interface LineNews {
  /** The price of one piece before the change. */
  price?: Money;
  /** The quantity before the shop removed some. */
  quantity?: number;
}

/** Stores lines on the device, by their ids. */
export interface SeenLines {
  newsOf(line: CartItem): LineNews | undefined;
  /** Whether exactly the cart's lines are stored. */
  hasLinesOf(cart: Cart): boolean;
  /** Stores the platform's current values as the shopper's: for the lines in `changed`, and for lines that are new here. */
  remember(cart: Cart, changed: readonly string[]): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** @param storage Undefined if the browser has none. Nothing is then stored. */
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
    hasLinesOf({ items }) {
      const stored = read();
      return items.length === Object.keys(stored).length && items.every(({ id }) => stored[id]);
    },
    remember({ items }, changed) {
      const before = read();
      const lines = items.map(({ id, price, quantity }): [string, SeenLine] => {
        const seen = before[id];
        return [id, seen && !changed.includes(id) ? seen : { price, quantity }];
      });
      try {
        storage?.setItem(key, JSON.stringify(Object.fromEntries(lines)));
      } catch {
        // The storage is full or blocked. Only this message is lost.
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
