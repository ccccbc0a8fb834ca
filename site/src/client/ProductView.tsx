'use client';
import { ProductPreview } from '@vitrine/sections';
import { island } from './island';
import { loadProductBox } from './loadProductBox';
import type { ProductBoxWithAddressProps } from './ProductBoxWithAddress';

/** The product, with the variant that is chosen in the address: it can be kept, sent on and reloaded. */
export const ProductView = island<ProductBoxWithAddressProps>({
  load: loadProductBox,
  preview: ({ product, initialVariantId }) => <ProductPreview product={product} initialVariantId={initialVariantId} />,
});
