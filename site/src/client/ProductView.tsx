'use client';
import { ProductPreview, type ProductBoxProps } from '@vitrine/sections';
import { island } from './island';
import { loadProductBox } from './loadProductBox';

/** The product, with the variant that is chosen in the address: it can be kept, sent on and reloaded. */
export const ProductView = island<Omit<ProductBoxProps, 'onVariantChange'>>({
  load: loadProductBox,
  preview: ({ product, initialVariantId }) => <ProductPreview product={product} initialVariantId={initialVariantId} />,
});
