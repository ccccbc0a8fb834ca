'use client';
import { withBuyer, type BuyerContext, type Commerce } from '@vitrine/commerce';
import { I18nProvider, LinkProvider, MessagesProvider, useMessages, type ImageLoader } from '@vitrine/components';
import { createContext, use, useEffect, useMemo, useState, type ElementType, type ReactNode } from 'react';
import { noAnalytics, type Analytics } from '../state/analytics/analytics.js';
import { withConsent, type ConsentStore } from '../state/analytics/consent.js';
import { createCartStore, type CartStore } from '../state/cart/store.js';
import { createConnectionStore, type ConnectionStore } from '../state/connection/store.js';
import { createCustomerStore, type CustomerStore } from '../state/customer/store.js';
import { withEnglish, type Messages, type ShopMessages } from '../messages.js';
import { checkTexts } from './checkTexts.js';
import type { LoadModelViewer } from './modelViewer.js';
import type { ShopSettings } from './settings.js';
import { useLiveStore } from './useLiveStore.js';

/** The context of the sections below a `ShopProvider`: the shop's settings, and the connection to its platform. */
export interface ShopContextValue extends ShopSettings {
  /** The connection to the platform. Its calls send the language of the page and the buyer. */
  commerce: Commerce;
  /** Drops events that the shopper has not agreed to. */
  analytics: Analytics;
  /** The shopper's consent; components read it with `useConsent`. Undefined if the shop does not ask. */
  consent: ConsentStore | undefined;
  /** A link that takes `href` and the attributes of an anchor. */
  linkAs: ElementType;
  /** Navigates to a path of the shop; while the browser is offline, after the connection is back. */
  navigate: Navigate;
  /** Whether the browser has a connection; components read it with `useConnection`. */
  connection: ConnectionStore;
  /** Builds the URLs that request pictures of the right size from the image host. Undefined: pictures load unchanged. */
  imageLoader: ImageLoader | undefined;
  /** Loads the viewer of 3D models. Undefined: they show as pictures. */
  loadModelViewer: LoadModelViewer | undefined;
  /** BCP 47, for prices: 'en-US' */
  locale: string;
  messages: Messages;
  /** The cart of this tab; components read it with `useCart`. */
  cart: CartStore;
  /** The signed-in customer of this tab; components read it with `useCustomer`. */
  customer: CustomerStore;
}

/** Navigates to a path of the shop. With `scroll: false`, the page keeps its scroll position, if the framework supports that. */
export type Navigate = (path: string, options?: { scroll?: boolean }) => void;

export interface ShopProviderProps {
  /** The connection to the shop's platform. Keep it the same from render to render. */
  commerce: Commerce;
  /** The shop's name, logo, texts and paths. Keep it the same from render to render. */
  shop: ShopSettings;
  /** Receives the analytics events. Default: none; events are dropped. */
  analytics?: Analytics;
  /** Decides whether events may be sent: `createConsentStore()`, created once. Render a `ConsentBar` as well. Default: none; events are sent without consent. */
  consent?: ConsentStore | undefined;
  /** The framework's link, which takes `href`. Links in sections, and in components as with `LinkProvider`, then navigate without a full page load. Default: `'a'`. */
  linkAs?: ElementType;
  /** The framework's function that navigates to a path. Default: a full page load. */
  navigate?: Navigate;
  /** Builds the URLs that request pictures of the right size from the image host. Keep it the same from render to render. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /**
   * Loads your viewer of 3D models, such as one with `@google/model-viewer`: `() => import('./Viewer').then(({ Viewer }) => Viewer)`. A press
   * on a model's poster calls it. Keep it the same from render to render. Default: none; a 3D model shows its poster.
   */
  loadModelViewer?: LoadModelViewer | undefined;
  /**
   * The page's language, BCP 47, for prices and plurals. If it is set, it is also the language of the shop's responses and, as with
   * `I18nProvider`, of the components below. Default: 'en-US', for prices and plurals only.
   */
  locale?: string;
  /** The shopper's country and currency, for prices and stock. Default: the shop's own. */
  buyer?: Pick<BuyerContext, 'country' | 'currency'> | undefined;
  /**
   * The texts of sections and of the components in them that differ from the English ones, such as `messages` of
   * `@vitrine/sections/messages/de`. In development, the console names texts that stay English on a page in another language.
   */
  messages?: Partial<ShopMessages> | undefined;
  /** Tabs with the same name follow each other's cart. Default: 'vitrine-cart'. */
  cartChannel?: string;
  /** Tabs with the same name follow each other's logins. Default: 'vitrine-customer'. */
  customerChannel?: string;
  /** The page. */
  children: ReactNode;
}

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

const ShopContext = createContext<ShopContextValue | null>(null);

const loadPage = (path: string) => window.location.assign(path);

/** Provides the shop to the sections below it, and keeps the shopper's cart. Wrap the page in one `ShopProvider`. */
export function ShopProvider({
  commerce: anonymousCommerce,
  shop: settings,
  analytics: allAnalytics = noAnalytics,
  consent,
  linkAs = 'a',
  navigate: goTo = loadPage,
  imageLoader,
  loadModelViewer,
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
      withBuyer(anonymousCommerce, {
        ...(pageLocale && { locale: pageLocale }),
        ...(country && { country }),
        ...(currency && { currency }),
      }),
    [anonymousCommerce, pageLocale, country, currency],
  );
  const analytics = useMemo(
    () => (consent ? withConsent(allAnalytics, consent) : allAnalytics),
    [allAnalytics, consent],
  );
  const [connection] = useState(createConnectionStore);
  useEffect(() => connection.start(), [connection]);
  const navigate = useMemo<Navigate>(
    () =>
      (...target) =>
        connection.whenOnline(() => goTo(...target)),
    [connection, goTo],
  );
  const cart = useCartStore(commerce, analytics, cartChannel, connection);
  const customer = useCustomerStore(commerce, cart, customerChannel);
  const shop = useMemo(
    () => ({
      ...settings,
      commerce,
      analytics,
      consent,
      linkAs,
      navigate,
      connection,
      imageLoader,
      loadModelViewer,
      locale,
      messages: withEnglish(messages),
      cart,
      customer,
    }),
    [
      settings,
      commerce,
      analytics,
      consent,
      linkAs,
      navigate,
      connection,
      imageLoader,
      loadModelViewer,
      locale,
      messages,
      cart,
      customer,
    ],
  );
  const inherited = useMessages();
  if (process.env.NODE_ENV !== 'production' && pageLocale && messages) checkTexts(pageLocale, messages, inherited);
  const texts = messages ? <MessagesProvider messages={messages}>{children}</MessagesProvider> : children;
  const content = pageLocale ? <I18nProvider locale={pageLocale}>{texts}</I18nProvider> : texts;
  return (
    <ShopContext value={shop}>
      <LinkProvider linkAs={linkAs}>{content}</LinkProvider>
    </ShopContext>
  );
}

/** Returns the words of other languages of the nearest shop. Undefined without one: lists of products need no `ShopProvider`. */
export const useForeignWords = () => use(ShopContext)?.foreignWords;

/** Returns the shop of the nearest `ShopProvider`. Throws without one. */
export function useShop(): ShopContextValue {
  const shop = use(ShopContext);
  if (!shop) {
    throw new Error(
      'A section was rendered without a shop: it is outside <ShopProvider>. Wrap the page in ' +
        '<ShopProvider commerce={…} shop={…}>, with a Commerce from createRemoteCommerce or createCommerce.',
    );
  }
  return shop;
}

interface HeardNavigationProps {
  /** Called before content navigates. Keep it the same function. */
  onNavigate: () => void;
  children: ReactNode;
}

/** Reports when its content navigates by `navigate` of `useShop`. */
export function HeardNavigation({ onNavigate, children }: HeardNavigationProps) {
  const shop = useShop();
  const heard = useMemo(() => {
    const navigate: Navigate = (...target) => {
      onNavigate();
      shop.navigate(...target);
    };
    return { ...shop, navigate };
  }, [shop, onNavigate]);
  return <ShopContext value={heard}>{children}</ShopContext>;
}

function useCartStore(
  commerce: Commerce,
  analytics: Analytics,
  channel: string,
  { holdPage }: ConnectionStore,
): CartStore {
  // One store for each shop: another shop has another cart.
  const create = () => {
    const store = createCartStore(commerce.cart, { channel });
    const addItems: CartStore['addItems'] = (items, shownPrice) =>
      holdPage(store.addItems(items, commerce.capabilities.linePricesOfPages ? shownPrice : undefined));
    return { commerce, store: { ...store, addItems } };
  };
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
      // A login or logout may change the cart, or the prices in it.
      const hasChanged = before !== status && before !== 'initial' && before !== 'loading';
      before = status;
      if (hasChanged) void cart.load();
    });
  }, [store, cart]);
  useEffect(() => {
    let before = cart.getSnapshot().count;
    return cart.subscribe(() => {
      const { count } = cart.getSnapshot();
      // The items that left the cart may have been ordered, so the loaded orders may lack one.
      if (before && count === 0) store.orders.clear();
      before = count;
    });
  }, [store, cart]);
  return store;
}
