import type { FaultRule, Sandbox } from '@vitrine/sandbox';

/** What can go wrong at the platform while a shopper looks at a page. */
export interface Rehearsal {
  title: string;
  /** The fault of every call, in the sandbox's notation: see `parseFault`. Default: none. */
  fault?: string;
  /** The faults of single calls. Default: none. */
  faults?: readonly FaultRule[];
  /** Changes the platform after the story's preparation. */
  arrange?: (sandbox: Sandbox) => void;
}

const variantsOf = ({ shop }: Sandbox) => shop.catalog.products.flatMap(({ variants }) => variants);

/** Leaves some pieces of each variant. */
const leave = (pieces: number) => (sandbox: Sandbox) => {
  for (const variant of variantsOf(sandbox)) sandbox.shop.stock.set(variant, pieces);
};

/** Raises all prices by a fifth. */
function raisePrices({ shop: { pricing } }: Sandbox) {
  const { priceOf } = pricing;
  pricing.priceOf = (...variant) => {
    const { price } = priceOf(...variant);
    return { price: { ...price, minor: Math.round(price.minor * 1.2) } };
  };
}

/** Forgets who has an account, so every session ends. */
function endSessions({ shop: { store } }: Sandbox) {
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
