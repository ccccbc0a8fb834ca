import { multiplyMoney, type Money } from '@vitrine/commerce';
import type { Analytics, AnalyticsEvent, TrackedLine, TrackedProduct } from './analytics.js';

/** A product in the format of Google Analytics 4. */
interface Item {
  item_id?: string;
  item_name?: string;
  item_brand?: string;
  item_variant?: string;
  item_list_name?: string;
  /** Position, from 0. */
  index?: number;
  /** Price of one piece, in major units. */
  price?: number;
  quantity?: number;
}

interface Ecommerce {
  /** ISO 4217 code of all prices and the value. */
  currency?: string;
  /** Value of all items, in major units. */
  value?: number;
  item_list_name?: string;
  items: Item[];
}

interface Pushed {
  event: string;
  ecommerce?: Ecommerce;
}

export interface DataLayerOptions {
  /** The name of the global array, which the first event creates. Default: 'dataLayer'. */
  name?: string;
}

/**
 * Pushes events into the array that tag managers read, in the format of Google Analytics 4: `view_item_list`, `view_item`, `add_to_cart` and
 * `remove_from_cart` with their items, and `click_logo`. It sends nothing itself.
 */
export function createDataLayerAnalytics({ name = 'dataLayer' }: DataLayerOptions = {}): Analytics {
  const globals = globalThis as unknown as Record<string, unknown[] | undefined>;
  return {
    track(event) {
      const layer = (globals[name] ??= []);
      const pushed = toGoogle(event);
      // Otherwise a tag manager would merge the items of the previous event into this one.
      if (pushed.ecommerce) layer.push({ ecommerce: null });
      layer.push(pushed);
    },
  };
}

function toGoogle(event: AnalyticsEvent): Pushed {
  switch (event.name) {
    case 'click_logo':
      return { event: 'click_logo' };
    case 'add_to_cart':
    case 'remove_from_cart':
      return { event: event.name, ecommerce: ofLine(event.item) };
    case 'product_view':
      return {
        event: 'view_item',
        ecommerce: { ...worth(event.product.price), items: [{ ...toItem(event.product), quantity: 1 }] },
      };
    case 'product_list_impressions': {
      const { list, products } = event;
      const currency = products.find(({ price }) => price)?.price?.currencyCode;
      const items = products.map((product) => ({
        ...toItem(product),
        item_list_name: list,
        index: product.position - 1,
      }));
      return { event: 'view_item_list', ecommerce: { ...(currency && { currency }), item_list_name: list, items } };
    }
  }
}

const ofLine = ({ productId, variantId, title, quantity, price }: TrackedLine): Ecommerce => ({
  ...worth(price && multiplyMoney(price, quantity)),
  items: [
    {
      ...((productId ?? variantId) && { item_id: productId ?? variantId }),
      ...(title && { item_name: title }),
      ...(variantId && { item_variant: variantId }),
      ...(price && { price: Number(price.amount) }),
      quantity,
    },
  ],
});

const toItem = ({ id, name, brand, variantId, price }: TrackedProduct): Item => ({
  item_id: id,
  item_name: name,
  ...(brand && { item_brand: brand }),
  ...(variantId && { item_variant: variantId }),
  ...(price && { price: Number(price.amount) }),
});

const worth = (money: Money | undefined): Pick<Ecommerce, 'currency' | 'value'> =>
  money ? { currency: money.currencyCode, value: Number(money.amount) } : {};
