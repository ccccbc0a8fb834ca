/** Shopify's names and payloads of changes. Its payloads hold the whole resource. It reports no redirects. */
import { fullName, type Collection, type Product } from '../shop/catalog/catalog.js';
import { toDecimal } from '../shop/money.js';
import type { OrderLine, OrderRecord } from '../shop/records.js';
import type { Shop, ShopChange } from '../shop/shop.js';

interface ShopifyEvent {
  /** 'products/update' */
  topic: string;
  payload: object;
}

const verbs = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** A change of a price or a stock is one of its product. */
export function shopifyEvents(change: ShopChange, shop: Shop): ShopifyEvent[] {
  switch (change.of) {
    case 'price':
    case 'stock':
      return [{ topic: 'products/update', payload: productOf(change.variant.product, shop) }];
    case 'product': {
      const { did, product } = change;
      const payload = did === 'deleted' ? { id: product.id } : productOf(product, shop);
      return [{ topic: `products/${verbs[did]}`, payload }];
    }
    case 'collection': {
      const { did, collection } = change;
      const payload =
        did === 'deleted'
          ? { id: collection.id, published_scope: 'web', updated_at: shop.now().toISOString() }
          : collectionOf(collection, shop);
      return [{ topic: `collections/${verbs[did]}`, payload }];
    }
    case 'order': {
      const payload = orderOf(change.order, shop);
      const topics = change.did === 'placed' ? ['orders/create', 'orders/paid'] : ['orders/cancelled'];
      return topics.map((topic) => ({ topic, payload }));
    }
  }
}

const productOf = ({ id, data, variants }: Product, { pricing, stock, now }: Shop) => ({
  admin_graphql_api_id: `gid://shopify/Product/${id}`,
  body_html: data.descriptionHtml,
  handle: data.handle,
  id,
  product_type: data.productType,
  published_at: data.publishedAt,
  tags: data.tags.join(', '),
  title: data.title,
  updated_at: now().toISOString(),
  status: 'active',
  vendor: data.vendor,
  variants: variants.map((variant) => ({
    admin_graphql_api_id: `gid://shopify/ProductVariant/${variant.id}`,
    id: variant.id,
    inventory_quantity: stock.piecesOf(variant) ?? 0,
    price: toDecimal(pricing.priceOf(variant).price),
    product_id: id,
    sku: variant.data.sku,
    title: variant.title,
  })),
});

const collectionOf = ({ id, data }: Collection, { now }: Shop) => ({
  admin_graphql_api_id: `gid://shopify/Collection/${id}`,
  body_html: data.descriptionHtml,
  handle: data.handle,
  id,
  published_scope: 'web',
  sort_order: 'manual',
  template_suffix: null,
  title: data.title,
  updated_at: now().toISOString(),
});

function orderOf(order: OrderRecord, shop: Shop) {
  const { number, email, currencyCode, placedAt, cancelledAt } = order;
  const amount = (minor: number) => toDecimal({ minor, currencyCode });
  return {
    admin_graphql_api_id: `gid://shopify/Order/${number}`,
    cancel_reason: cancelledAt === undefined ? null : 'other',
    cancelled_at: cancelledAt ?? null,
    confirmed: true,
    created_at: placedAt,
    currency: currencyCode,
    email,
    financial_status: order.payment ?? null,
    fulfillment_status: { unfulfilled: null, partially_fulfilled: 'partial', fulfilled: 'fulfilled' }[
      order.fulfillment
    ],
    id: number,
    line_items: order.lines.map((line, index) => lineOf(line, number * 100 + index + 1, amount, shop)),
    name: `#${number}`,
    order_number: number,
    processed_at: placedAt,
    subtotal_price: amount(order.subtotal),
    tags: '',
    test: true,
    total_price: amount(order.total),
    total_tax: amount(order.tax?.minor ?? 0),
    updated_at: shop.now().toISOString(),
  };
}

function lineOf(
  { sku, title, variantTitle, quantity, price }: OrderLine,
  id: number,
  amount: (minor: number) => string,
  { catalog }: Shop,
) {
  const variant = catalog.variant(sku);
  return {
    admin_graphql_api_id: `gid://shopify/LineItem/${id}`,
    id,
    name: variant ? fullName(variant) : title,
    price: amount(price),
    product_exists: variant !== undefined,
    // Null if the shop no longer sells it.
    product_id: variant?.product.id ?? null,
    quantity,
    sku,
    title,
    variant_id: variant?.id ?? null,
    variant_title: variantTitle ?? null,
  };
}
