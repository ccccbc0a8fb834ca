import type { Money } from '@vitrine/commerce';

/** The data of a product in an event. */
export interface TrackedProduct {
  id: string;
  name: string;
  brand?: string;
  variantId?: string;
  /** The price of one piece. */
  price?: Money;
}

/** An action or a view of a shopper, or a measurement of a page. */
export type AnalyticsEvent =
  | {
      name: 'page_view';
      /** The path of the page, without its query: '/collections/bikes' */
      path: string;
    }
  | { name: 'click_logo' }
  | { name: 'add_to_cart'; item: TrackedLine }
  | { name: 'remove_from_cart'; item: TrackedLine }
  | {
      name: 'product_list_impressions';
      /** The title of the list. */
      list: string;
      /** `position` counts from 1, through all pages of the list. */
      products: (TrackedProduct & { position: number })[];
    }
  | {
      name: 'select_item';
      /** The title of the list. */
      list: string;
      product: TrackedProduct & { position: number };
    }
  | { name: 'product_view'; product: TrackedProduct }
  | { name: 'search'; query: string }
  | ({ name: 'view_cart' } & TrackedCart)
  | ({ name: 'begin_checkout' } & TrackedCart)
  | ({ name: 'web_vital' } & WebVital);

export interface TrackedLine {
  productId?: string;
  variantId?: string;
  title?: string;
  /** Pieces added or removed. */
  quantity: number;
  /** The price of one piece. */
  price?: Money;
}

/** The cart in an event. */
export interface TrackedCart {
  items: TrackedLine[];
  /** The sum of the lines, before discounts. */
  total: Money;
}

/** A measurement of how fast and how steady a page is. */
export interface WebVital {
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** The same for all reports of one page. */
  id: string;
  /** In milliseconds; for CLS, a score without a unit. */
  value: number;
  /** The growth since the last report of the same id. */
  delta: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** The kind of the page: 'home', 'collection', 'product' and others, as `pageTemplate` names them. */
  page: string;
}

/** The destination of events. `track` must not throw, and nobody awaits it. */
export interface Analytics {
  track(event: AnalyticsEvent): void;
}

/** Tracks nothing. The default. */
export const noAnalytics: Analytics = { track: () => undefined };
