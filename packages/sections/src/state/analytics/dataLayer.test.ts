import { afterEach, expect, test } from 'vitest';
import { createDataLayerAnalytics } from './dataLayer.js';

const globals = globalThis as { dataLayer?: unknown[] };
afterEach(() => void delete globals.dataLayer);

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const pump = { id: '7', name: 'Floor Pump', brand: 'Northlane', price: usd('59.90') };

test('spec §7: the events have the names and the items of Google Analytics 4', () => {
  const { track } = createDataLayerAnalytics();
  expect(globals.dataLayer).toBeUndefined();
  track({ name: 'click_logo' });
  track({ name: 'product_list_impressions', list: 'Tools', products: [{ ...pump, position: 6 }] });
  track({ name: 'product_view', product: { ...pump, variantId: '71' } });
  const line = { productId: '7', variantId: '71', title: 'Floor Pump', quantity: 3, price: usd('59.90') };
  track({ name: 'add_to_cart', item: line });
  track({ name: 'remove_from_cart', item: { ...line, quantity: 1 } });

  const item = { item_id: '7', item_name: 'Floor Pump', price: 59.9 };
  const none = { ecommerce: null };
  expect(globals.dataLayer).toEqual([
    { event: 'click_logo' },
    none,
    {
      event: 'view_item_list',
      ecommerce: {
        currency: 'USD',
        item_list_name: 'Tools',
        items: [{ ...item, item_brand: 'Northlane', item_list_name: 'Tools', index: 5 }],
      },
    },
    none,
    {
      event: 'view_item',
      ecommerce: {
        currency: 'USD',
        value: 59.9,
        items: [{ ...item, item_brand: 'Northlane', item_variant: '71', quantity: 1 }],
      },
    },
    none,
    {
      event: 'add_to_cart',
      ecommerce: { currency: 'USD', value: 179.7, items: [{ ...item, item_variant: '71', quantity: 3 }] },
    },
    none,
    {
      event: 'remove_from_cart',
      ecommerce: { currency: 'USD', value: 59.9, items: [{ ...item, item_variant: '71', quantity: 1 }] },
    },
  ]);
});

test('unknown values are left out', () => {
  createDataLayerAnalytics({ name: 'dataLayer' }).track({ name: 'add_to_cart', item: { quantity: 1 } });
  expect(globals.dataLayer?.at(-1)).toEqual({ event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } });
});
