// One shopper's shop as on the site: the sections' store, the remote client, the handler and the adapter, on a sandbox with failures.
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import {
  createCommerce,
  createCommerceHandler,
  createDataCache,
  createListingOrders,
  createMemorySession,
  sandboxSettings,
} from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { createCartStore } from '@vitrine/sections';

const baseUrl = 'https://northlane.test';

/** The ways in which a call of the platform can fail. */
export const faults = [
  'status=500',
  'status=429;retry-after=1',
  'drop',
  'drop=after',
  'delay=10000',
  'truncated',
  'shape',
];

/** The browser's own limit for a call, in milliseconds. */
export const timeout = 10_000;

/** Products with different rules: few pieces, at least two, at most two, in pairs, free of charge, with options, sold out. */
const slugs = [
  'floor-pump', 'patch-kit', 'brass-bell', 'merino-jersey', 'santoku-knife', 'merino-socks', 'storage-jars', 'pepper-mill', 'enamel-kettle',
  'printed-catalogue', 'torque-wrench', 'stoneware-mug',
]; // prettier-ignore

/** Returns the name of a platform call for the log: its operation, or its method and path. */
const nameOf = (url, { method = 'GET', body }) =>
  /"operationName":"(\w+)"/.exec(String(body))?.[1] ?? `${method} ${url.slice(baseUrl.length)}`;

/**
 * Loads the sandbox's protocol. The first request to a protocol loads it and takes real time, which an installed clock does not see. So
 * this runs before the clock.
 */
export function speakFirst(flavour) {
  const { catalog } = createCommerce(sandboxSettings(flavour, baseUrl), {
    fetch: createSandbox().fetch,
    cache: createDataCache(),
    session: createMemorySession(),
  });
  return catalog.product(slugs[0]);
}

/** Opens a shop. The clock must be installed. Its `faults` are for the platform's next calls, undefined for a call that succeeds. */
export function openShop(flavour) {
  const sandbox = createSandbox();
  const cookies = new Map();
  const [dependencies, ownDependencies] = [0, 1].map(() => ({
    cache: createDataCache(),
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
  const shop = { calls: 0, failed: 0, faults: [], longest: 0, trace: [] };

  const askPlatform = (url, init = {}) => {
    const fault = shop.faults.shift();
    shop.calls++;
    shop.trace.push([nameOf(url, init), fault].filter(Boolean).join(': '));
    if (!fault) return sandbox.fetch(url, init);
    shop.failed++;
    const headers = new Headers(init.headers);
    headers.set('x-sandbox-fault', fault);
    return sandbox.fetch(url, { ...init, headers });
  };

  /** The server makes an adapter for each request, and sends changed cookies with its response. */
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
    // A signal that is passed through the Request can be lost to the garbage collector.
    const request = Object.defineProperty(new Request(url, { ...init, signal: null }), 'signal', {
      value: init.signal,
    });
    const response = await createCommerceHandler(commerce, { onError: () => {} })(request);
    init.signal.throwIfAborted();
    for (const [key, value] of changed) cookies.set(key, value);
    return response;
  };

  /** Returns a client of the platform without failures. */
  const platform = () => {
    const session = createMemorySession();
    session.set('cartId', cookies.get('cartId'));
    // It has its own dependencies: a pending read of the shop's server could still fail.
    return createCommerce(sandboxSettings(flavour, baseUrl), { ...ownDependencies, fetch: sandbox.fetch, session });
  };

  const { platform: name, capabilities } = platform();
  const remote = createRemoteCommerce(`${baseUrl}/api/shop`, { platform: name, capabilities, fetch: askServer });

  /** The cart's calls with their duration. */
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
    /** Opens the cart's store in a tab, or after a reload. */
    openTab: () => createCartStore(timed),
    /** Returns the platform's cart. */
    cart: () => platform().cart.get(),
    /** Returns items to buy: the first variants of some products. */
    async variants() {
      const { catalog } = platform();
      const products = await Promise.all(slugs.map((slug) => catalog.product(slug)));
      return products.flatMap((product) =>
        product.variants.slice(0, 2).map(({ id, sku }) => ({ productId: product.id, variantId: id, sku })),
      );
    },
    /** Returns the number of pieces of a variant that can be bought, by its quantity rule. */
    piecesOf({ sku }) {
      const variant = sandbox.shop.catalog.variant(sku);
      const { minimum = 1, increment = 1 } = variant.data.quantityRule ?? {};
      const pieces = sandbox.shop.stock.piecesOf(variant) ?? Infinity;
      const whole = pieces - (pieces % increment || 0);
      return whole < minimum ? 0 : whole;
    },
    /** Sets the number of pieces of a variant that other shoppers leave. */
    leave: ({ sku }, pieces) => sandbox.shop.stock.set(sandbox.shop.catalog.variant(sku), pieces),
    forgetCarts: () => sandbox.shop.store.clear('cart'),
  });
}
