import type { InventoryRecord } from '../../../model/entities.js';
import type { CallOptions } from '../../../port/context.js';
import type { InventoryClient } from '../../../port/inventory.js';
import { success, type Ask } from './client.js';
import { isVariantId, parseProductId } from './ids.js';
import { toInventoryRecord } from './normalize.js';
import * as wire from './wire.js';

/**
 * Reads the file that the shop publishes with the stock of every variant, because the theme's endpoints return no quantities. One call
 * suffices for any number of ids.
 */
export const createInventory = (ask: Ask): InventoryClient => ({
  async lookup(type, ids, options) {
    if (ids.length === 0) return {};
    const { products, productVariants } = await readInventory(ask, options);
    const [records, keyOf] = type === 'Product' ? [products, productKey] : [productVariants, variantKey];
    return Object.fromEntries(
      ids.flatMap((id): [string, InventoryRecord][] => {
        const key = keyOf(id);
        const record = key !== undefined && Object.hasOwn(records, key) ? records[key] : undefined;
        return record ? [[id, toInventoryRecord(record)]] : [];
      }),
    );
  },
});

const productKey = (id: string): string | undefined => parseProductId(id)?.number;
const variantKey = (id: string): string | undefined => (isVariantId(id) ? id : undefined);

const readInventory = (ask: Ask, options?: CallOptions) =>
  ask({ call: '/data/productInventory.json', decode: success(wire.inventory) }, options);
