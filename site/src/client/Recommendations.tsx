'use client';
import { ProductRow, useShop, type ProductRowProps } from '@vitrine/sections';
import { useIsShown } from './useIsShown';

/** Where what is sold out leads to. */
export const recommendationsId = 'like-it';

/**
 * Products beside another one. Their markup is known to the browser's script, which shows tiles anyway, so that it need not stand in the
 * page a second time, as data that is longer than what it is made from.
 */
export function Recommendations({ products }: Pick<ProductRowProps, 'products'>) {
  const { imageLoader } = useShop();
  const isShown = useIsShown();
  if (!isShown) return null;
  return <ProductRow id={recommendationsId} products={products} imageLoader={imageLoader} />;
}
