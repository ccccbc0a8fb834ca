import type { InventoryRecord } from '../../model/entities.js';
import type { CallOptions } from '../../port/context.js';
import type { InventoryClient } from '../../port/inventory.js';
import type { WireInventory } from './answers.js';
import type { Client } from './client.js';
import { parseId, parseVariantId, type VariantKey } from './ids.js';
import { batchesOf } from './pages.js';
import { toProductInventory, toVariantInventory } from './normalize.js';

/** The maximum number of ids in one lookup. */
const lookupLimit = 50;

const fields = [
  'availability',
  'inventory_level',
  'inventory_tracking',
  'order_quantity_minimum',
  'order_quantity_maximum',
  'preorder_release_date',
  'preorder_message',
];

type InventoryEntry = [id: string, record: InventoryRecord];

export const createInventory = (client: Client): InventoryClient => ({
  async lookup(type, ids, options = {}) {
    const read = type === 'Product' ? readProducts : readVariants;
    const known = [...new Set(ids)];
    const entries = await Promise.all(batchesOf(known, lookupLimit).map((batch) => read(client, batch, options)));
    return Object.fromEntries(entries.flat());
  },
});

async function readProducts(client: Client, ids: string[], options: CallOptions): Promise<InventoryEntry[]> {
  const numbers = ids.flatMap((id) => parseId(id) ?? []);
  const products = await read(client, numbers, [], options);
  return products.map((product) => [String(product.id), toProductInventory(product)]);
}

/** Reads variants with their products, which contain the availability and the quantity limits of an order. */
async function readVariants(client: Client, ids: string[], options: CallOptions): Promise<InventoryEntry[]> {
  const keys = ids.flatMap((id) => {
    const key = parseVariantId(id);
    return key ? [{ id, ...key }] : [];
  });
  const products = await read(client, [...new Set(keys.map(({ productId }) => productId))], ['variants'], options);
  const byId = new Map(products.map((product) => [product.id, product]));
  return keys.flatMap(({ id, ...key }) => toEntry(id, key, byId.get(key.productId)));
}

function toEntry(id: string, { variantId }: VariantKey, product: WireInventory | undefined): InventoryEntry[] {
  const variant = product?.variants?.find((candidate) => candidate.id === variantId);
  return product && variant ? [[id, toVariantInventory(variant, product)]] : [];
}

async function read(client: Client, ids: number[], include: string[], options: CallOptions): Promise<WireInventory[]> {
  if (ids.length === 0) return [];
  const query = { 'id:in': ids, include_fields: fields, limit: lookupLimit, ...(include.length > 0 && { include }) };
  return (await client.ask('getProductInventory', { query }, options)).data;
}
