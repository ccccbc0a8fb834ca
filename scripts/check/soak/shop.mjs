// One shopper's shop as on the site: the sections' store, the remote client, the handler and the adapter, on a sandbox that fails.
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import {
  createCommerce,
  createCommerceHandler,
  createKept,
  createListingOrders,
  createMemorySession,
  sandboxSettings,
} from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { createCartStore } from '@vitrine/sections';

const baseUrl = 'https://northlane.test';

const faults = ['status=500', 'status=429;retry-after=1', 'drop', 'drop=after', 'delay=10000', 'truncated', 'shape'];

/** Milliseconds that a call of the browser's may take: its own limit. */
export const timeout = 10_000;

/** Things with all sorts of rules: few pieces, at least two, at most two, in pairs, free of charge, with options, sold out. */
const slugs = [
  'floor-pump', 'patch-kit', 'brass-bell', 'merino-jersey', 'santoku-knife', 'merino-socks', 'storage-jars', 'pepper-mill', 'enamel-kettle',
  'printed-catalogue', 'torque-wrench', 'stoneware-mug',
]; // prettier-ignore

/** A platform call in the log: its operation, or its method and path. */
const nameOf = (url, { method = 'GET', body }) =>
  /"operationName":"(\w+)"/.exec(String(body))?.[1] ?? `${method} ${url.slice(baseUrl.length)}`;

/** The sandbox loads a protocol when it is first spoken, and that takes time which an installed clock does not know of: first of all. */
export function speakFirst(flavour) {
  const { catalog } = createCommerce(sandboxSettings(flavour, baseUrl), {
    fetch: createSandbox().fetch,
    kept: createKept(),
    session: createMemorySession(),
  });
  return catalog.product(slugs[0]);
}

/** The clock must have been installed. */
export function openShop({ flavour, random, failing }) {
  const sandbox = createSandbox();
  const cookies = new Map();
  const [dependencies, ownDependencies] = [0, 1].map(() => ({
    kept: createKept(),
    listingOrders: createListingOrders(),
  }));
  const clock = {
    now: () => Date.now(),
    random: () => 1,
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const shop = { calls: 0, faults: 0, isFailing: false, longest: 0, trace: [] };

  /** Failures come in streaks: one is followed by the same one in half of the cases, and as many begin as make up `failing` in all. */
  const began = failing / 2 / (1 - failing);
  let fault;
  const meetFault = () => {
    if (!shop.isFailing) return undefined;
    if (fault ? random.isLucky(0.5) : random.isLucky(began)) fault ??= random.pick(faults);
    else fault = undefined;
    return fault;
  };

  const askPlatform = (url, init = {}) => {
    const fault = meetFault();
    shop.calls++;
    shop.trace.push([nameOf(url, init), fault].filter(Boolean).join(': '));
    if (!fault) return sandbox.fetch(url, init);
    shop.faults++;
    const headers = new Headers(init.headers);
    headers.set('x-sandbox-fault', fault);
    return sandbox.fetch(url, { ...init, headers });
  };

  /** The server makes an adapter for each request, and sends the cookies that changed with its answer. */
  const askServer = async (url, init) => {
    const received = new Map(cookies);
    const changed = new Map();
    const session = {
      get: (key) => (changed.has(key) ? changed.get(key) : received.get(key)),
      set: (key, value) => void changed.set(key, value),
    };
    const commerce = createCommerce(sandboxSettings(flavour, baseUrl), {
      ...dependencies,
      fetch: askPlatform,
      clock,
      session,
    });
    // A signal that goes by way of the Request can be lost to the garbage collector.
    const request = Object.defineProperty(new Request(url, { ...init, signal: null }), 'signal', {
      value: init.signal,
    });
    const response = await createCommerceHandler(commerce, { onError: () => {} })(request);
    init.signal.throwIfAborted();
    for (const [key, value] of changed) cookies.set(key, value);
    return response;
  };

  /** Calls of the platform that nothing fails. */
  const platform = () => {
    const session = createMemorySession();
    session.set('cartId', cookies.get('cartId'));
    // What the shop's server reads at the moment may fail yet: it is not waited for.
    return createCommerce(sandboxSettings(flavour, baseUrl), { ...ownDependencies, fetch: sandbox.fetch, session });
  };

  const { platform: name, capabilities } = platform();
  const remote = createRemoteCommerce(`${baseUrl}/api/shop`, { platform: name, capabilities, fetch: askServer });

  /** The cart's calls, timed. */
  const timed = Object.fromEntries(
    Object.entries(remote.cart).map(([method, call]) => [
      method,
      async (...args) => {
        const began = Date.now();
        try {
          return await call(...args);
        } finally {
          shop.longest = Math.max(shop.longest, Date.now() - began);
        }
      },
    ]),
  );

  return Object.assign(shop, {
    /** The cart's store in a tab, or after a reload. */
    openTab: () => createCartStore(timed),
    /** The cart as the platform has it. */
    cart: () => platform().cart.get(),
    /** What can be bought: the first variants of some products. */
    async variants() {
      const { catalog } = platform();
      const products = await Promise.all(slugs.map((slug) => catalog.product(slug)));
      return products.flatMap((product) =>
        product.variants.slice(0, 2).map(({ id, sku }) => ({ productId: product.id, variantId: id, sku })),
      );
    },
    /** How many pieces of a variant can be bought, by the rule of its quantity. */
    piecesOf({ sku }) {
      const variant = sandbox.shop.catalogue.variant(sku);
      const { minimum = 1, increment = 1 } = variant.data.quantityRule ?? {};
      const pieces = sandbox.shop.stock.piecesOf(variant) ?? Infinity;
      const whole = pieces - (pieces % increment || 0);
      return whole < minimum ? 0 : whole;
    },
    /** Other shoppers leave so many of a variant. */
    leave: ({ sku }, pieces) => sandbox.shop.stock.set(sandbox.shop.catalogue.variant(sku), pieces),
    forgetCarts: () => sandbox.shop.store.clear('cart'),
  });
}
