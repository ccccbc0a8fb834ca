import { multiplyMoney, type Money } from '@vitrine/commerce';
import type { Analytics, AnalyticsEvent, TrackedLine, TrackedProduct } from './analytics.js';

/** A product as Google Analytics 4 takes it. */
interface Item {
  item_id?: string;
  item_name?: string;
  item_brand?: string;
  item_variant?: string;
  item_list_name?: string;
  /** From 0. */
  index?: number;
  /** Of one piece, in major units. */
  price?: number;
  quantity?: number;
}

interface Ecommerce {
  /** ISO 4217, of all prices and the value. */
  currency?: string;
  /** Of all items, in major units. */
  value?: number;
  item_list_name?: string;
  items: Item[];
}

interface Pushed {
  event: string;
  ecommerce?: Ecommerce;
}

export interface DataLayerOptions {
  /** The name of the global array, which is made with the first event. Default: 'dataLayer'. */
  name?: string;
}

/**
 * Puts events into the list that tag managers read, as Google Analytics 4 names them: `view_item_list`, `view_item`, `add_to_cart` and
 * `remove_from_cart` with their items, and `click_logo`. Nothing is sent by it.
 */
export function createDataLayerAnalytics({ name = 'dataLayer' }: DataLayerOptions = {}): Analytics {
  const globals = globalThis as unknown as Record<string, unknown[] | undefined>;
  return {
    track(event) {
      const layer = (globals[name] ??= []);
      const pushed = toGoogle(event);
      // Else a tag manager would merge the items of the event before into these.
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
