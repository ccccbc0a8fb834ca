/** `/data/productInventory.json`: a file with the stock of every variant, which a shop publishes with its theme. */
import type { Product, Variant } from '../../shop/catalog/catalog.js';
import { quantityRuleOf } from '../../shop/catalog/quantity.js';
import type { Visit } from './visit.js';

export function inventoryJson({ shop: { catalog, stock } }: Visit) {
  const { products } = catalog;
  return {
    products: Object.fromEntries(
      products.map((product) => [
        product.id,
        {
          availableForSale: product.variants.some(stock.isAvailable),
          quantity: stock.totalOf(product) ?? null,
          ...releaseOf(product),
        },
      ]),
    ),
    productVariants: Object.fromEntries(
      products.flatMap(({ variants }) => variants.map((variant) => [variant.id, recordOf(variant)])),
    ),
  };

  function recordOf(variant: Variant) {
    const { minimum, maximum } = quantityRuleOf(variant);
    return {
      availableForSale: stock.isAvailable(variant),
      quantity: stock.piecesOf(variant) ?? null,
      minOrder: minimum,
      ...(maximum !== undefined && { maxOrder: maximum }),
      ...(stock.isBackOrder(variant) && { currentlyNotInStock: true }),
      ...releaseOf(variant.product),
    };
  }
}

/** The theme writes the field for products that have the metafield. */
const releaseOf = ({ data: { preOrder } }: Product) => (preOrder ? { releaseDate: preOrder.date } : {});
