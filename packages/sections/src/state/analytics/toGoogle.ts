import { multiplyMoney, type Money } from '@vitrine/commerce';
import type { AnalyticsEvent, TrackedLine, TrackedProduct } from './analytics.js';

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

/** An event in the format of Google Analytics 4. */
export interface GoogleEvent {
  name: string;
  ecommerce?: Ecommerce;
  parameters?: Readonly<Record<string, string | number>>;
}

/** Returns the event with the name and the parameters that Google Analytics 4 recommends for it. */
export function toGoogle(event: AnalyticsEvent): GoogleEvent {
  switch (event.name) {
    case 'click_logo':
      return { name: 'click_logo' };
    case 'page_view':
      return { name: 'page_view', parameters: { page_path: event.path } };
    case 'search':
      return { name: 'search', parameters: { search_term: event.query } };
    case 'add_to_cart':
    case 'remove_from_cart': {
      const { price, quantity } = event.item;
      return {
        name: event.name,
        ecommerce: { ...worth(price && multiplyMoney(price, quantity)), items: [ofLine(event.item)] },
      };
    }
    case 'view_cart':
    case 'begin_checkout':
      return { name: event.name, ecommerce: { ...worth(event.total), items: event.items.map(ofLine) } };
    case 'product_view':
      return {
        name: 'view_item',
        ecommerce: { ...worth(event.product.price), items: [{ ...toItem(event.product), quantity: 1 }] },
      };
    case 'product_list_impressions':
      return { name: 'view_item_list', ecommerce: ofList(event.list, event.products) };
    case 'select_item':
      return { name: 'select_item', ecommerce: ofList(event.list, [event.product]) };
    case 'web_vital': {
      const { metric, id, value, delta, rating, page } = event;
      // `value` is what reports add up, so it is the growth. Google counts no fractions of CLS.
      const whole = (number: number) => Math.round(metric === 'CLS' ? number * 1000 : number);
      return {
        name: metric,
        parameters: {
          value: whole(delta),
          metric_id: id,
          metric_value: whole(value),
          metric_rating: rating,
          content_group: page,
        },
      };
    }
  }
}

function ofList(list: string, products: readonly (TrackedProduct & { position: number })[]): Ecommerce {
  const currency = products.find(({ price }) => price)?.price?.currencyCode;
  const items = products.map((product) => ({ ...toItem(product), item_list_name: list, index: product.position - 1 }));
  return { ...(currency && { currency }), item_list_name: list, items };
}

const ofLine = ({ productId, variantId, title, quantity, price }: TrackedLine): Item => ({
  ...((productId ?? variantId) && { item_id: productId ?? variantId }),
  ...(title && { item_name: title }),
  ...(variantId && { item_variant: variantId }),
  ...(price && { price: Number(price.amount) }),
  quantity,
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
