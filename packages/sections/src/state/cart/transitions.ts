import type { CartEvents, ConfirmedCart } from './events.js';
import { arrivedLines, isOf, type GrownLine } from './grownLines.js';
import type { CartNotice } from './notice.js';
import { lineOf, put, type CartState, type RemovedLine } from './state.js';

type Transitions = { [Event in keyof CartEvents]: (state: CartState, event: CartEvents[Event]) => CartState };

const lineGone: CartNotice = { kind: 'error', refusals: [{ code: 'line.unknown' }] };

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

const followed = (state: CartState, { cart, news }: ConfirmedCart): CartState => ({
  ...state,
  cart,
  news,
  status: 'loaded',
});

function confirmed(state: CartState, response: ConfirmedCart): CartState {
  const canBeReadAgain = !state.cart && state.notice?.kind === 'failure';
  const arrived = arrivedLines(state, response.cart);
  return followed(
    {
      ...state,
      ...(canBeReadAgain && { notice: undefined }),
      ...(arrived.length > 0 && arrival(state, arrived)),
    },
    response,
  );
}

/** The next state for each event, without side effects. */
export const transitions: Transitions = {
  readStarted: (state) => (state.cart ? state : { ...state, status: 'loading' }),
  // A cart that the browser has read is newer.
  adopted: (state, { cart }) => (state.cart ? state : { ...state, cart, status: 'unverified' }),
  readFailed(state, { notice }) {
    if (!state.cart) return { ...state, status: 'failed', notice };
    // The earlier cart stays visible.
    return state.status === 'unverified' ? { ...state, status: 'stale' } : state;
  },
  responseLost: (state) => (state.status === 'loaded' ? { ...state, status: 'unverified' } : state),
  confirmed,
  followed,

  quantityWanted: (state, { id, quantity }) => wanting(state, id, quantity),
  removalWanted: (state, { id, removed }) => marked(wanting(state, id, 0), id, removed),
  removalTakenBack: (state, { id, quantity }) => notRemoved(wanting(state, id, quantity), id),
  quantitiesSent: (state) => ({ ...state, wanted: new Map(), sending: state.wanted }),
  lineSettled: (state, { id }) => settled(state, id),
  // The line cannot show the notice, because it is gone.
  lineMissing: (state, { id, quantity }) => ({ ...settled(state, id), ...(quantity > 0 && { notice: lineGone }) }),
  lineConfirmed(before, { id, notice, ...response }) {
    const state = settled(confirmed(before, response), id);
    const isThere = lineOf(state, id) !== undefined;
    return {
      ...state,
      removed: isThere && state.wanted.get(id) !== 0 ? put(before.removed, id, undefined) : before.removed,
      notices: put(state.notices, id, isThere ? notice : undefined),
      // A missing line cannot show the notice, so the cart does.
      ...(!isThere && notice && { notice }),
    };
  },
  lineFailed(state, { id, notice }) {
    const isThere = lineOf(state, id) !== undefined;
    return {
      ...settled(state, id),
      // Still marked if it was removed again.
      removed: state.wanted.get(id) === 0 ? state.removed : put(state.removed, id, undefined),
      notices: put(state.notices, id, isThere ? notice : undefined),
      ...(!isThere && { notice: lineGone }),
    };
  },

  additionStarted: (state) => ({ ...state, unconfirmed: undefined }),
  additionConfirmed: (state, { line, notice, ...response }) => ({
    ...confirmed(state, response),
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

/** Arrived lines are announced as added, and are not marked as removed any more. */
const arrival = ({ removed }: CartState, lines: readonly GrownLine[]): Partial<CartState> => ({
  unconfirmed: undefined,
  notice: { kind: 'added', title: lines[0]?.line.title },
  removed: new Map([...removed].filter(([, { item }]) => !lines.some(({ line }) => isOf(line, item)))),
});
