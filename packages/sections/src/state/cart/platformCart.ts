import type { Cart, CartClient, CartResult, Money } from '@vitrine/commerce';
import type { ConfirmedCart } from './events.js';
import { arrivedLines } from './grownLines.js';
import type { CartMachine } from './machine.js';
import { isLate, isOutcomeUnknown, noticeOfFailure, noticeOfResult, type CartNotice } from './notice.js';
import type { LineNews, SeenLines } from './seen.js';
import { isVerified } from './state.js';
import type { Tabs } from '../tabs.js';
import type { Tracking } from './tracking.js';

/** Keeps the tab's copy of the platform's cart. */
export interface PlatformCart {
  /** Reads the cart. Only a cart that has changed is sent to the other tabs. */
  read: (signal: AbortSignal) => Promise<void>;
  /** Reads the cart, unless it is verified and was read within the last `maxAge` milliseconds. Default: Infinity. */
  verify: (signal: AbortSignal, maxAge?: number) => Promise<void>;
  /**
   * Takes the cart of a response, and sends it to the other tabs.
   * @param changed The ids of the lines that the shopper changed with the request.
   * @param dispatch Dispatches the event of the response. Default: 'confirmed'.
   * @param shown The prices of these lines that the page showed, by line.
   */
  confirm: (
    cart: Cart,
    changed?: readonly string[],
    dispatch?: (confirmed: ConfirmedCart) => void,
    shown?: ReadonlyMap<string, Money>,
  ) => void;
  /** Takes the cart that another tab sent. */
  follow: (cart: Cart) => void;
  /** How many reads have ended. */
  countReads: () => number;
  /** Makes a change of the whole cart. If its response is lost, the cart is read again, but not if it was late. Resolves to the refusal or the failure. */
  change: (call: Change, signal: AbortSignal) => Promise<CartNotice | undefined>;
}

/** A call that changes the cart, such as `client.updateNote`. */
export type Change = (options: { signal: AbortSignal }) => Promise<CartResult>;

interface Parts {
  client: Pick<CartClient, 'get'>;
  machine: CartMachine;
  seen: SeenLines;
  tabs: Tabs<Cart>;
  tracking: Tracking;
}

export function createPlatformCart({ client, machine, seen, tabs, tracking }: Parts): PlatformCart {
  const { getState, dispatch } = machine;
  /** In milliseconds since 1970. */
  let readAt = 0;
  /** How many carts other tabs have sent. */
  let followed = 0;
  let reads = 0;

  const read = async (signal: AbortSignal) => {
    dispatch('readStarted', {});
    try {
      const cart = await newest(signal);
      const isChange = isNews(cart);
      take(cart);
      if (isChange) tabs.send(cart);
    } catch (error) {
      if (!signal.aborted) dispatch('readFailed', { notice: noticeOfFailure(error) });
    } finally {
      reads += 1;
    }
  };

  /** Reads again if another tab has sent its cart meanwhile, because the response may be older. */
  const newest = async (signal: AbortSignal): Promise<Cart> => {
    const before = followed;
    const cart = await client.get({ signal });
    return before === followed ? cart : newest(signal);
  };

  /** Whether this tab, or the device if the tab has read nothing yet, knows another cart. */
  const isNews = (cart: Cart): boolean => {
    const known = getState().cart;
    return known ? JSON.stringify(known) !== JSON.stringify(cart) : !seen.hasLinesOf(cart);
  };

  const take: PlatformCart['confirm'] = (
    cart,
    changed = [],
    dispatchResponse = (confirmed) => dispatch('confirmed', confirmed),
    shown,
  ) => {
    readAt = Date.now();
    seen.remember(cart, changed, shown);
    const arrived = arrivedLines(getState(), cart);
    dispatchResponse({ cart, news: newsOf(cart) });
    for (const { line, difference } of arrived) tracking.report(line, difference);
  };

  const confirm: PlatformCart['confirm'] = (cart, ...rest) => {
    take(cart, ...rest);
    tabs.send(cart);
  };

  const newsOf = ({ items }: Cart): ReadonlyMap<string, LineNews> =>
    new Map(
      items.flatMap((line) => {
        const news = seen.newsOf(line);
        return news ? [[line.id, news] as const] : [];
      }),
    );

  return {
    read,
    async verify(signal, maxAge = Infinity) {
      if (!isVerified(getState()) || Date.now() - readAt >= maxAge) await read(signal);
    },
    countReads: () => reads,
    confirm,
    follow(cart) {
      readAt = Date.now();
      followed += 1;
      dispatch('followed', { cart, news: newsOf(cart) });
    },
    async change(call, signal) {
      try {
        const result = await call({ signal });
        confirm(result.cart);
        return noticeOfResult(result);
      } catch (error) {
        if (isOutcomeUnknown(error)) {
          dispatch('responseLost', {});
          if (!isLate(error) && !signal.aborted) await read(signal);
        }
        return noticeOfFailure(error);
      }
    },
  };
}
