import { multiplyMoney, type Money } from '@vitrine/commerce';
import type { Analytics, AnalyticsEvent } from '../state/analytics/analytics.js';
import { currentPage, type CurrentPage } from './currentPage.js';

export interface PlausibleOptions {
  /** The site's name in Plausible: 'shop.example' */
  domain: string;
  /** The host of a Plausible of your own: 'stats.shop.example'. It is called over https. Default: Plausible's own service. */
  host?: string;
}

/** The body of a request to Plausible's events API. */
export interface PlausibleEvent {
  /** 'pageview', or the name of a custom event. */
  name: string;
  domain: string;
  url: string;
  referrer?: string;
  props?: Readonly<Record<string, string | number>>;
  revenue?: { currency: string; amount: string };
}

/** Returns the origin that gets the events. */
export const plausibleOrigin = ({ host = 'plausible.io' }: Pick<PlausibleOptions, 'host'>): string => `https://${host}`;

/**
 * Sends events to Plausible by its events API. It loads no script of Plausible's and sets no cookie. A goal of the same name counts a custom
 * event, and `add_to_cart` and `begin_checkout` have their revenue.
 */
export const createPlausibleAnalytics = ({ domain, ...server }: PlausibleOptions): Analytics => ({
  track(event) {
    const body = JSON.stringify(toPlausible(event, { domain, ...currentPage() }));
    // Text needs no request for permission before it.
    const headers = { 'Content-Type': 'text/plain' };
    fetch(`${plausibleOrigin(server)}/api/event`, {
      method: 'POST',
      headers,
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {});
  },
});

/** Returns the event in Plausible's format. */
export function toPlausible(
  event: AnalyticsEvent,
  { domain, url, referrer }: Pick<PlausibleOptions, 'domain'> & Omit<CurrentPage, 'title'>,
): PlausibleEvent {
  return { domain, url, ...(referrer && { referrer }), ...ofEvent(event) };
}

type Named = Pick<PlausibleEvent, 'name' | 'props' | 'revenue'>;

function ofEvent(event: AnalyticsEvent): Named {
  const { name } = event;
  switch (name) {
    case 'click_logo':
      return { name };
    case 'page_view':
      return { name: 'pageview' };
    case 'search':
      return { name, props: { query: event.query } };
    case 'product_list_impressions':
      return { name, props: { list: event.list, products: event.products.length } };
    case 'select_item':
      return { name, props: { list: event.list, position: event.product.position, product: event.product.name } };
    case 'product_view': {
      const { name: product, brand } = event.product;
      return { name, props: { product, ...(brand && { brand }) } };
    }
    case 'add_to_cart':
    case 'remove_from_cart': {
      const { title, quantity, price } = event.item;
      return {
        name,
        props: { ...(title && { product: title }), quantity },
        ...(name === 'add_to_cart' && price && revenue(multiplyMoney(price, quantity))),
      };
    }
    case 'view_cart':
    case 'begin_checkout':
      return { name, props: { lines: event.items.length }, ...(name === 'begin_checkout' && revenue(event.total)) };
    case 'web_vital': {
      const { metric, value, rating, page } = event;
      return {
        name,
        props: { metric, value: metric === 'CLS' ? Number(value.toFixed(3)) : Math.round(value), rating, page },
      };
    }
  }
}

const revenue = ({ amount, currencyCode }: Money): Pick<Named, 'revenue'> => ({
  revenue: { currency: currencyCode, amount },
});
