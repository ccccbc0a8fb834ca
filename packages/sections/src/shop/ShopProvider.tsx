'use client';
import { withBuyer, type BuyerContext, type Commerce } from '@vitrine/commerce';
import { I18nProvider, LinkProvider, type ImageLoader } from '@vitrine/components';
import { createContext, use, useEffect, useMemo, useState, type ElementType, type ReactNode } from 'react';
import { noAnalytics, type Analytics } from '../analytics/analytics.js';
import { withConsent, type ConsentStore } from '../analytics/consent.js';
import { createCartStore, type CartStore } from '../cartState/store.js';
import { createCustomerStore, type CustomerStore } from '../customerState/store.js';
import { withEnglish, type Messages } from '../messages.js';
import type { ShopSettings } from './settings.js';
import { useLiveStore } from './useLiveStore.js';

/** What the sections below a `ShopProvider` work with: the shop's settings, and the means to reach it. */
export interface ShopContextValue extends ShopSettings {
  /** Its calls say the language of the page and the buyer. */
  commerce: Commerce;
  /** Drops events that the shopper has not agreed to. */
  analytics: Analytics;
  /** What the shopper has agreed to; components read it with `useConsent`. Undefined where the shop does not ask. */
  consent: ConsentStore | undefined;
  /** A link that takes `href` and the attributes of an anchor. */
  linkAs: ElementType;
  /** Leads to a path of the shop. */
  navigate: Navigate;
  /** Asks the image host for pictures of the right size; undefined: each comes as it is. */
  imageLoader: ImageLoader | undefined;
  /** BCP 47, for prices: 'en-US' */
  locale: string;
  messages: Messages;
  /** The cart of this tab; components read it with `useCart`. */
  cart: CartStore;
  /** Who is signed in, in this tab; components read it with `useCustomer`. */
  customer: CustomerStore;
}

/** Leads to a path of the shop; with `scroll: false` the page stays where it is scrolled to, as far as the framework can do so. */
export type Navigate = (path: string, options?: { scroll?: boolean }) => void;

export interface ShopProviderProps {
  /** The way to the shop's platform; keep it the same from render to render. */
  commerce: Commerce;
  /** What the shop is called, what it shows of itself and where its pages are; keep it the same from render to render. */
  shop: ShopSettings;
  /** Where events go. Default: nowhere. */
  analytics?: Analytics;
  /** Asked before any event goes there: `createConsentStore()`, made once. Render a `ConsentBar`, too. Default: none, events go out unasked. */
  consent?: ConsentStore | undefined;
  /** The framework's link, which takes `href`, so that moving within the shop is no full load: for sections and, as `LinkProvider` says it, for components. Default: `'a'`. */
  linkAs?: ElementType;
  /** The framework's way to lead to a path. Default: a full load. */
  navigate?: Navigate;
  /** Asks the image host for pictures of the right size; keep it the same from render to render. Default: none, each comes as it is. */
  imageLoader?: ImageLoader | undefined;
  /**
   * The page's language, BCP 47: for prices and plurals, and, where it is given, for what the shop answers and for the components below,
   * as `I18nProvider` says it. Default: 'en-US', for prices and plurals only.
   */
  locale?: string;
  /** Where the shopper buys, and in which currency, for prices and stock. Default: the shop's own. */
  buyer?: Pick<BuyerContext, 'country' | 'currency'> | undefined;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
  /** Tabs with the same name follow each other's cart. Default: 'vitrine-cart'. */
  cartChannel?: string;
  /** Tabs with the same name follow each other's logins. Default: 'vitrine-customer'. */
  customerChannel?: string;
  /** The page. */
  children: ReactNode;
}

const ShopContext = createContext<ShopContextValue | null>(null);

const loadPage = (path: string) => window.location.assign(path);

/** Gives the sections below it a shop, and keeps the shopper's cart. Render it once, around the page. */
export function ShopProvider({
  commerce: anyones,
  shop: settings,
  analytics: allAnalytics = noAnalytics,
  consent,
  linkAs = 'a',
  navigate = loadPage,
  imageLoader,
  locale: pageLocale,
  buyer: { country, currency } = {},
  messages,
  cartChannel = 'vitrine-cart',
  customerChannel = 'vitrine-customer',
  children,
}: ShopProviderProps) {
  const locale = pageLocale ?? 'en-US';
  const commerce = useMemo(
    () =>
      withBuyer(anyones, {
        ...(pageLocale && { locale: pageLocale }),
        ...(country && { country }),
        ...(currency && { currency }),
      }),
    [anyones, pageLocale, country, currency],
  );
  const analytics = useMemo(
    () => (consent ? withConsent(allAnalytics, consent) : allAnalytics),
    [allAnalytics, consent],
  );
  const cart = useCartStore(commerce, analytics, cartChannel);
  const customer = useCustomerStore(commerce, cart, customerChannel);
  const shop = useMemo(
    () => ({
      ...settings,
      commerce,
      analytics,
      consent,
      linkAs,
      navigate,
      imageLoader,
      locale,
      messages: withEnglish(messages),
      cart,
      customer,
    }),
    [settings, commerce, analytics, consent, linkAs, navigate, imageLoader, locale, messages, cart, customer],
  );
  const content = pageLocale ? <I18nProvider locale={pageLocale}>{children}</I18nProvider> : children;
  return (
    <ShopContext value={shop}>
      <LinkProvider linkAs={linkAs}>{content}</LinkProvider>
    </ShopContext>
  );
}

/** The shop of the nearest `ShopProvider`. */
export function useShop(): ShopContextValue {
  const shop = use(ShopContext);
  if (!shop) {
    throw new Error(
      'A section was rendered without a shop: it stands outside <ShopProvider>. Wrap the page in ' +
        '<ShopProvider commerce={…} shop={…}>, with a Commerce from createRemoteCommerce or createCommerce.',
    );
  }
  return shop;
}

function useCartStore(commerce: Commerce, analytics: Analytics, channel: string): CartStore {
  // One store for each shop: another shop has another cart.
  const create = () => ({ commerce, store: createCartStore(commerce.cart, { channel }) });
  const [current, setCurrent] = useState(create);
  if (current.commerce !== commerce) setCurrent(create());
  const { store } = current;
  useEffect(() => store.observe((event) => analytics.track(event)), [store, analytics]);
  useLiveStore(store);
  return store;
}

function useCustomerStore(commerce: Commerce, cart: CartStore, channel: string): CustomerStore {
  const create = () => ({ commerce, store: createCustomerStore(commerce.customer, { channel }) });
  const [current, setCurrent] = useState(create);
  if (current.commerce !== commerce) setCurrent(create());
  const { store } = current;
  useLiveStore(store);
  useEffect(() => {
    let before = store.getSnapshot().status;
    return store.subscribe(() => {
      const { status } = store.getSnapshot();
      // Who signs in or out may have another cart, or other prices in it.
      const hasChanged = before !== status && before !== 'initial' && before !== 'loading';
      before = status;
      if (hasChanged) void cart.load();
    });
  }, [store, cart]);
  useEffect(() => {
    let before = cart.getSnapshot().count;
    return cart.subscribe(() => {
      const { count } = cart.getSnapshot();
      // What was in the cart may have been ordered: the orders that were read may lack one.
      if (before && count === 0) store.orders.clear();
      before = count;
    });
  }, [store, cart]);
  return store;
}
