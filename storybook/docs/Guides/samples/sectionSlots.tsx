'use client';
import type { Product } from '@vitrine/commerce';
import { Image } from '@vitrine/components';
import { ProductBox, useProduct } from '@vitrine/sections';

/** All pictures of the choices in a grid, the current one first. */
function Pictures() {
  const { product, media, mediaIndex } = useProduct();
  const sorted = [...media.slice(mediaIndex), ...media.slice(0, mediaIndex)];
  return (
    <div className="pictures">
      {sorted.map(({ id, details }) => (
        <Image key={id} src={details.src} alt={details.alt ?? product.name} aspectRatio="1 / 1" />
      ))}
    </div>
  );
}

export const ProductWithGrid = ({ product }: { product: Product }) => (
  <ProductBox key={product.id} product={product} gallery={<Pictures />} details={null} />
);
