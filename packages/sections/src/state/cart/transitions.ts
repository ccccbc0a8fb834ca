import type { AddCartItem, Cart, CartItem } from '@vitrine/commerce';
import type { CartNotice } from './notice.js';
import type { LineNews } from './seen.js';
import { put, type CartState, type RemovedLine, type WantedGift } from './snapshot.js';

/** The platform's cart, with the changes of its lines since the shopper last changed them. */
export interface Answer {
  cart: Cart;
  news: ReadonlyMap<string, LineNews>;
}

/** The events of a tab's cart, with their data. */
export interface CartEvents {
  readStarted: object;
  /** @property isTrusted Whether the cart from the last read is still valid. */
  readFailed: { notice: CartNotice; isTrusted: boolean };
  /** A response contained the cart. */
  confirmed: Answer;
  /** Another tab sent the cart. */
  followed: Answer;

  /** The server has read the cart for the page, and the browser has not yet. */
  adopted: { cart: Cart };
  /** The shopper wants another quantity of a line. Zero removes it. */
  quantityWanted: { id: string; quantity: number };
  removalWanted: { id: string; removed: RemovedLine };
  /** The shopper undid a removal that was not sent yet. */
  removalTakenBack: { id: string; quantity: number };
  /** The pending quantities are being sent. */
  wishesSent: object;
  /** The line needed no call, or the platform has the wanted quantity. */
  lineSettled: { id: string };
  /** The line was gone before its quantity could be sent. */
  lineMissing: { id: string; quantity: number };
  lineAnswered: Answer & { id: string; notice: CartNotice | undefined };
  lineFailed: { id: string; notice: CartNotice };

  additionStarted: object;
  /** @property line The first line with more pieces; undefined if nothing was added. */
  additionAnswered: Answer & { line: CartItem | undefined; notice: CartNotice | undefined };
  /** No response came. The next cart may show the items. */
  additionUnanswered: { items: readonly AddCartItem[]; before: Cart };
  additionFailed: object;
  /** The cart was read, and still does not show the items. */
  additionUnconfirmed: { notice: CartNotice };

  /** A removed line is being restored. */
  returnStarted: { id: string; removed: RemovedLine };
  /** The platform refused the removal: the line never left. */
  removalRefused: { id: string };
  returned: { id: string; notice: CartNotice | undefined };
  /** No response came. The line stays marked until the cart shows it. */
  returnUnconfirmed: { id: string; removed: RemovedLine };
  returnFailed: { id: string; removed: RemovedLine; notice: CartNotice | undefined };

  /** The shopper wants other gift options. */
  giftWanted: { gift: WantedGift };
  /** The platform has these gift options. */
  giftSettled: { gift: WantedGift };
  giftFailed: { gift: WantedGift; notice: CartNotice };

  opened: object;
  closed: object;
  /** The tab stopped following the cart. */
  stopped: object;
}

type Transitions = { [Event in keyof CartEvents]: (state: CartState, event: CartEvents[Event]) => CartState };

const lineGone: CartNotice = { kind: 'error', refusals: [{ code: 'line.unknown' }] };

const isInCart = ({ cart }: CartState, id: string) => cart?.items.some((item) => item.id === id) ?? false;

const settled = (state: CartState, id: string): CartState => ({ ...state, sending: put(state.sending, id, undefined) });

const notRemoved = (state: CartState, id: string): CartState => ({
  ...state,
  removed: put(state.removed, id, undefined),
});

const marked = (state: CartState, id: string, removed: RemovedLine): CartState => ({
  ...state,
  removed: put(state.removed, id, removed),
});

const wanting = (state: CartState, id: string, quantity: number): CartState => ({
  ...state,
  notice: undefined,
  unconfirmed: undefined,
  notices: put(state.notices, id, undefined),
  wanted: put(state.wanted, id, quantity),
});

const followed = (state: CartState, { cart, news }: Answer): CartState => ({
  ...state,
  cart,
  news,
  status: 'loaded',
  isStale: false,
});

function confirmed(state: CartState, answer: Answer): CartState {
  const canBeReadAgain = state.status !== 'loaded' && state.notice?.kind === 'failure';
  const arrived = arrivedLines(state, answer.cart);
  return followed(
    {
      ...state,
      ...(canBeReadAgain && { notice: undefined }),
      ...(arrived.length > 0 && arrival(state, arrived)),
    },
    answer,
  );
}

/** The next state for each event, without side effects. */
export const transitions: Transitions = {
  readStarted: (state) => (state.cart ? state : { ...state, status: 'loading' }),
  // A cart that the browser has read is newer.
  adopted: (state, { cart }) => (state.cart ? state : { ...state, cart, status: 'loaded' }),
  // The earlier cart stays visible.
  readFailed: (state, { notice, isTrusted }) =>
    state.cart ? { ...state, isStale: !isTrusted } : { ...state, status: 'failed', notice },
  confirmed,
  followed,

  quantityWanted: (state, { id, quantity }) => wanting(state, id, quantity),
  removalWanted: (state, { id, removed }) => marked(wanting(state, id, 0), id, removed),
  removalTakenBack: (state, { id, quantity }) => notRemoved(wanting(state, id, quantity), id),
  wishesSent: (state) => ({ ...state, wanted: new Map(), sending: state.wanted }),
  lineSettled: (state, { id }) => settled(state, id),
  // The line cannot show it, because it is gone.
  lineMissing: (state, { id, quantity }) => ({ ...settled(state, id), ...(quantity > 0 && { notice: lineGone }) }),
  lineAnswered(before, { id, notice, ...answer }) {
    const state = settled(confirmed(before, answer), id);
    const isThere = isInCart(state, id);
    return {
      ...state,
      removed: isThere && state.wanted.get(id) !== 0 ? put(before.removed, id, undefined) : before.removed,
      notices: put(state.notices, id, isThere ? notice : undefined),
      // A missing line cannot show the notice, so the cart does.
      ...(!isThere && notice && { notice }),
    };
  },
  lineFailed(state, { id, notice }) {
    const isThere = isInCart(state, id);
    return {
      ...settled(state, id),
      // Still marked if it was removed again.
      removed: state.wanted.get(id) === 0 ? state.removed : put(state.removed, id, undefined),
      notices: put(state.notices, id, isThere ? notice : undefined),
      ...(!isThere && { notice: lineGone }),
    };
  },

  additionStarted: (state) => ({ ...state, unconfirmed: undefined }),
  additionAnswered: (state, { line, notice, ...answer }) => ({
    ...confirmed(state, answer),
    ...(line && { notice: notice ?? { kind: 'added', title: line.title } }),
  }),
  additionUnanswered: (state, { items, before }) => ({ ...state, unconfirmed: { items, before } }),
  additionFailed: (state) => ({ ...state, unconfirmed: undefined }),
  additionUnconfirmed: (state, { notice }) => ({ ...state, notice }),

  returnStarted: (state, { id, removed }) => marked(state, id, { ...removed, isReturning: true }),
  removalRefused: (state, { id }) => notRemoved(state, id),
  returned: (state, { id, notice }) => ({ ...notRemoved(state, id), notice }),
  returnUnconfirmed: (state, { id, removed }) => marked(state, id, removed),
  returnFailed: (state, { id, removed, notice }) => ({
    ...marked(state, id, removed),
    notices: put(state.notices, id, notice),
  }),

  giftWanted: (state, { gift }) => ({ ...state, gift }),
  // The shopper may want others by now.
  giftSettled: (state, { gift }) => (state.gift === gift ? { ...state, gift: undefined } : state),
  giftFailed(state, { gift, notice }) {
    if (state.gift !== gift) return state;
    // The options are not shown without a line, so the cart shows the notice.
    if (state.cart?.items.length === 0) return { ...state, gift: undefined, notice };
    return { ...state, gift: { ...gift, notice } };
  },

  opened: (state) => ({ ...state, isOpen: true }),
  closed: (state) => ({ ...state, isOpen: false, removed: new Map(), notice: undefined, unconfirmed: undefined }),
  stopped: (state) => ({ ...state, wanted: new Map(), sending: new Map(), gift: undefined }),
};

export interface GrownLine {
  line: CartItem;
  /** The number of pieces added. */
  difference: number;
}

/** The lines with more pieces than before. */
export const grownLines = (before: Cart | undefined, after: Cart): GrownLine[] =>
  after.items
    .map((line) => ({
      line,
      difference: line.quantity - (before?.items.find(({ id }) => id === line.id)?.quantity ?? 0),
    }))
    .filter(({ difference }) => difference > 0);

/** The lines of an unconfirmed addition that the cart shows after all. */
export const arrivedLines = ({ unconfirmed }: CartState, cart: Cart): GrownLine[] =>
  unconfirmed
    ? grownLines(unconfirmed.before, cart).filter(({ line }) => unconfirmed.items.some((item) => isOf(line, item)))
    : [];

/** Arrived lines are announced as added, and are not marked as removed any more. */
const arrival = ({ removed }: CartState, lines: readonly GrownLine[]): Partial<CartState> => ({
  unconfirmed: undefined,
  notice: { kind: 'added', title: lines[0]?.line.title },
  removed: new Map([...removed].filter(([, { item }]) => !lines.some(({ line }) => isOf(line, item)))),
});

/** Whether the line is of the product, and of the variant if both name one. */
export const isOf = (line: CartItem, { productId, variantId }: Pick<AddCartItem, 'productId' | 'variantId'>) =>
  variantId && line.variantId ? line.variantId === variantId : line.productId === productId;
