'use client';
import { ProductRow, useShop, type ProductRowProps } from '@vitrine/sections';

/**
 * Products beside another one. Their markup is known to the browser's script, which shows tiles anyway, so that it need not stand in the
 * page a second time, as data that is longer than what it is made from.
 */
export function Recommendations(props: Pick<ProductRowProps, 'id' | 'products'>) {
  const { imageLoader } = useShop();
  return <ProductRow {...props} imageLoader={imageLoader} />;
}
