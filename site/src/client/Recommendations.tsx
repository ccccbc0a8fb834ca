'use client';
import { ProductRow, useShop, type ProductRowProps } from '@vitrine/sections';
import { recommendationsId } from './recommendationsId';
import { useIsShown } from './useIsShown';

/**
 * Products recommended beside another product. The browser's script contains their markup, since it shows tiles anyway.
 * So the page does not contain the markup a second time, as data that is longer than the products.
 */
export function Recommendations({ products }: Pick<ProductRowProps, 'products'>) {
  const { imageLoader } = useShop();
  const isShown = useIsShown();
  if (!isShown) return null;
  return <ProductRow id={recommendationsId} products={products} imageLoader={imageLoader} />;
}
