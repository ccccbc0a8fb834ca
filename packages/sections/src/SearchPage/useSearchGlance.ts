'use client';
import { whenIdle } from '@vitrine/components';
import { useEffect, useEffectEvent } from 'react';
import { useTrackViewEarly } from '../analytics/useTrackView.js';
import { shownProducts } from '../ProductGrid/shownProducts.js';
import type { FoundByServer } from '../searchState/useSearch.js';
import { useShop } from '../shop/ShopProvider.js';

/**
 * Replaces `SearchPage` while only its HTML is in the page: reports the products shown. Calls `onNeeded` if
 * nothing was found: `SearchPage` then shows this device's recent searches, and the shopper is likely to search again.
 */
export function useSearchGlance(found: FoundByServer | undefined, onNeeded: () => void) {
  const { messages } = useShop();
  const hits = found && 'results' in found ? found.results.hits : [];
  const isNeeded = hits.length === 0;
  const need = useEffectEvent(onNeeded);
  useEffect(() => (isNeeded ? whenIdle(() => need()) : undefined), [isNeeded]);
  const products = shownProducts(hits);
  useTrackViewEarly(
    products.length > 0 ? { name: 'product_list_impressions', list: messages.searchResults, products } : undefined,
  );
}
