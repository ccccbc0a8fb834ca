import type { AnalyticsEvent } from '@vitrine/sections';
import { toGoogle, toPlausible, toShopify, type ShopifyContext } from '@vitrine/sections/analytics';

type Named<Name extends AnalyticsEvent['name']> = Extract<AnalyticsEvent, { name: Name }>;

/** With all fields: a new field of an event does not compile without a value here. */
type Whole<Value> = Value extends object ? { [Key in keyof Value]-?: Whole<Value[Key]> } : Value;

interface EventDocs<Name extends AnalyticsEvent['name']> {
  /** When the event happens. */
  when: string;
  sample: Whole<Named<Name>>;
}

const price = { amount: '59.90', currencyCode: 'USD' };
const product = {
  id: 'gid://shopify/Product/7',
  name: 'Floor pump',
  brand: 'Northlane',
  variantId: 'gid://shopify/ProductVariant/71',
  price,
};
const item = { productId: product.id, variantId: product.variantId, title: product.name, quantity: 2, price };
const cart = { items: [item], total: { amount: '119.80', currencyCode: 'USD' } };

/** All events, each with every field. */
export const events: { readonly [Name in AnalyticsEvent['name']]: EventDocs<Name> } = {
  page_view: {
    when: 'A page shows, and when the shopper allows it on a page.',
    sample: { name: 'page_view', path: '/collections/tools' },
  },
  product_list_impressions: {
    when: 'A list shows, or shows other products, and when the shopper allows it beside a list.',
    sample: { name: 'product_list_impressions', list: 'Tools', products: [{ ...product, position: 1 }] },
  },
  select_item: {
    when: 'The shopper opens a product of a list.',
    sample: { name: 'select_item', list: 'Tools', product: { ...product, position: 1 } },
  },
  product_view: {
    when: 'A product shows, and when the shopper allows it on its page.',
    sample: { name: 'product_view', product },
  },
  search: { when: 'The search page has a query.', sample: { name: 'search', query: 'pump' } },
  add_to_cart: {
    when: 'The platform has added pieces to the cart.',
    sample: { name: 'add_to_cart', item },
  },
  remove_from_cart: {
    when: 'The platform has removed pieces from the cart.',
    sample: { name: 'remove_from_cart', item },
  },
  view_cart: { when: 'A cart with lines shows, in the drawer or on its page.', sample: { name: 'view_cart', ...cart } },
  begin_checkout: {
    when: 'The shopper follows the link to the checkout.',
    sample: { name: 'begin_checkout', ...cart },
  },
  click_logo: { when: 'The shopper presses the logo.', sample: { name: 'click_logo' } },
  web_vital: {
    when: 'A measurement of the page is final.',
    sample: {
      name: 'web_vital',
      metric: 'LCP',
      id: 'v6-1',
      value: 1240,
      delta: 1240,
      rating: 'good',
      page: 'collection',
    },
  },
};

/** A page of the sample shop, for which the payloads are made. */
const context: ShopifyContext = {
  url: 'https://shop.example/collections/tools',
  referrer: '',
  title: 'Tools – Northlane',
  shopId: 12_345_678,
  currency: 'USD',
  uniqueToken: 'b7a5c2f0-0000-4000-8000-000000000001',
  visitToken: 'b7a5c2f0-0000-4000-8000-000000000002',
  userAgent: 'Mozilla/5.0',
  language: 'en-US',
  time: Date.UTC(2026, 0, 1),
  createId: () => 'b7a5c2f0-0000-4000-8000-000000000003',
};

/** The requests of an event to each provider. Undefined if it sends none. */
export interface Payloads {
  google: unknown;
  plausible: unknown;
  shopify: unknown;
}

/** Returns what each adapter sends for the event. `page` is the page that shows. */
export function payloadsOf(event: AnalyticsEvent, page: Partial<ShopifyContext> = {}): Payloads {
  const { name, ecommerce, parameters } = toGoogle(event);
  const shopify = toShopify(event, { ...context, ...page });
  return {
    google: ['event', name, { ...ecommerce, ...parameters }],
    plausible: toPlausible(event, { ...context, ...page, domain: 'shop.example' }),
    shopify: shopify.length > 0 ? shopify : undefined,
  };
}

/** Returns the names of all fields in a value: 'items[].price.amount' */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldsOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, own]) => {
    // An amount and its currency are one field.
    if (typeof own === 'object' && own !== null && 'currencyCode' in own) return [join(path, name)];
    return fieldsOf(own, join(path, name));
  });
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

const code = (text: string) => `\`${text}\``;

const listed = (names: readonly string[]) => names.map(code).join(', ') || '–';

/** Returns the table of the events in Markdown. */
export function eventsTable(): string {
  const rows = Object.values(events).map(({ when, sample }) => {
    const { name, ...fields } = sample;
    const google = toGoogle(sample);
    const plausible = toPlausible(sample, { domain: '', url: '', referrer: '' });
    const shopify = toShopify(sample, context).map(({ payload }) => String(payload.event_name ?? 'page view'));
    return [
      code(name),
      when,
      listed(fieldsOf(fields)),
      withFields(google.name, { ...google.ecommerce, ...google.parameters }),
      withFields(plausible.name, { ...plausible.props, ...(plausible.revenue && { revenue: 0 }) }),
      listed(shopify),
    ];
  });
  return [['event', 'when', 'fields', 'Google Analytics 4', 'Plausible', 'Shopify'], Array(6).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** A name, with the names of its fields. */
const withFields = (name: string, fields: object) => {
  const names = fieldsOf(fields);
  return names.length > 0 ? `${code(name)}: ${listed(names)}` : code(name);
};
