'use client';
import type { Product } from '@vitrine/commerce';
import { ProductPreview, useShop } from '@vitrine/sections';
import { lazy, Suspense, useEffect, useState } from 'react';

const ProductBox = lazy(async () => ({ default: (await import('@vitrine/sections')).ProductBox }));

/** The preview shows while the script of the box loads. */
export function ProductPage() {
  const { catalog } = useShop().commerce;
  const [product, setProduct] = useState<Product>();
  useEffect(() => void catalog.product('floor-pump').then(setProduct), [catalog]);
  return (
    product && (
      <Suspense fallback={<ProductPreview product={product} />}>
        <ProductBox product={product} />
      </Suspense>
    )
  );
}
