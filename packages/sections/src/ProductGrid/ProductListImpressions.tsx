'use client';
import { useEffect } from 'react';
import type { AnalyticsEvent } from '../analytics/analytics.js';
import { useShop } from '../shop/ShopProvider.js';

type Impressions = Extract<AnalyticsEvent, { name: 'product_list_impressions' }>;

/** Reports the products shown, once for each set of them. Renders nothing. */
export function ProductListImpressions({ list, products }: Omit<Impressions, 'name'>) {
  const { analytics } = useShop();
  // The same products in a new array are no new impression.
  const shown = JSON.stringify({ list, products });
  useEffect(() => {
    const impressions = JSON.parse(shown) as Omit<Impressions, 'name'>;
    if (impressions.products.length > 0) analytics.track({ name: 'product_list_impressions', ...impressions });
  }, [analytics, shown]);
  return null;
}
