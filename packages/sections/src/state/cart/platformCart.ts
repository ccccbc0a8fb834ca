import type { Cart, CartClient, CartResult } from '@vitrine/commerce';
import type { ConfirmedCart } from './events.js';
import { arrivedLines } from './grownLines.js';
import type { CartMachine } from './machine.js';
import { isOutcomeUnknown, noticeOfFailure, noticeOfResult, type CartNotice } from './notice.js';
import type { LineNews, SeenLines } from './seen.js';
import { isVerified } from './state.js';
import type { Tabs } from '../tabs.js';
import type { Tracking } from './tracking.js';

/** Keeps the tab's copy of the platform's cart. */
export interface PlatformCart {
  read: (signal: AbortSignal) => Promise<void>;
  /** Reads the cart, unless it is verified and was read within the last `maxAge` milliseconds. Default: Infinity. */
  verify: (signal: AbortSignal, maxAge?: number) => Promise<void>;
  /**
   * Takes the cart of a response.
   * @param changed The ids of the lines that the shopper changed with the request.
   * @param dispatch Dispatches the event of the response. Default: 'confirmed'.
   */
  confirm: (cart: Cart, changed?: readonly string[], dispatch?: (confirmed: ConfirmedCart) => void) => void;
  /** Takes the cart that another tab sent. */
  follow: (cart: Cart) => void;
  /** Makes a change of the whole cart. If its response is lost, the cart is read again. Resolves to the refusal or the failure. */
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

  const read = async (signal: AbortSignal) => {
    dispatch('readStarted', {});
    try {
      confirm(await client.get({ signal }));
    } catch (error) {
      if (!signal.aborted) dispatch('readFailed', { notice: noticeOfFailure(error) });
    }
  };

  const confirm: PlatformCart['confirm'] = (
    cart,
    changed = [],
    dispatchResponse = (confirmed) => dispatch('confirmed', confirmed),
  ) => {
    readAt = Date.now();
    seen.remember(cart, changed);
    const arrived = arrivedLines(getState(), cart);
    dispatchResponse({ cart, news: newsOf(cart) });
    for (const { line, difference } of arrived) tracking.report(line, difference);
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
    confirm,
    follow(cart) {
      readAt = Date.now();
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
          if (!signal.aborted) await read(signal);
        }
        return noticeOfFailure(error);
      }
    },
  };
}
