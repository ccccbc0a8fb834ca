'use client';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';
import { useTrackView } from '../shop/useTrackView.js';

type Impressions = Extract<AnalyticsEvent, { name: 'product_list_impressions' }>;

/** Reports the products shown, once for each set of them. Renders nothing. */
export function ProductListImpressions({ list, products }: Omit<Impressions, 'name'>) {
  useTrackView(products.length > 0 ? { name: 'product_list_impressions', list, products } : undefined);
  return null;
}
