import { useState } from 'react';
import { trackedCart } from '../state/cart/tracking.js';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';
import { useCart } from '../shop/useCart.js';
import { useTrackView } from '../shop/useTrackView.js';

/** Tracks each view of a cart with lines, as it is at the view's beginning. */
export function useTrackCart(isShown: boolean) {
  const { cart } = useCart();
  const seen = isShown && cart && cart.items.length > 0 ? cart : undefined;
  const [view, setView] = useState<AnalyticsEvent>();
  if (seen && !view) setView({ name: 'view_cart', ...trackedCart(seen) });
  if (!isShown && view) setView(undefined);
  useTrackView(view);
}
