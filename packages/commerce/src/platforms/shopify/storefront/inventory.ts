import type { InventoryRecord } from '../../../model/entities.js';
import type { CallOptions } from '../../../port/context.js';
import type { InventoryClient } from '../../../port/inventory.js';
import type { Call } from './client.js';
import { isGlobalId } from './denormalize.js';
import { isNamed } from './nodes.js';
import { toProductInventory, toVariantInventory } from './normalize.js';

/** The maximum number of ids in one lookup. */
const lookupLimit = 50;

export const createInventory = (call: Call): InventoryClient => ({
  async lookup(type, ids, options) {
    const known = [...new Set(ids)].filter((id) => isGlobalId(type, id));
    const batches = Array.from({ length: Math.ceil(known.length / lookupLimit) }, (_, index) =>
      known.slice(index * lookupLimit, (index + 1) * lookupLimit),
    );
    const read = type === 'Product' ? readProducts : readVariants;
    const entries = await Promise.all(batches.map((batch) => read(call, batch, options)));
    return Object.fromEntries(entries.flat());
  },
});

type InventoryEntry = [id: string, record: InventoryRecord];

async function readProducts(call: Call, ids: string[], options?: CallOptions): Promise<InventoryEntry[]> {
  const { nodes } = await call('productInventory', { ids }, options);
  return nodes.flatMap((node): InventoryEntry[] => (isNamed(node) ? [[node.id, toProductInventory(node)]] : []));
}

async function readVariants(call: Call, ids: string[], options?: CallOptions): Promise<InventoryEntry[]> {
  const { nodes } = await call('variantInventory', { ids }, options);
  return nodes.flatMap((node): InventoryEntry[] => (isNamed(node) ? [[node.id, toVariantInventory(node)]] : []));
}
