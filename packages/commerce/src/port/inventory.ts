import type { InventoryRecord } from '../model/entities.js';
import type { CallOptions } from './context.js';

export interface InventoryClient {
  /** Returns records by id, for the ids that the platform knows. Sends the platform at most 50 ids per request. */
  lookup(
    type: 'Product' | 'ProductVariant',
    ids: readonly string[],
    options?: CallOptions,
  ): Promise<Record<string, InventoryRecord>>;
}
