import type { Cart, CartItem } from '@vitrine/commerce';
import type { AnalyticsEvent, TrackedCart, TrackedLine } from '../analytics/analytics.js';
import { join } from './join.js';

/** Reports additions and removals to analytics. */
export interface Tracking {
  observe: (observer: (event: AnalyticsEvent) => void) => () => void;
  /** @param difference The pieces added to the line; below zero, the pieces removed. */
  report: (line: CartItem, difference: number) => void;
}

export function createTracking(): Tracking {
  const observers = new Set<(event: AnalyticsEvent) => void>();
  return {
    observe: (observer) => join(observers, observer),
    report(line, difference) {
      if (difference === 0) return;
      const name = difference > 0 ? 'add_to_cart' : 'remove_from_cart';
      for (const observe of observers) observe({ name, item: trackedLine(line, Math.abs(difference)) });
    },
  };
}

const trackedLine = ({ productId, variantId, title, price }: CartItem, quantity: number): TrackedLine => ({
  title,
  price,
  quantity,
  ...(productId && { productId }),
  ...(variantId && { variantId }),
});

/** Returns the cart as analytics knows it. */
export const trackedCart = ({ items, subtotalPrice }: Cart): TrackedCart => ({
  items: items.map((item) => trackedLine(item, item.quantity)),
  total: subtotalPrice,
});
