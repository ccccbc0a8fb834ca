'use client';
import { whenIdle } from '@vitrine/components';
import { useEffect, useEffectEvent } from 'react';
import { useTrackViewEarly } from '../analytics/useTrackView.js';
import { shownProducts } from '../ProductGrid/shownProducts.js';
import type { FoundByServer } from '../searchState/useSearch.js';
import { useShop } from '../shop/ShopProvider.js';

/**
 * Replaces `SearchPage` while only its HTML is in the page: reports the products shown. Calls `onNeeded` if `SearchPage` would show more
 * than its HTML: without a query, the searches that this device remembers.
 */
export function useSearchGlance(query: string, found: FoundByServer | undefined, onNeeded: () => void) {
  const { messages } = useShop();
  const isNeeded = query === '' || !found;
  const need = useEffectEvent(onNeeded);
  useEffect(() => (isNeeded ? whenIdle(() => need()) : undefined), [isNeeded]);
  const products = shownProducts(found && 'results' in found ? found.results.hits : []);
  useTrackViewEarly(
    products.length > 0 ? { name: 'product_list_impressions', list: messages.searchResults, products } : undefined,
  );
}
