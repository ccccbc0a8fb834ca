import type { ProductSummary } from '@vitrine/commerce';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';

type ShownProducts = Extract<AnalyticsEvent, { name: 'product_list_impressions' }>['products'];

/** Returns products as analytics knows them. `offset` is the number of products on the pages before. */
export const shownProducts = (products: readonly ProductSummary[], offset = 0): ShownProducts =>
  products.map(({ id, name, brand, price }, index) => ({
    id,
    name,
    position: offset + index + 1,
    ...(brand && { brand }),
    ...(price && { price }),
  }));
