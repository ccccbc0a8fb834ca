'use client';
import type { ReactNode } from 'react';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';
import { SelectItem } from '../listing/selectItem.js';
import { useShop } from '../shop/ShopProvider.js';
import { useTrackView } from '../shop/useTrackView.js';

type Impressions = Extract<AnalyticsEvent, { name: 'product_list_impressions' }>;

interface ProductListImpressionsProps extends Omit<Impressions, 'name'> {
  /** The list. */
  children?: ReactNode;
}

/** Reports the products shown, once for each set of them, and the product that the shopper opens. */
export function ProductListImpressions({ list, products, children }: ProductListImpressionsProps) {
  const { analytics } = useShop();
  useTrackView(products.length > 0 ? { name: 'product_list_impressions', list, products } : undefined);
  const select = (id: string) => {
    const product = products.find((shown) => shown.id === id);
    if (product) analytics.track({ name: 'select_item', list, product });
  };
  return <SelectItem value={select}>{children}</SelectItem>;
}
