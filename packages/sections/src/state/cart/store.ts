import {
  giftOf,
  inTurn,
  withGift,
  type AddCartItem,
  type Cart,
  type CartClient,
  type CartItem,
  type CartResult,
  type Gift,
} from '@vitrine/commerce';
import type { AnalyticsEvent, TrackedLine } from '../analytics/analytics.js';
import { deviceStorage } from '../deviceStorage.js';
import { isOutcomeUnknown, noticeOfFailure, noticeOfResult, wasAnswered, type CartNotice } from './notice.js';
import { createSeenLines } from './seen.js';
import { emptyState, layOver, type CartSnapshot, type CartState } from './snapshot.js';
import { arrivedLines, grownLines, isOf, transitions, type Answer, type CartEvents } from './transitions.js';

/** The result of an addition to the cart. */
export interface AddOutcome {
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

export interface CartStoreOptions {
  /** Milliseconds without a change of a line's quantity before it is sent: a burst of clicks is one call. Default: 300. */
  settle?: number;
  /** Tabs with the same name share changes. Default: 'vitrine-cart'. */
  channel?: string;
}

/** After this many milliseconds, a returning shopper's cart is read again: another device may have changed it. */
export const staleAfter = 30_000;

/** Milliseconds without a change of the gift options before they are sent: a pause in writing the message. */
export const giftSettle = 1000;

/** The time of the last read if the cart cannot be trusted. */
const never = -Infinity;

/** The shopper's cart in one tab. It needs no React: `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export interface CartStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartSnapshot;
  /** Reports additions and removals, after the platform has confirmed them. */
  observe: (observer: (event: AnalyticsEvent) => void) => () => void;
  /** Starts to follow other tabs. Returns a function that stops it and aborts calls under way. */
  start: () => () => void;
  /** Reads the cart, unless it was read within the last `maxAge` milliseconds. Default: 0, which always reads. */
  load: (maxAge?: number) => Promise<void>;
  /** Adds items. Never rejects: failures are in the outcome. */
  addItems: (items: readonly AddCartItem[]) => Promise<AddOutcome>;
  /** Shows the quantity at once, and sends it after a pause. The newest quantity wins. */
  updateQuantity: (lineId: string, quantity: number) => void;
  /** Shows the server's cart until the browser has read it, so that changes need not wait. */
  adopt: (cart: Cart) => void;
  /** Removes a line. It stays in the list, marked as removed, until the cart closes. `undo` restores it. */
  remove: (lineId: string) => void;
  /** Restores a removed line. Never rejects: a notice reports failures. */
  undo: (lineId: string) => Promise<void>;
  /** Adds a discount code. Returns the reason if it does not apply. Never rejects. */
  addDiscountCode: (code: string) => Promise<CartNotice | undefined>;
  /** Removes a discount code. Returns the failure, if any. */
  removeDiscountCode: (code: string) => Promise<CartNotice | undefined>;
  /** Replaces the note to the shop. Returns the failure, if any. */
  updateNote: (note: string) => Promise<CartNotice | undefined>;
  /**
   * Shows the gift options at once, and sends them after a pause. Undefined: the order is no gift. They stay as wanted after a failure, and
   * the next attempt sends them again.
   */
  updateGift: (gift: Gift | undefined) => void;
  /** Sends pending changes at once. Resolves to true if the platform then has the cart as shown, without a refusal. */
  settled: () => Promise<boolean>;
  /** Opens the cart over the page. Reads it if it is stale. */
  open: () => void;
  /** Closes it, and removes the lines that could be restored. */
  close: () => void;
}

/**
 * Sends calls one at a time, in the order of the requests, so that no response overtakes another. The snapshot shows the shopper's changes
 * over the platform's cart until their response. A refusal removes them and gives the reason.
 */
export function createCartStore(client: CartClient, options: CartStoreOptions = {}): CartStore {
  const { settle = 300, channel: channelName = 'vitrine-cart' } = options;
  /** Whose requests run in turn. */
  const owner = {};
  const listeners = new Set<() => void>();
  const observers = new Set<(event: AnalyticsEvent) => void>();
  let state: CartState = emptyState;
  let snapshot = layOver(state);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let controller = new AbortController();
  let channel: BroadcastChannel | undefined;
  let readAt = never;
  let refusals = 0;
  const seen = createSeenLines(deviceStorage(), `${channelName}-lines`);

  const tell = <Name extends keyof CartEvents>(name: Name, event: CartEvents[Name]) => {
    const next = transitions[name](state, event);
    if (next === state) return;
    state = next;
    snapshot = layOver(state);
    for (const listener of listeners) listener();
  };

  /** Runs a task after all earlier requests. */
  const request = <Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const { signal } = controller;
    return inTurn(owner, () => task(signal));
  };
  /** Resolves after all earlier requests. */
  const quiet = () => request(async () => {});

  /** Takes the cart of a response. `changed` are the lines that the shopper changed with it. */
  const confirm = (
    cart: Cart,
    tellOf: (answer: Answer) => void = (answer) => tell('confirmed', answer),
    changed: readonly string[] = [],
  ) => {
    readAt = Date.now();
    seen.remember(cart, changed);
    const arrived = arrivedLines(state, cart);
    tellOf({ cart, news: newsOf(cart) });
    for (const { line, difference } of arrived) trackDifference(line, difference);
    channel?.postMessage(cart);
  };

  const newsOf = ({ items }: Cart) =>
    new Map(
      items.flatMap((line) => {
        const news = seen.newsOf(line);
        return news ? [[line.id, news] as const] : [];
      }),
    );

  /** The response to a change was lost: the cart is unknown until the next read. */
  const distrust = () => {
    readAt = never;
  };

  const isTrusted = () => readAt !== never;

  const read = async (signal: AbortSignal) => {
    tell('readStarted', {});
    try {
      confirm(await client.get({ signal }));
    } catch (error) {
      if (!signal.aborted) tell('readFailed', { notice: noticeOfFailure(error), isTrusted: isTrusted() });
    }
  };

  const load = (maxAge = 0) =>
    request(async (signal) => {
      if (Date.now() - readAt >= maxAge) await read(signal);
    });

  /** The line of the platform's cart. */
  const lineOf = (id: string) => state.cart?.items.find((item) => item.id === id);

  /** Sends one line's quantity, and removes the pending change after any result. */
  const sendLine = async (id: string, quantity: number, signal: AbortSignal) => {
    const line = lineOf(id);
    // The cart may have been read since, without this line.
    if (!line) return tell('lineMissing', { id, quantity });
    if (line.quantity === quantity && isTrusted()) return tell('lineSettled', { id });
    try {
      const result =
        quantity === 0
          ? await client.removeItems([{ id, lineItemId: line.lineItemId }], { signal })
          : await client.updateItems([changeOf(line, quantity)], { signal });
      const notice = noticeOfResult(result);
      if (notice) refusals++;
      confirm(result.cart, (answer) => tell('lineAnswered', { ...answer, id, notice }), [id]);
      trackDifference(line, (lineOf(id)?.quantity ?? 0) - line.quantity);
    } catch (error) {
      const isUnknown = isOutcomeUnknown(error);
      if (isUnknown) distrust();
      if (signal.aborted) return;
      if (isUnknown) await read(signal);
      if (signal.aborted) return;
      const wasDone = isUnknown && isTrusted() && (lineOf(id)?.quantity ?? 0) === quantity;
      if (wasDone) {
        tell('lineSettled', { id });
        return trackDifference(line, quantity - line.quantity);
      }
      refusals++;
      tell('lineFailed', { id, notice: noticeOfFailure(error) });
      if (!isUnknown) await read(signal);
    }
  };

  const trackDifference = (line: CartItem, difference: number) => {
    if (difference === 0) return;
    const name = difference > 0 ? 'add_to_cart' : 'remove_from_cart';
    for (const observe of observers) observe({ name, item: trackedLine(line, Math.abs(difference)) });
  };

  const sendWanted = async (signal: AbortSignal) => {
    if (!isTrusted()) await read(signal);
    const changes = state.wanted;
    tell('wishesSent', {});
    for (const [id, quantity] of changes) {
      // A newer quantity of the line is sent in its own turn.
      if (state.wanted.has(id)) tell('lineSettled', { id });
      else await sendLine(id, quantity, signal);
    }
  };

  const flush = () => {
    clearTimeout(resting);
    if (state.wanted.size > 0) void request(sendWanted);
    if (state.gift) void request(sendGift);
  };

  /** Starts the pause before the changes are sent. */
  const rest = (pause = settle) => {
    clearTimeout(resting);
    resting = setTimeout(flush, pause);
  };

  /** Sends the gift options, unless an earlier turn has. */
  const sendGift = async (signal: AbortSignal) => {
    const { gift } = state;
    if (!gift) return;
    if (!isTrusted()) await read(signal);
    if (signal.aborted) return;
    const isDone = () => isTrusted() && state.cart !== undefined && hasGift(state.cart, gift.value);
    if (isDone()) return tell('giftSettled', { gift });
    let notice: CartNotice | undefined;
    try {
      const result = await client.updateAttributes(withGift(state.cart ?? {}, gift.value), { signal });
      notice = noticeOfResult(result);
      confirm(result.cart);
    } catch (error) {
      notice = noticeOfFailure(error);
      if (isOutcomeUnknown(error)) {
        distrust();
        if (!signal.aborted) await read(signal);
      }
      if (signal.aborted) return;
    }
    if (!notice || isDone()) return tell('giftSettled', { gift });
    refusals++;
    tell('giftFailed', { gift, notice });
  };

  const addItems = (items: readonly AddCartItem[]) => {
    flush();
    return request(async (signal): Promise<AddOutcome> => {
      tell('additionStarted', {});
      // The added items are the difference from the earlier cart.
      if (!isTrusted()) await read(signal);
      const before = isTrusted() ? state.cart : undefined;
      try {
        const add = () => client.addItems(items, { signal });
        const result = await (state.cart?.items.length ? add() : alone(channelName, add));
        const grown = grownLines(state.cart, result.cart);
        const notice = noticeOfResult(result);
        // The platform may have added some items and refused the rest.
        const isAdded =
          result.errors.length === 0
            ? grown.length > 0
            : grown.some(({ line }) => items.some((item) => isOf(line, item)));
        confirm(
          result.cart,
          (answer) => tell('additionAnswered', { ...answer, line: isAdded ? grown[0]?.line : undefined, notice }),
          grown.map(({ line }) => line.id),
        );
        for (const { line, difference } of grown) trackDifference(line, difference);
        return { isAdded, ...(notice && { notice }) };
      } catch (error) {
        return afterFailure(error, items, before, signal);
      }
    });
  };

  /** The outcome of a failed addition: the platform may have made it, or may still make it. */
  const afterFailure = async (
    error: unknown,
    items: readonly AddCartItem[],
    before: Cart | undefined,
    signal: AbortSignal,
  ): Promise<AddOutcome> => {
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown) distrust();
    if (isUnknown && before) tell('additionUnanswered', { items, before });
    if (!signal.aborted) await read(signal);
    if (before && isUnknown && !state.unconfirmed) return { isAdded: true };
    const isKnown = !isUnknown || (wasAnswered(error) && before !== undefined && isTrusted());
    if (isKnown || signal.aborted) {
      tell('additionFailed', {});
      return { isAdded: false, notice: noticeOfFailure(error) };
    }
    const notice: CartNotice = { kind: 'unconfirmed' };
    tell('additionUnconfirmed', { notice });
    return { isAdded: false, isUnknown: true, notice };
  };

  const undo = async (id: string) => {
    const removed = state.removed.get(id);
    if (!removed || removed.isReturning) return;
    if (state.wanted.get(id) === 0) {
      // The removal was not sent yet. Neither may be the quantity before it.
      tell('removalTakenBack', { id, quantity: removed.item.quantity });
      return rest();
    }
    tell('returnStarted', { id, removed });
    await quiet();
    if (lineOf(id)) return tell('removalRefused', { id });
    const { isAdded, isUnknown, notice } = await addItems([additionOf(removed.item)]);
    if (isAdded) tell('returned', { id, notice });
    else if (isUnknown) tell('returnUnconfirmed', { id, removed });
    else tell('returnFailed', { id, removed, notice });
  };

  /** Changes a code or the note. The caller shows the notice beside its field. */
  const changeDetails = (send: (signal: AbortSignal) => Promise<CartResult>) => {
    flush();
    return request(async (signal): Promise<CartNotice | undefined> => {
      try {
        const result = await send(signal);
        confirm(result.cart);
        return noticeOfResult(result);
      } catch (error) {
        if (!signal.aborted && isOutcomeUnknown(error)) await read(signal);
        return noticeOfFailure(error);
      }
    });
  };

  const start = () => {
    controller = new AbortController();
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }: MessageEvent<Cart>) => {
        readAt = Date.now();
        tell('followed', { cart: data, news: newsOf(data) });
      };
    }
    return () => {
      clearTimeout(resting);
      controller.abort();
      channel?.close();
      channel = undefined;
      tell('stopped', {});
    };
  };

  return {
    subscribe: (listener) => join(listeners, listener),
    getSnapshot: () => snapshot,
    observe: (observer) => join(observers, observer),
    start,
    load,
    adopt: (cart) => tell('adopted', { cart }),
    addItems,
    updateQuantity(id, quantity) {
      tell('quantityWanted', { id, quantity });
      rest();
    },
    remove(id) {
      const index = snapshot.rows.findIndex(({ item }) => item.id === id);
      const row = snapshot.rows[index];
      if (!row) return;
      tell('removalWanted', { id, removed: { item: row.item, index } });
      rest();
    },
    undo,
    addDiscountCode: (code) => changeDetails((signal) => client.addDiscountCode(code, { signal })),
    removeDiscountCode: (code) => changeDetails((signal) => client.removeDiscountCode(code, { signal })),
    updateNote: (note) => changeDetails((signal) => client.updateNote(note, { signal })),
    updateGift(value) {
      tell('giftWanted', { gift: { value } });
      rest(giftSettle);
    },
    async settled() {
      const before = refusals;
      flush();
      await quiet();
      return refusals === before;
    },
    open() {
      tell('opened', {});
      void load(staleAfter);
    },
    close: () => tell('closed', {}),
  };
}

/** Whether the cart has these gift options. */
const hasGift = (cart: Cart, gift: Gift | undefined) =>
  JSON.stringify(giftOf(cart)) === JSON.stringify(giftOf({ attributes: withGift({}, gift) }));

/** One at a time in all tabs: if two tabs made the shopper's first cart at once, one cart would be lost. */
const alone = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, task) : task();

/** Adds a member. Returns a function that removes it. */
function join<Member>(set: Set<Member>, member: Member): () => void {
  set.add(member);
  return () => set.delete(member);
}

const changeOf = ({ id, lineItemId, variantId, modifiers }: CartItem, quantity: number) => ({
  id,
  lineItemId,
  quantity,
  ...(variantId && { variantId }),
  ...(modifiers && { modifiers }),
});

const additionOf = ({ productId, variantId, quantity, modifiers }: CartItem): AddCartItem => ({
  quantity,
  ...(productId && { productId }),
  ...(variantId && { variantId }),
  ...(modifiers && { optionSelections: modifiers }),
});

const trackedLine = ({ productId, variantId, title, price }: CartItem, quantity: number): TrackedLine => ({
  title,
  price,
  quantity,
  ...(productId && { productId }),
  ...(variantId && { variantId }),
});
