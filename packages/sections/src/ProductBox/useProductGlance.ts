'use client';
import type { Product } from '@vitrine/commerce';
import { whenIdle } from '@vitrine/components';
import { useEffect, useEffectEvent } from 'react';
import { useTrackViewEarly } from '../analytics/useTrackView.js';
import { useShop } from '../shop/ShopProvider.js';
import { initialSelection } from './initialSelection.js';
import { productView } from './productView.js';

/**
 * Replaces `ProductBox` while only its HTML is in the page: reports the view and looks up the stock. Calls `onNeeded` if `ProductBox` would
 * show more than its HTML, because the stock limits what a shopper can buy or could not be looked up.
 * @param namedVariantId The variant that the page's address names.
 */
export function useProductGlance(product: Product, namedVariantId: string | undefined, onNeeded: () => void) {
  const shop = useShop();
  useTrackViewEarly(productView(product, initialSelection(product, namedVariantId).variant?.id));
  const need = useEffectEvent(onNeeded);
  useEffect(() => {
    const controller = new AbortController();
    const look = async () => {
      // A separate module: nothing else on the page needs the stock rules before the product is in use.
      const { isLimitedByStock } = await import('./isLimitedByStock.js');
      const isLimited = await isLimitedByStock(shop, product, namedVariantId, controller.signal);
      if (isLimited && !controller.signal.aborted) need();
    };
    const cancel = whenIdle(() => void look().catch(() => {}));
    return () => {
      cancel();
      controller.abort();
    };
  }, [shop, product, namedVariantId]);
}
