import { compareMoney, type Cart, type CartItem, type Money } from '@vitrine/commerce';

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
  /**
   * Stores the platform's current values as the shopper's: for the lines in `changed`, and for lines that are new here.
   * @param shown Prices that the page showed, by line: a lower one is the shopper's.
   */
  remember(cart: Cart, changed: readonly string[], shown?: ReadonlyMap<string, Money>): void;
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
    remember({ items }, changed, shown) {
      const before = read();
      const lines = items.map(({ id, price, quantity }): [string, SeenLine] => {
        const seen = before[id];
        if (seen && !changed.includes(id)) return [id, seen];
        return [id, { price: lowerOf(price, shown?.get(id)), quantity }];
      });
      try {
        storage?.setItem(key, JSON.stringify(Object.fromEntries(lines)));
      } catch {
        // The storage is full or blocked. Only this message is lost.
      }
    },
  };
}

/** A line may be cheaper than its page by a discount, or for several pieces: nothing has changed then. */
const lowerOf = (price: Money, shown: Money | undefined): Money =>
  shown && shown.currencyCode === price.currencyCode && compareMoney(shown, price) < 0 ? shown : price;

function newsOf({ price, quantity }: CartItem, seen: SeenLine | undefined): LineNews | undefined {
  if (!seen) return undefined;
  const isDearerOrCheaper =
    seen.price.currencyCode === price.currencyCode && Number(seen.price.amount) !== Number(price.amount);
  const isLess = quantity < seen.quantity;
  if (!isDearerOrCheaper && !isLess) return undefined;
  return { ...(isDearerOrCheaper && { price: seen.price }), ...(isLess && { quantity: seen.quantity }) };
}
