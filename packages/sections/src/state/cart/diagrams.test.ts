import { readFileSync } from 'node:fs';
import type { Cart, CartItem } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import type { CartEvents } from './events.js';
import { lineStateOf, type LineState } from './lineState.js';
import type { CartNotice } from './notice.js';
import { emptyState, type CartState, type CartStatus } from './state.js';
import { transitions } from './transitions.js';

const id = 'line';
const price = { amount: '10.00', currencyCode: 'USD' };
const item = { id, productId: 'pump', title: 'Pump', quantity: 1, price } as CartItem;
const empty = { items: [], subtotalPrice: price } as unknown as Cart;
const cart: Cart = { ...empty, items: [item] };
const notice: CartNotice = { kind: 'failure', failure: 'http' };
const removed = new Map([[id, { item, index: 0 }]]);
const known: CartState = { ...emptyState, status: 'loaded', cart };
const withoutLine: CartState = { ...known, cart: empty };

// The types require an example of each state.
const statuses: Record<CartStatus, CartState> = {
  initial: emptyState,
  loading: { ...emptyState, status: 'loading' },
  failed: { ...emptyState, status: 'failed', notice },
  loaded: known,
  unverified: { ...known, status: 'unverified' },
  stale: { ...known, status: 'stale' },
};
const lines: Record<LineState, CartState> = {
  shown: known,
  refused: { ...known, notices: new Map([[id, notice]]) },
  wanted: { ...known, wanted: new Map([[id, 2]]) },
  sending: { ...known, sending: new Map([[id, 2]]) },
  removing: { ...known, sending: new Map([[id, 0]]), removed },
  removed: { ...withoutLine, removed },
  returning: { ...withoutLine, removed: new Map([[id, { item, index: 0, isReturning: true }]]) },
};
const additions = {
  settled: known,
  unanswered: { ...withoutLine, unconfirmed: { items: [{ productId: 'pump', quantity: 1 }], before: empty } },
};
const gifts = {
  saved: known,
  wanted: { ...known, gift: { value: {} } },
  failed: { ...known, gift: { value: {}, notice } },
};
const drawers = { closed: known, open: { ...known, isOpen: true } };

const giftStateOf = ({ gift }: CartState) => {
  if (!gift) return 'saved';
  return gift.notice ? 'failed' : 'wanted';
};

/** In the order of the page. */
const machines: [
  name: string,
  examples: Record<string, CartState>,
  stateOf: (state: CartState) => string | undefined,
][] = [
  ['cart', statuses, ({ status }) => status],
  ['line', { ...lines, '[*]': emptyState }, (state) => lineStateOf(state, id) ?? '[*]'],
  ['addition', additions, ({ unconfirmed }) => (unconfirmed ? 'unanswered' : 'settled')],
  ['gift options', gifts, giftStateOf],
  ['cart over the page', drawers, ({ isOpen }) => (isOpen ? 'open' : 'closed')],
];

/** The states after an event, for all data that it may have. */
const statesAfter = (state: CartState, name: keyof CartEvents): CartState[] =>
  [cart, empty].flatMap((next) =>
    [undefined, notice].map((reason) => {
      const data = { id, cart: next, news: new Map(), notice: reason, quantity: 2, removed: { item, index: 0 } };
      const addition = { line: item, items: [{ productId: 'pump', quantity: 1 }], before: empty };
      // The other events concern the wanted gift options.
      const gift = name === 'giftWanted' ? { value: {} } : state.gift;
      const transition = transitions[name] as (state: CartState, event: object) => CartState;
      return transition(state, { ...data, ...addition, gift });
    }),
  );

interface Arrow {
  from: string;
  to: string;
  events: (keyof CartEvents)[];
}

const page = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const diagrams = [...page.matchAll(/^```mermaid\n(.*?)^```/gms)].map(([, text = '']) =>
  [...text.matchAll(/^ {2}(\S+) --> (\S+): (.+)$/gm)].map(
    ([, from, to, events]) => ({ from, to, events: events!.split(', ') }) as Arrow,
  ),
);

describe('the diagrams of the cart', () => {
  it('show all events', () => {
    const shown = diagrams.flat().flatMap(({ events }) => events);
    expect([...new Set(shown)].sort()).toEqual(Object.keys(transitions).sort());
  });

  describe.each(machines.map((machine, index) => [...machine, diagrams[index] ?? []] as const))(
    'the %s',
    (_, examples, stateOf, arrows) => {
      it('has the states of the code', () => {
        for (const [name, state] of Object.entries(examples)) expect(stateOf(state)).toBe(name);
        const shown = arrows.flatMap(({ from, to }) => [from, to]);
        expect([...new Set(shown)].sort()).toEqual(Object.keys(examples).sort());
      });

      it('has arrows that the code follows', () => {
        for (const { from, to, events } of arrows)
          for (const event of events)
            expect(statesAfter(examples[from]!, event).map(stateOf), `${from} after ${event}`).toContain(to);
      });
    },
  );
});
