import type { Product } from '../../model/entities.js';
import type { Commerce } from '../../port/commerce.js';
import type { Records } from './productData.js';

/** Returns the stock of products with all their variants, in one request for each kind of id. */
export async function readStock(products: readonly Product[], { inventory }: Commerce): Promise<Records> {
  const ofProducts = products.filter(({ inventoryTracking }) => inventoryTracking === 'product');
  const ofVariants = products.filter(({ inventoryTracking }) => inventoryTracking !== 'product');
  const variantIds = ofVariants.flatMap(({ variants }) => variants.map(({ id }) => id));
  const [byProduct, byVariant] = await Promise.all([
    ofProducts.length > 0
      ? inventory.lookup(
          'Product',
          ofProducts.map(({ id }) => id),
        )
      : {},
    variantIds.length > 0 ? inventory.lookup('ProductVariant', variantIds) : {},
  ]);
  return { ...byProduct, ...byVariant };
}
