import type { InventoryRecord } from '../model/entities.js';
import type { CallOptions } from './context.js';

export interface InventoryClient {
  /** Records by id, for the ids that the platform knows. At most 50 ids a call reach the platform at once. */
  lookup(
    type: 'Product' | 'ProductVariant',
    ids: readonly string[],
    options?: CallOptions,
  ): Promise<Record<string, InventoryRecord>>;
}
