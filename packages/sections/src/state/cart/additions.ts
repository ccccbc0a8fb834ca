import type { AddCartItem, Cart, CartClient, Money } from '@vitrine/commerce';
import { grownLines, isOf } from './grownLines.js';
import type { CartMachine } from './machine.js';
import { isLate, isOutcomeUnknown, noticeOfFailure, noticeOfResult, wasAnswered, type CartNotice } from './notice.js';
import type { PendingChanges } from './pendingChanges.js';
import type { PlatformCart } from './platformCart.js';
import type { CallQueue } from './queue.js';
import { isVerified } from './state.js';
import type { Tracking } from './tracking.js';

/** The result of an addition to the cart. */
export interface AddResult {
  /** Whether something was added, even if it is less than requested. */
  isAdded: boolean;
  /**
   * The response was lost, and the cart does not show the item: the platform may have added it, or may still add it. The open cart shows that,
   * too.
   */
  isUnknown?: true;
  /** Why nothing was added, or how the result differs from the request. */
  notice?: CartNotice;
}

/**
 * Adds items. Never rejects: failures are in the outcome.
 *
 * @param shownPrice The price of one piece that the page shows. If the line is dearer, it names this price.
 */
export type AddItems = (items: readonly AddCartItem[], shownPrice?: Money) => Promise<AddResult>;

interface Parts {
  client: Pick<CartClient, 'addItems'>;
  machine: CartMachine;
  queue: CallQueue;
  pendingChanges: PendingChanges;
  platformCart: PlatformCart;
  tracking: Tracking;
  /** Tabs with the same name make one cart. */
  name: string;
}

export function createAddItems(parts: Parts): AddItems {
  const { client, machine, queue, pendingChanges, platformCart, tracking, name } = parts;
  const { getState, dispatch } = machine;

  const add = async (
    items: readonly AddCartItem[],
    shownPrice: Money | undefined,
    signal: AbortSignal,
  ): Promise<AddResult> => {
    dispatch('additionStarted', {});
    // The added items are the difference from the earlier cart.
    await platformCart.verify(signal);
    const before = isVerified(getState()) ? getState().cart : undefined;
    try {
      const call = () => client.addItems(items, { signal });
      const result = await (getState().cart?.items.length ? call() : alone(name, call));
      const grown = grownLines(getState().cart, result.cart);
      const notice = noticeOfResult(result);
      // The platform may have added some items and refused the rest.
      const own = grown.filter(({ line }) => items.some((item) => isOf(line, item)));
      const isAdded = result.errors.length === 0 ? grown.length > 0 : own.length > 0;
      platformCart.confirm(
        result.cart,
        grown.map(({ line }) => line.id),
        (confirmed) =>
          dispatch('additionConfirmed', { ...confirmed, line: isAdded ? grown[0]?.line : undefined, notice }),
        shownPrice && new Map(own.map(({ line }) => [line.id, shownPrice])),
      );
      for (const { line, difference } of grown) tracking.report(line, difference);
      return { isAdded, ...(notice && { notice }) };
    } catch (error) {
      return afterFailure(error, items, before, signal);
    }
  };

  /** The platform may have added the items although the call failed, or may still add them. */
  const afterFailure = async (
    error: unknown,
    items: readonly AddCartItem[],
    before: Cart | undefined,
    signal: AbortSignal,
  ): Promise<AddResult> => {
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown) dispatch('responseLost', {});
    if (isUnknown && before) dispatch('additionUnanswered', { items, before });
    // What is known needs no reading first.
    if (!isUnknown) void queue.run((next) => platformCart.read(next));
    else if (isLate(error)) void queue.run((next) => platformCart.verify(next));
    else if (!signal.aborted) await platformCart.read(signal);
    if (before && isUnknown && !getState().unconfirmed) return { isAdded: true };
    const isKnown = !isUnknown || (wasAnswered(error) && before !== undefined && isVerified(getState()));
    if (isKnown || signal.aborted) {
      dispatch('additionFailed', {});
      return { isAdded: false, notice: noticeOfFailure(error) };
    }
    const notice: CartNotice = { kind: 'unconfirmed' };
    dispatch('additionUnconfirmed', { notice });
    return { isAdded: false, isUnknown: true, notice };
  };

  return (items, shownPrice) => {
    pendingChanges.flush();
    return queue.run((signal) => add(items, shownPrice, signal));
  };
}

/** One at a time in all tabs: if two tabs made the shopper's first cart at once, one cart would be lost. */
const alone = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, task) : task();
