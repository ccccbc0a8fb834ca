import { flavours, type Flavour } from '@vitrine/commerce';
import type { FaultRule, Sandbox } from '@vitrine/sandbox';

/** What can go wrong at the platform while a shopper looks at a page. */
export interface Rehearsal {
  title: string;
  /** The fault of every call, in the sandbox's notation: see `parseFault`. Default: none. */
  fault?: string;
  /** The faults of single calls. Default: none. */
  faults?: readonly FaultRule[];
  /** Changes the platform after the story's preparation. */
  arrange?: (sandbox: Pick<Sandbox, 'shop'>) => void;
}

const variantsOf = ({ shop }: Pick<Sandbox, 'shop'>) => shop.catalog.products.flatMap(({ variants }) => variants);

/** Leaves some pieces of each variant. */
const leave = (pieces: number) => (sandbox: Pick<Sandbox, 'shop'>) => {
  for (const variant of variantsOf(sandbox)) sandbox.shop.stock.set(variant, pieces);
};

/** Raises all prices by a fifth. */
function raisePrices({ shop: { pricing } }: Pick<Sandbox, 'shop'>) {
  const { priceOf } = pricing;
  pricing.priceOf = (...variant) => {
    const { price } = priceOf(...variant);
    return { price: { ...price, minor: Math.round(price.minor * 1.2) } };
  };
}

/** Forgets who has an account, so every session ends. */
function endSessions({ shop: { store } }: Pick<Sandbox, 'shop'>) {
  for (const kind of ['customer', 'accessToken', 'signIn', 'authorization'] as const) store.clear(kind);
}

/** By their names in URLs. */
export const rehearsals = {
  none: { title: 'No errors' },
  down: { title: 'Platform down', fault: 'status=503' },
  throttled: { title: 'Too many requests', fault: 'status=429;retry-after=1' },
  lost: { title: 'Connection lost', fault: 'drop' },
  unanswered: { title: 'No answer', fault: 'delay=600000' },
  shape: { title: 'Another shape', fault: 'shape' },
  addFails: { title: 'Adding fails', faults: [{ match: { call: 'cart.add' }, fault: 'status=500' }] },
  changeFails: { title: 'Changing the cart fails', faults: [{ match: { call: 'cart.update' }, fault: 'status=500' }] },
  stockUnknown: { title: 'Stock not known', faults: [{ match: { call: 'inventory.read' }, fault: 'status=500' }] },
  lastOne: { title: 'Last one in stock', arrange: leave(1) },
  soldOut: { title: 'All sold out', arrange: leave(0) },
  dearer: { title: 'Prices rise', arrange: raisePrices },
  sessionEnds: { title: 'The session ends', arrange: endSessions },
} satisfies Record<string, Rehearsal>;

export type RehearsalName = keyof typeof rehearsals;

/** What happens to a page, in the catalogue and in the shop. */
export interface RehearsedEvent {
  title: string;
  /** What the platform does. Default: nothing unusual. */
  at?: RehearsalName;
  /** The platform. Default: unchanged. */
  flavour?: Flavour;
  /** The brand. Default: unchanged. */
  brand?: 'halyard';
  /** The direction of the layout. Default: unchanged. */
  direction?: 'rtl';
  /** Whether texts are twice as large. Default: false. */
  isLarge?: boolean;
  /** Whether the network is slow. Default: false. */
  isSlow?: boolean;
}

/** All events by their names in URLs. */
export const rehearsedEvents: Readonly<Record<string, RehearsedEvent>> = {
  ...Object.fromEntries(
    Object.entries(rehearsals)
      .filter(([name]) => name !== 'none')
      .map(([name, { title }]) => [name, { title, at: name as RehearsalName }]),
  ),
  slow: { title: 'Slow network', isSlow: true },
  large: { title: 'Text at 200 %', isLarge: true },
  rtl: { title: 'Right to left', direction: 'rtl' },
  halyard: { title: 'Another brand', brand: 'halyard' },
  ...Object.fromEntries(flavours.map(({ name, title }) => [name, { title: `On ${title}`, flavour: name }])),
};
