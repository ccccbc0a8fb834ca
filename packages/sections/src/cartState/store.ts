import type { AddCartItem, Cart, CartClient, CartItem, CartResult } from '@vitrine/commerce';
import type { AnalyticsEvent, TrackedLine } from '../analytics/analytics.js';
import { deviceStorage } from '../internal/deviceStorage.js';
import { isOutcomeUnknown, noticeOfFailure, noticeOfResult, wasAnswered, type CartNotice } from './notice.js';
import { createSeenLines } from './seen.js';
import { emptyState, layOver, type CartSnapshot, type CartState } from './snapshot.js';
import { arrivedLines, grownLines, isOf, transitions, type Answer, type CartEvents } from './transitions.js';

/** The result of an addition to the cart. */
export interface AddOutcome {
  /** Whether something was added, even if it is less than asked for. */
  isAdded: boolean;
  /** The answer was lost, and the cart does not show it: it may have been added, or may be yet. The cart, once it is open, says so. */
  isUnknown?: true;
  /** Why not, or what was done otherwise than asked. */
  notice?: CartNotice;
}

export interface CartStoreOptions {
  /** Milliseconds that a line's quantity must rest before it is sent: a burst of clicks is one call. Default: 300. */
  settle?: number;
  /** Tabs with the same name follow each other. Default: 'vitrine-cart'. */
  channel?: string;
}

/** After so many milliseconds the cart is read again when the shopper comes back to it: another device may have changed it. */
export const staleAfter = 30_000;

/** When the cart was read that cannot be trusted. */
const never = -Infinity;

/** The shopper's cart in one tab. It needs no React: `subscribe` and `getSnapshot` are those of `useSyncExternalStore`. */
export interface CartStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CartSnapshot;
  /** Reports what was added and removed, once the platform has confirmed it. */
  observe: (observer: (event: AnalyticsEvent) => void) => () => void;
  /** Begins to follow other tabs. Returns what ends it and gives up what is under way. */
  start: () => () => void;
  /** Reads the cart, unless it was read within the last `maxAge` milliseconds. Default: 0, which always reads. */
  load: (maxAge?: number) => Promise<void>;
  /** Never rejects: failures are in the outcome. */
  addItems: (items: readonly AddCartItem[]) => Promise<AddOutcome>;
  /** Shows at once, and is sent when the quantity rests: the newest one wins. */
  updateQuantity: (lineId: string, quantity: number) => void;
  /** Takes the cart that the server has read, until the browser has read it: a change of it must not wait. */
  adopt: (cart: Cart) => void;
  /** The line stays in the list, marked as removed, until the cart is closed: `undo` brings it back. */
  remove: (lineId: string) => void;
  /** Brings back a removed line. Never rejects: what went wrong is in a notice. */
  undo: (lineId: string) => Promise<void>;
  /** Adds a discount code. Returns why not, if it does not apply. Never rejects. */
  addDiscountCode: (code: string) => Promise<CartNotice | undefined>;
  /** Takes one away again. Returns what went wrong. */
  removeDiscountCode: (code: string) => Promise<CartNotice | undefined>;
  /** Replaces the note to the shop. Returns what went wrong. */
  updateNote: (note: string) => Promise<CartNotice | undefined>;
  /** Sends at once what still rests. True when the platform then has all that is shown, and refused none of it. */
  settled: () => Promise<boolean>;
  /** Shows the cart over the page. Reads it as well, if it is stale. */
  open: () => void;
  /** Takes it away again, and forgets what could be undone. */
  close: () => void;
}

/**
 * Calls go out one at a time, in the order in which they were asked for, so that no answer overtakes another. What is wanted
 * lies over the platform's cart until it is answered; a refusal takes it away again and says why.
 */
export function createCartStore(client: CartClient, options: CartStoreOptions = {}): CartStore {
  const { settle = 300, channel: channelName = 'vitrine-cart' } = options;
  const listeners = new Set<() => void>();
  const observers = new Set<(event: AnalyticsEvent) => void>();
  let state: CartState = emptyState;
  let snapshot = layOver(state);
  let queue: Promise<unknown> = Promise.resolve();
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

  /** Runs after everything that was asked for before it. */
  const inTurn = <Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const { signal } = controller;
    const result = queue.then(() => task(signal));
    queue = result.catch(() => undefined);
    return result;
  };

  /** Takes the cart that an answer holds. `changed` are the lines that the shopper changed with it. */
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

  /** The answer to a change was lost: until the cart is read, what it holds is not known. */
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
    inTurn(async (signal) => {
      if (Date.now() - readAt >= maxAge) await read(signal);
    });

  /** The line as the platform has it. */
  const lineOf = (id: string) => state.cart?.items.find((item) => item.id === id);

  /** Sends one line's quantity, and takes the wish away again, whatever comes of it. */
  const sendLine = async (id: string, quantity: number, signal: AbortSignal) => {
    const line = lineOf(id);
    // The cart that was read at last may not have it.
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
      // A newer wish for the line goes out in its own turn.
      if (state.wanted.has(id)) tell('lineSettled', { id });
      else await sendLine(id, quantity, signal);
    }
  };

  const flush = () => {
    clearTimeout(resting);
    if (state.wanted.size > 0) void inTurn(sendWanted);
  };

  /** Sends the quantities once they have rested. */
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(flush, settle);
  };

  const addItems = (items: readonly AddCartItem[]) => {
    flush();
    return inTurn(async (signal): Promise<AddOutcome> => {
      tell('additionStarted', {});
      // What was added is the difference to what was there.
      if (!isTrusted()) await read(signal);
      const before = isTrusted() ? state.cart : undefined;
      try {
        const add = () => client.addItems(items, { signal });
        const result = await (state.cart?.items.length ? add() : alone(channelName, add));
        const grown = grownLines(state.cart, result.cart);
        const notice = noticeOfResult(result);
        // Some of it may have been added where the rest was refused.
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

  /** The outcome of an addition that failed: the platform may have done it all the same, or may do it yet. */
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
      // It was not sent yet. Its quantity before may not have been sent either.
      tell('removalTakenBack', { id, quantity: removed.item.quantity });
      return rest();
    }
    tell('returnStarted', { id, removed });
    await queue;
    if (lineOf(id)) return tell('removalRefused', { id });
    const { isAdded, isUnknown, notice } = await addItems([additionOf(removed.item)]);
    if (isAdded) tell('returned', { id, notice });
    else if (isUnknown) tell('returnUnconfirmed', { id, removed });
    else tell('returnFailed', { id, removed, notice });
  };

  /** Changes a code or the note. The caller shows the notice beside its field. */
  const changeDetails = (send: (signal: AbortSignal) => Promise<CartResult>) => {
    flush();
    return inTurn(async (signal): Promise<CartNotice | undefined> => {
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
    async settled() {
      const before = refusals;
      flush();
      await queue;
      return refusals === before;
    },
    open() {
      tell('opened', {});
      void load(staleAfter);
    },
    close: () => tell('closed', {}),
  };
}

/** One at a time over all tabs: two that each made the shopper's first cart would leave one of them behind. */
const alone = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks ? navigator.locks.request(name, task) : task();

/** Returns what takes it out again. */
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
