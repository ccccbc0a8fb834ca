import type { Cart, CartClient } from '@vitrine/commerce';
import { isOutcomeUnknown } from './notice.js';

/** A change of the cart whose answer no page has heard: the shopper has left the page before it came. It is noted in this tab's storage. */
export interface UnheardChange {
  /** Returns the client with changes that are noted until their answer. */
  watch: (client: CartClient) => CartClient;
  /** Whether another page's change may still come: this tab has begun one a moment ago, and the cart is as it was before. */
  isExpected: (cart: Cart | undefined) => boolean;
}

/** Milliseconds for which a change may be on its way: a little more than the time limit of a call. */
const onItsWay = 10_000;

interface Note {
  /** In milliseconds since 1970. */
  at: number;
  /** The cart before the change. */
  before: string;
}

/**
 * @param name Its key in the storage.
 * @param cart Returns the cart as the page knows it.
 */
export function createUnheardChange(name: string, cart: () => Cart | undefined): UnheardChange {
  /** The time of this page's own note: it hears its answers itself. */
  let own: number | undefined;
  const watched =
    <Args extends unknown[], Result>(change: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      own = Date.now();
      write(name, { at: own, before: JSON.stringify(cart()) });
      try {
        const result = await change(...args);
        forget(name);
        return result;
      } catch (error) {
        if (!isOutcomeUnknown(error)) forget(name);
        throw error;
      }
    };
  return {
    watch: (client) => ({
      ...client,
      addItems: watched((...args) => client.addItems(...args)),
      updateItems: watched((...args) => client.updateItems(...args)),
      removeItems: watched((...args) => client.removeItems(...args)),
      addDiscountCode: watched((...args) => client.addDiscountCode(...args)),
      removeDiscountCode: watched((...args) => client.removeDiscountCode(...args)),
      updateNote: watched((...args) => client.updateNote(...args)),
      updateAttributes: watched((...args) => client.updateAttributes(...args)),
    }),
    isExpected(now) {
      const note = read(name);
      if (!note || note.at === own) return false;
      if (Date.now() - note.at < onItsWay && note.before === JSON.stringify(now)) return true;
      forget(name);
      return false;
    },
  };
}

// If the browser blocks storage, the next page shows the cart that it reads first.

function write(name: string, note: Note): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(note));
  } catch {
    // Nothing is noted.
  }
}

function read(name: string): Note | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? 'null') as Note | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was noted.
  }
}
