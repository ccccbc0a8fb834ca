// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';
import { createConsentStore } from '../state/analytics/consent.js';
import { publicUrl } from './currentPage.js';
import { pageTemplate } from './pageTemplate.js';
import { analyticsOrigins, createAnalytics, readAnalyticsProvider, type AnalyticsProvider } from './providers.js';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const line = {
  productId: 'gid://shopify/Product/7',
  variantId: 'gid://shopify/ProductVariant/71',
  title: 'Floor Pump',
  quantity: 2,
  price: usd('59.90'),
};
const added: AnalyticsEvent = { name: 'add_to_cart', item: line };

const consent = createConsentStore({ storage: { getItem: () => null, setItem: () => {} } });
const globals = globalThis as unknown as Record<string, unknown>;
const sent = vi.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  consent.decide('granted');
  history.replaceState(null, '', '/collections/tools?utm_source=mail&email=kim%40example.com');
});
afterEach(() => {
  sent.mockClear();
  document.head.replaceChildren();
  delete globals.dataLayer;
});

const bodies = () => sent.mock.calls.map(([url, init]): unknown => [String(url), JSON.parse(String(init?.body))]);
const start = (setting: string) => createAnalytics(readAnalyticsProvider(setting)!, { consent });

describe('the setting', () => {
  test.each<[string, AnalyticsProvider]>([
    ['google:G-ABC123', { provider: 'google', id: 'G-ABC123' }],
    ['plausible:shop.example', { provider: 'plausible', domain: 'shop.example' }],
    [
      'plausible:shop.example:stats.shop.example',
      { provider: 'plausible', domain: 'shop.example', host: 'stats.shop.example' },
    ],
    ['shopify:12345678:USD', { provider: 'shopify', shopId: 12_345_678, currency: 'USD' }],
  ])('%s names a provider', (text, provider) => expect(readAnalyticsProvider(text)).toEqual(provider));

  test.each([
    '',
    'google',
    'google:UA-1',
    'google:G-ABC123:USD',
    'plausible:a b',
    'plausible:shop.example:',
    'plausible:shop.example:https://stats.shop.example',
    'plausible:shop.example:stats.example;script-src',
    'plausible:shop.example:stats.example *',
    'shopify:1',
    'shopify:x:USD',
    'other:1',
  ])('%j names none', (text) => expect(readAnalyticsProvider(text)).toBeUndefined());
});

test('a page has its name in the paths, and its address keeps the campaign only', () => {
  const named = ['/', '/products/pump', '/collections/tools', '/collections', '/search', '/about', '/shop/pump'];
  expect(named.map((path) => pageTemplate(path))).toEqual([
    'home',
    'product',
    'collection',
    'other',
    'search',
    'other',
    'other',
  ]);
  expect(pageTemplate('/shop/pump', { product: '/shop/{slug}' })).toBe('product');
  expect(publicUrl('https://shop.example/account/change-password?token=x&utm_source=mail#y')).toBe(
    'https://shop.example/account/change-password?utm_source=mail',
  );
  expect(publicUrl('')).toBe('');
});

describe('Google Analytics', () => {
  /** The commands that Google's script would read. */
  const commands = () =>
    (globals.dataLayer as Iterable<ArrayLike<unknown>>) &&
    Array.from(globals.dataLayer as ArrayLike<unknown>[], (command) => Array.from(command));

  test('gets consent mode, version 2, before everything else, and then the events', () => {
    const { track } = start('google:G-ABC123');
    track({ name: 'page_view', path: '/collections/tools' });
    track({ name: 'begin_checkout', items: [line], total: usd('119.80') });
    track({ name: 'search', query: 'pump' });
    const page_location = 'http://localhost:3000/collections/tools?utm_source=mail';
    const ofPage = { page_location, page_referrer: '', page_title: '' };
    expect(commands()).toEqual([
      [
        'consent',
        'default',
        { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
      ],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      ['config', 'G-ABC123', { send_page_view: false, ...ofPage }],
      ['set', ofPage],
      ['event', 'page_view', { page_path: '/collections/tools' }],
      [
        'event',
        'begin_checkout',
        {
          currency: 'USD',
          value: 119.8,
          items: [
            {
              item_id: line.productId,
              item_name: 'Floor Pump',
              item_variant: line.variantId,
              price: 59.9,
              quantity: 2,
            },
          ],
        },
      ],
      ['event', 'search', { search_term: 'pump' }],
    ]);
    expect(document.querySelector('script')?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
  });

  test('is turned off by a withdrawal, and its cookies are removed', () => {
    start('google:G-OFF123');
    document.cookie = '_ga=1; Path=/';
    document.cookie = '_ga_OFF123=1; Path=/';
    document.cookie = 'own=1; Path=/';
    expect(globals['ga-disable-G-OFF123']).toBe(false);
    consent.decide('denied');
    expect(globals['ga-disable-G-OFF123']).toBe(true);
    expect(document.cookie).toBe('own=1');
    expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
    consent.decide('granted');
    expect(globals['ga-disable-G-OFF123']).toBe(false);
  });
});

describe('Plausible', () => {
  test('gets page views, custom events and the revenue of additions and checkouts', () => {
    const { track } = start('plausible:shop.example');
    track({ name: 'page_view', path: '/collections/tools' });
    track(added);
    track({ name: 'remove_from_cart', item: line });
    track({ name: 'begin_checkout', items: [line], total: usd('119.80') });
    const common = { domain: 'shop.example', url: 'http://localhost:3000/collections/tools?utm_source=mail' };
    const revenue = { currency: 'USD', amount: '119.80' };
    expect(bodies()).toEqual(
      [
        { name: 'pageview' },
        { name: 'add_to_cart', props: { product: 'Floor Pump', quantity: 2 }, revenue },
        { name: 'remove_from_cart', props: { product: 'Floor Pump', quantity: 2 } },
        { name: 'begin_checkout', props: { lines: 1 }, revenue },
      ].map((own) => ['https://plausible.io/api/event', { ...common, ...own }]),
    );
    expect(document.cookie).not.toContain('plausible');
    expect(document.head.childElementCount).toBe(0);
  });

  test('of the shop’s own gets the same at its host, which alone is admitted', () => {
    const setting = 'plausible:shop.example:stats.shop.example';
    start(setting).track({ name: 'page_view', path: '/collections/tools' });
    const url = 'http://localhost:3000/collections/tools?utm_source=mail';
    expect(bodies()).toEqual([
      ['https://stats.shop.example/api/event', { name: 'pageview', domain: 'shop.example', url }],
    ]);
    const connectionsOf = (text: string) => analyticsOrigins(readAnalyticsProvider(text)!).connections;
    expect(connectionsOf(setting)).toEqual(['https://stats.shop.example']);
    expect(connectionsOf('plausible:shop.example')).toEqual(['https://plausible.io']);
  });
});

describe('Shopify', () => {
  test("gets the events that Shopify's own library sends", async () => {
    const { track } = start('shopify:12345678:USD');
    track({ name: 'page_view', path: '/collections/tools' });
    track({ name: 'product_list_impressions', list: 'Tools', products: [] });
    track(added);
    const [, uniqueToken = ''] = /_shopify_y=([\w-]+)/.exec(document.cookie) ?? [];
    const [, visitToken = ''] = /_shopify_s=([\w-]+)/.exec(document.cookie) ?? [];
    expect(uniqueToken.length * visitToken.length).toBeGreaterThan(0);
    const own = sent.mock.calls.splice(0);

    const { sendShopifyAnalytics, AnalyticsEventName, AnalyticsPageType } = await import('@shopify/hydrogen-react');
    const url = 'http://localhost:3000/collections/tools?utm_source=mail';
    const payload = {
      hasUserConsent: true,
      analyticsAllowed: true,
      marketingAllowed: false,
      saleOfDataAllowed: false,
      ccpaEnforced: false,
      gdprEnforced: true,
      shopifySalesChannel: 'headless',
      shopId: 'gid://shopify/Shop/12345678',
      currency: 'USD',
      acceptedLanguage: 'EN',
      uniqueToken,
      visitToken,
      url,
      path: '/collections/tools',
      search: '?utm_source=mail',
      referrer: '',
      title: '',
      userAgent: navigator.userAgent,
      navigationType: 'navigate',
      navigationApi: 'PerformanceNavigationTiming',
      pageType: AnalyticsPageType.collection,
      collectionHandle: 'tools',
      totalValue: 119.8,
      products: [
        {
          productGid: line.productId,
          variantGid: line.variantId,
          name: 'Floor Pump',
          brand: '',
          price: '59.90',
          quantity: 2,
        },
      ],
    } as const;
    for (const eventName of [
      AnalyticsEventName.PAGE_VIEW_2,
      AnalyticsEventName.COLLECTION_VIEW,
      AnalyticsEventName.ADD_TO_CART,
    ])
      await sendShopifyAnalytics({ eventName, payload } as unknown as Parameters<typeof sendShopifyAnalytics>[0]);
    expect(own.map(comparable)).toEqual(sent.mock.calls.map(comparable));
  });

  test('a withdrawal removes its cookies, and an event that Shopify does not count sends nothing', () => {
    const { track } = start('shopify:12345678:USD');
    track({ name: 'click_logo' });
    expect(sent).not.toHaveBeenCalled();
    expect(document.cookie).toContain('_shopify_y=');
    consent.decide('denied');
    expect(document.cookie).not.toContain('_shopify');
  });
});

interface Sent {
  events: { schema_id: string; payload: Record<string, unknown> }[];
}

/** The request without times, new ids and facts of the library itself. Products are text. Shopify's library leaves out what is empty in some places. */
function comparable([url, init]: Parameters<typeof fetch>): unknown {
  const { events } = JSON.parse(String(init?.body)) as Sent;
  const own = new Set([
    'event_time',
    'event_id',
    'microSessionId',
    'asset_version_id',
    'contentLanguage',
    'canonical_url',
    'isMerchantRequest',
  ]);
  return [
    String(url),
    events.map(({ schema_id, payload }) => [
      schema_id,
      Object.fromEntries(
        Object.entries(payload)
          .filter(([name, value]) => !own.has(name) && value !== null && !Number.isNaN(value))
          .map(([name, value]) => [
            name,
            name === 'products'
              ? (value as string[]).map((text) => ({ brand: '', ...(JSON.parse(text) as object) }))
              : value,
          ]),
      ),
    ]),
  ];
}
