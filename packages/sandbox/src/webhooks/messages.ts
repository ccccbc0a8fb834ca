/** The platforms' webhooks, as they are posted. */
import type { Product } from '../shop/catalog/catalog.js';
import { toDecimal } from '../shop/money.js';
import type { Shop, VariantChange } from '../shop/shop.js';
import { hmac, sha1 } from './signing.js';

export interface Message {
  /** The last part of the address: 'shopify' */
  platform: string;
  body: string;
  /** Returns the headers of one try to deliver it. */
  headersAt(time: Date): Promise<Record<string, string>>;
}

export type MakeMessage = (change: VariantChange, shop: Shop, secret: string) => Promise<Message>;

/** 'products/update' also reports the stock. Its id and time are the same for each try. */
export const shopifyMessage: MakeMessage = async ({ variant: { product } }, shop, secret) => {
  const id = crypto.randomUUID();
  const triggeredAt = shop.now().toISOString();
  const body = JSON.stringify(shopifyProduct(product, shop, triggeredAt));
  const headers = {
    'X-Shopify-Topic': 'products/update',
    'X-Shopify-Hmac-Sha256': await hmac(secret, body),
    'X-Shopify-Shop-Domain': 'sandbox.myshopify.com',
    'X-Shopify-API-Version': '2026-04',
    'X-Shopify-Webhook-Id': id,
    'X-Shopify-Event-Id': crypto.randomUUID(),
    'X-Shopify-Triggered-At': triggeredAt,
  };
  return { platform: 'shopify', body, headersAt: () => Promise.resolve(headers) };
};

const shopifyProduct = ({ id, data, variants }: Product, { pricing, stock }: Shop, updatedAt: string) => ({
  admin_graphql_api_id: `gid://shopify/Product/${id}`,
  body_html: data.descriptionHtml,
  handle: data.handle,
  id,
  title: data.title,
  updated_at: updatedAt,
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

/** A light payload, which only names what changed. Each try is signed with its own time, by Standard Webhooks. */
export const bigCommerceMessage: MakeMessage = async ({ of, variant }, shop, secret) => {
  const { product } = variant;
  const id = crypto.randomUUID();
  const named =
    of === 'stock' ? stockEvent(product, variant.id, shop.stock.piecesOf(variant) ?? 0) : priceEvent(product);
  const event = {
    ...named,
    created_at: Math.floor(shop.now().getTime() / 1000),
    store_id: '1',
    producer: 'stores/sandbox',
  };
  const body = JSON.stringify({ ...event, hash: await sha1(JSON.stringify(event)) });
  return {
    platform: 'big_commerce',
    body,
    async headersAt(time) {
      const seconds = Math.floor(time.getTime() / 1000);
      return {
        'Webhook-Id': id,
        'Webhook-Timestamp': String(seconds),
        'Webhook-Signature': `v1,${await hmac(secret, `${id}.${seconds}.${body}`)}`,
      };
    },
  };
};

const priceEvent = ({ id }: Product) => ({ scope: 'store/product/updated', data: { type: 'product', id } });

/** A product without options counts its own stock. */
const stockEvent = ({ id, data }: Product, variantId: number, value: number) => {
  const inventory = { product_id: id, method: 'absolute', value };
  return data.options.length === 0
    ? { scope: 'store/product/inventory/updated', data: { type: 'product', id, inventory } }
    : {
        scope: 'store/sku/inventory/updated',
        data: { type: 'sku', id: variantId, inventory: { ...inventory, variant_id: variantId } },
      };
};
