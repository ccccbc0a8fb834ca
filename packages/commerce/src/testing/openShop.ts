import { createSandbox, type Sandbox, type SandboxOptions } from '@vitrine/sandbox';
import type { Commerce } from '../port/commerce.js';
import type { BuyerContext } from '../port/context.js';
import { withBuyer } from '../port/withBuyer.js';
import type { SessionStore } from '../port/session.js';
import type { Product, Variant } from '../model/entities.js';
import type { Flavour } from '../model/flavours.js';
import {
  createMemorySession,
  createCommerce,
  createCommerceHandler,
  createKept,
  createListingOrders,
  sandboxSettings,
} from '../server.js';
import { createRemoteCommerce } from '../remote.js';
import type { Kept } from '../platforms/shared/kept.js';
import { baseUrl, traits } from './flavours.js';
import { createVirtualClock, type VirtualClock } from './virtualClock.js';

/** The ways to reach a shop. A section must not notice the difference. */
export type Way = 'directly' | 'through the remote client and its handler';

export interface TestShopOptions {
  flavour: Flavour;
  way: Way;
  sandbox?: SandboxOptions;
  buyer?: BuyerContext;
}

export interface TestShop {
  sandbox: Sandbox;
  session: SessionStore;
  clock: VirtualClock;
  /** The adapters' cache between calls. */
  kept: Kept;
  commerce: Commerce;
  /** The names of the calls to the platform, in order. */
  calls: string[];
  /** Opens the same session in another tab. */
  openTab(): Commerce;
  /** Returns a product. Throws if it does not exist. */
  product(slug: string): Promise<Product>;
  /** Returns a product's first variant. */
  firstVariant(slug: string): Promise<Variant>;
  /** Sets how many pieces of a variant are left. */
  setStock(sku: string, pieces: number): void;
}

/** Creates a sandbox with one shopper. */
export function openShop({ flavour, way, sandbox: sandboxOptions, buyer = {} }: TestShopOptions): TestShop {
  const sandbox = createSandbox(sandboxOptions);
  const session = createMemorySession();
  const clock = createVirtualClock();
  const calls: string[] = [];
  const listingOrders = createListingOrders({ now: clock.now });
  const kept = createKept({ now: clock.now });
  const settings = sandboxSettings(flavour, baseUrl);
  const { callOf } = traits[flavour];

  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    calls.push(callOf(new URL(url), init));
    return sandbox.fetch(new Request(url, init));
  };

  const openTab = (): Commerce => {
    const direct = createCommerce(settings, { fetch, session, clock, listingOrders, kept });
    if (way === 'directly') return withBuyer(direct, buyer);
    const handler = createCommerceHandler(direct, { onError: () => {} });
    const { platform, capabilities } = direct;
    const remote = createRemoteCommerce(`${baseUrl}/api/shop`, {
      platform,
      capabilities,
      fetch: (url, init) => handler(new Request(url, init)),
    });
    return withBuyer(remote, buyer);
  };
  const commerce = openTab();

  const product = async (slug: string): Promise<Product> => {
    const found = await commerce.catalog.product(slug);
    if (!found) throw new Error(`The sample shop has no ${slug}.`);
    return found;
  };

  return {
    sandbox,
    session,
    clock,
    kept,
    commerce,
    calls,
    openTab,
    product,
    async firstVariant(slug) {
      const [variant] = (await product(slug)).variants;
      if (!variant) throw new Error(`${slug} has no variants.`);
      return variant;
    },
    setStock(sku, pieces) {
      const variant = sandbox.shop.catalog.variant(sku);
      if (!variant) throw new Error(`The sample shop has no ${sku}.`);
      sandbox.shop.stock.set(variant, pieces);
    },
  };
}
