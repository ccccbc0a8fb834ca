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

/** An action or a view of a shopper. */
export type AnalyticsEvent =
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
  | { name: 'product_view'; product: TrackedProduct };

export interface TrackedLine {
  productId?: string;
  variantId?: string;
  title?: string;
  /** Pieces added or removed. */
  quantity: number;
  /** The price of one piece. */
  price?: Money;
}

/** The destination of events. `track` must not throw, and nobody awaits it. */
export interface Analytics {
  track(event: AnalyticsEvent): void;
}

/** Tracks nothing. The default. */
export const noAnalytics: Analytics = { track: () => undefined };
