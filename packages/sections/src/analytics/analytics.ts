import type { Money } from '@vitrine/commerce';

/** A product as analytics knows it. */
export interface TrackedProduct {
  id: string;
  name: string;
  brand?: string;
  variantId?: string;
  /** Of one piece. */
  price?: Money;
}

/** What a shopper did or saw. */
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
  /** Of one piece. */
  price?: Money;
}

/** Where events go. `track` must not throw, and nothing waits for it. */
export interface Analytics {
  track(event: AnalyticsEvent): void;
}

/** Tracks nothing: the default. */
export const noAnalytics: Analytics = { track: () => undefined };
