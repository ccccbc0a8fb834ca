'use client';
import { Activity, useMemo } from 'react';
import type { RootProps } from '../rootProps.js';
import { useProduct } from './productContext.js';
import { ProductPictures } from './ProductPictures.js';

export type ProductGalleryProps = RootProps<HTMLDivElement>;

/** A part of `ProductBox`: the pictures, videos and models of the product. It moves to the picture of each choice. */
export function ProductGallery(root: ProductGalleryProps) {
  const { product, media, mediaIndex, setMediaIndex } = useProduct();
  const pictured = useMemo(() => ({ ...product, media }), [product, media]);
  return (
    // Hydrated separately: together with the rest it would block the browser too long.
    <Activity>
      <ProductPictures {...root} product={pictured} index={mediaIndex} onIndexChange={setMediaIndex} />
    </Activity>
  );
}
