'use client';
import { ProductPreview, useProductGlance } from '@vitrine/sections';
import { island } from './island';
import { loadProductBox } from './loadProductBox';
import type { ProductBoxWithAddressProps } from './ProductBoxWithAddress';

/** The product, with the chosen variant in the address: shoppers can bookmark, share and reload it. */
export const ProductView = island<ProductBoxWithAddressProps>({
  load: loadProductBox,
  preview: ({ product, initialVariantId }) => <ProductPreview product={product} initialVariantId={initialVariantId} />,
  useGlance: ({ product, initialVariantId }, wake) => useProductGlance(product, initialVariantId, wake),
});
