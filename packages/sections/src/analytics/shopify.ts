import { multiplyMoney, type Money } from '@vitrine/commerce';
import type { Analytics, AnalyticsEvent, TrackedLine, TrackedProduct } from '../state/analytics/analytics.js';
import type { ConsentStore } from '../state/analytics/consent.js';
import type { ShopPaths } from '../shop/defaultPaths.js';
import { currentPage, removeCookies, type CurrentPage } from './currentPage.js';
import { pageTemplate } from './pageTemplate.js';

export interface ShopifyAnalyticsOptions {
  /** The shop's number: the end of its id in the Storefront API. */
  shopId: number;
  /** ISO 4217, the shop's currency. */
  currency: string;
  /** The shop's paths that differ from the defaults. */
  paths?: Partial<ShopPaths> | undefined;
}

/** An event in the format of Shopify's collector. */
export interface ShopifyEvent {
  schema_id: 'trekkie_storefront_page_view/1.4' | 'custom_storefront_customer_tracking/1.2';
  payload: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  metadata: { event_created_at_ms: number };
}

/** What each event has in addition to its own data. */
export interface ShopifyContext extends ShopifyAnalyticsOptions, CurrentPage {
  /** Identifies the browser: the cookie `_shopify_y`. */
  uniqueToken: string;
  /** Identifies the visit: the cookie `_shopify_s`. */
  visitToken: string;
  userAgent: string;
  /** BCP 47, the language of the page. */
  language: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Returns a new id. */
  createId: () => string;
}

const endpoint = 'https://monorail-edge.shopifysvc.com/unstable/produce_batch';

const year = 31_536_000;
/** A visit ends after half an hour without an event. */
const visit = 1800;

/**
 * Sends events to Shopify's own reports, as Shopify's library for other shops does: pages, collections, products, searches and additions to
 * the cart. Shopify counts carts and orders by itself. After consent only, it keeps the cookies `_shopify_y` and `_shopify_s`, which the
 * checkout reads, and removes them after a withdrawal.
 */
export function createShopifyAnalytics({
  consent,
  ...options
}: ShopifyAnalyticsOptions & { consent: ConsentStore }): Analytics {
  consent.subscribe(() => {
    if (consent.getSnapshot().choice !== 'granted') removeCookies((name) => /^_shopify_[ys]$/.test(name));
  });
  return {
    track(event) {
      const time = Date.now();
      const events = toShopify(event, {
        ...options,
        ...currentPage(),
        uniqueToken: keptToken('_shopify_y', year),
        visitToken: keptToken('_shopify_s', visit),
        userAgent: navigator.userAgent,
        language: document.documentElement.lang,
        time,
        createId: () => crypto.randomUUID(),
      });
      if (events.length === 0) return;
      const body = JSON.stringify({ events, metadata: { event_sent_at_ms: time } });
      const headers = { 'Content-Type': 'text/plain' };
      fetch(endpoint, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(() => {});
    },
  };
}

/** Returns the value of the cookie, or a new one, and keeps it for so many seconds more. */
function keptToken(name: string, seconds: number): string {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const token = kept?.slice(name.length + 1) ?? crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${token}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  return token;
}

/** Returns the event in Shopify's format. Empty if Shopify has none for it. */
export function toShopify(event: AnalyticsEvent, context: ShopifyContext): ShopifyEvent[] {
  const { url, paths } = context;
  const template = pageTemplate(new URL(url).pathname, paths);
  const happened = (name: string, own: ShopifyEvent['payload'] = {}): ShopifyEvent[] => [
    wrapped('custom_storefront_customer_tracking/1.2', context, { ...customerPayload(name, context), ...own }),
  ];
  switch (event.name) {
    case 'page_view':
      return [
        wrapped('trekkie_storefront_page_view/1.4', context, pagePayload(event.path, context)),
        ...happened('page_rendered'),
      ];
    case 'product_list_impressions':
      return template === 'collection'
        ? happened('collection_page_rendered', { collection_name: /[^/]*$/.exec(new URL(url).pathname)?.[0] ?? '' })
        : [];
    case 'product_view':
      return happened('product_page_rendered', {
        products: [ofProduct(event.product)],
        ...worth(event.product.price),
      });
    case 'search':
      return happened('search_submitted', { search_string: event.query });
    case 'add_to_cart': {
      const { price, quantity } = event.item;
      return happened('product_added_to_cart', {
        products: [ofLine(event.item)],
        ...worth(price && multiplyMoney(price, quantity)),
      });
    }
    default:
      return [];
  }
}

const wrapped = (
  schema_id: ShopifyEvent['schema_id'],
  { time }: ShopifyContext,
  payload: ShopifyEvent['payload'],
): ShopifyEvent => ({ schema_id, payload, metadata: { event_created_at_ms: time } });

/** Shopify's names of pages that other pages do not share. */
const pageTypes: Readonly<Record<string, string>> = {
  home: 'index',
  product: 'product',
  collection: 'collection',
  search: 'search',
  cart: 'cart',
  account: 'customers/account',
  address: 'customers/addresses',
  login: 'customers/login',
  orders: 'customers/order',
  register: 'customers/register',
  changePassword: 'customers/reset_password',
};

/** Shopify's number for a shop that is not built with its own framework. */
const appClientId = '12875497473';

const pagePayload = (path: string, context: ShopifyContext): ShopifyEvent['payload'] => ({
  appClientId,
  isMerchantRequest: false,
  hydrogenSubchannelId: '0',
  isPersistentCookie: true,
  uniqToken: context.uniqueToken,
  visitToken: context.visitToken,
  microSessionId: context.createId(),
  microSessionCount: 1,
  url: context.url,
  path,
  search: new URL(context.url).search,
  referrer: context.referrer,
  title: context.title,
  shopId: context.shopId,
  currency: context.currency,
  contentLanguage: context.language.split('-')[0] || 'en',
  pageType: pageTypes[pageTemplate(path, context.paths)] ?? 'page',
});

const customerPayload = (event_name: string, context: ShopifyContext): ShopifyEvent['payload'] => ({
  event_name,
  source: 'headless',
  hydrogenSubchannelId: '0',
  is_persistent_cookie: true,
  deprecated_visit_token: context.visitToken,
  unique_token: context.uniqueToken,
  event_time: context.time,
  event_id: context.createId(),
  event_source_url: context.url,
  canonical_url: context.url,
  referrer: context.referrer,
  user_agent: context.userAgent,
  navigation_type: 'navigate',
  navigation_api: 'PerformanceNavigationTiming',
  shop_id: context.shopId,
  currency: context.currency,
  ccpa_enforced: false,
  gdpr_enforced: true,
  gdpr_enforced_as_string: 'true',
  analytics_allowed: true,
  marketing_allowed: false,
  sale_of_data_allowed: false,
});

/** Returns the number at the end of an id, and the id that has it: the Storefront API has ids, others have the number only. */
function numbered(kind: 'Product' | 'ProductVariant', id: string | undefined) {
  const number = /(?:^|\/)(\d+)$/.exec(id ?? '')?.[1];
  return number === undefined ? undefined : { gid: `gid://shopify/${kind}/${number}`, number: Number(number) };
}

interface SoldProduct {
  productId: string | undefined;
  variantId: string | undefined;
  name: string | undefined;
  brand?: string | undefined;
  price: Money | undefined;
  quantity: number;
}

/** Shopify takes each product as text. */
function asText({ productId, variantId, name, brand, price, quantity }: SoldProduct): string {
  const product = numbered('Product', productId);
  const variant = numbered('ProductVariant', variantId);
  return JSON.stringify({
    ...(product && { product_gid: product.gid, product_id: product.number }),
    ...(variant && { variant_gid: variant.gid, variant_id: variant.number }),
    name,
    variant: '',
    brand,
    ...(price && { price: Number(price.amount) }),
    quantity,
  });
}

const ofProduct = ({ id, ...product }: TrackedProduct) =>
  asText({
    productId: id,
    variantId: product.variantId,
    name: product.name,
    brand: product.brand,
    price: product.price,
    quantity: 1,
  });

const ofLine = ({ productId, variantId, title, price, quantity }: TrackedLine) =>
  asText({ productId, variantId, name: title, price, quantity });

const worth = (money: Money | undefined): Readonly<Record<string, number>> =>
  money ? { total_value: Number(money.amount) } : {};
