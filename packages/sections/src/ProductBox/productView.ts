import type { Product } from '@vitrine/commerce';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';

/** Returns the event of a displayed product, with the variant that is shown first. */
export function productView({ id, name, brand, price }: Product, variantId: string | undefined): AnalyticsEvent {
  const { amount, currencyCode } = price ?? {};
  return {
    name: 'product_view',
    product: {
      id,
      name,
      ...(brand && { brand }),
      ...(variantId && { variantId }),
      ...(amount && currencyCode && { price: { amount, currencyCode } }),
    },
  };
}
