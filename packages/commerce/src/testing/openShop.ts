import { sampleShop } from '@vitrine/sandbox';
import type { Commerce } from '../port/commerce.js';
import type { BuyerContext } from '../port/context.js';
import { withBuyer } from '../port/withBuyer.js';
import type { SessionStore } from '../port/session.js';
import type { Device, Product, Variant } from '../model/entities.js';
import type { Flavour } from '../model/flavours.js';
import {
  createMemorySession,
  createCommerce,
  createCommerceHandler,
  createDataCache,
  createListingOrders,
  createMemoryLogins,
  type LoginsDependency,
} from '../server.js';
import { createRemoteCommerce } from '../remote.js';
import type { DataCache } from '../platforms/shared/dataCache.js';
import type { ShopControl, ShopData } from './shopControl.js';
import { traits } from './traits.js';
import { createVirtualClock, type VirtualClock } from './virtualClock.js';

/** The ways to reach a shop. A section must not notice the difference. */
export type Way = 'directly' | 'through the remote client and its handler';

export interface TestShopOptions {
  flavour: Flavour;
  way: Way;
  /** Default: the sample shop. */
  data?: ShopData;
  buyer?: BuyerContext;
  newForDays?: number;
}

export interface TestShop {
  control: ShopControl;
  session: SessionStore;
  clock: VirtualClock;
  /** The adapters' cache between calls. */
  cache: DataCache;
  commerce: Commerce;
  /** The names of the calls to the platform, in order. */
  calls: string[];
  /** Opens the same session in another tab. */
  openTab(): Commerce;
  /** Opens the shop on a further device, with lists of logins that all devices share. Default: a new session. */
  openDevice(device?: Device, session?: SessionStore): { commerce: Commerce; session: SessionStore };
  /** Returns a product. Throws if it does not exist. */
  product(slug: string): Promise<Product>;
  /** Returns a product's first variant. */
  firstVariant(slug: string): Promise<Variant>;
}

/** Starts a shop with one shopper. */
export async function openShop({
  flavour,
  way,
  data = sampleShop,
  buyer = {},
  newForDays,
}: TestShopOptions): Promise<TestShop> {
  const { open, callOf } = traits[flavour];
  const control = await open(data);
  const session = createMemorySession();
  const clock = createVirtualClock();
  const calls: string[] = [];
  const listingOrders = createListingOrders({ now: clock.now });
  const cache = createDataCache({ now: clock.now });
  const { settings, origin } = control;

  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    calls.push(callOf(new URL(url), init));
    return control.fetch(url, init);
  };

  const lists = createMemoryLogins();
  const openFor = (own: SessionStore, logins?: LoginsDependency): Commerce => {
    const direct = createCommerce(settings, { fetch, session: own, clock, listingOrders, cache, newForDays, logins });
    if (way === 'directly') return withBuyer(direct, buyer);
    const handler = createCommerceHandler(direct, { onError: () => {} });
    const { platform, capabilities } = direct;
    const remote = createRemoteCommerce(`${origin}/api/shop`, {
      platform,
      capabilities,
      fetch: (url, init) => handler(new Request(url, init)),
    });
    return withBuyer(remote, buyer);
  };
  const openTab = () => openFor(session);
  const commerce = openTab();

  const product = async (slug: string): Promise<Product> => {
    const found = await commerce.catalog.product(slug);
    if (!found) throw new Error(`The sample shop has no ${slug}.`);
    return found;
  };

  return {
    control,
    session,
    clock,
    cache,
    commerce,
    calls,
    openTab,
    openDevice: (device, own = createMemorySession()) => ({
      session: own,
      commerce: openFor(own, { lists, device }),
    }),
    product,
    async firstVariant(slug) {
      const [variant] = (await product(slug)).variants;
      if (!variant) throw new Error(`${slug} has no variants.`);
      return variant;
    },
  };
}
