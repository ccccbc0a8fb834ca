'use client';
import type { Product } from '@vitrine/commerce';
import {
  ProductButtons,
  ProductForm,
  ProductGallery,
  ProductInfo,
  ProductOptions,
  ProductPrice,
  ProductRoot,
  ProductTitle,
  useProductPurchase,
  useShop,
} from '@vitrine/sections';
import { useEffect, useState } from 'react';

/** The price is in the form, below the options. */
function OwnProduct({ product }: { product: Product }) {
  const purchase = useProductPurchase(product);
  return (
    <ProductRoot purchase={purchase}>
      <ProductGallery />
      <ProductInfo>
        <ProductTitle />
        <ProductForm>
          <ProductOptions />
          <ProductPrice />
          <ProductButtons />
        </ProductForm>
      </ProductInfo>
    </ProductRoot>
  );
}

export function ProductPage() {
  const { catalog } = useShop().commerce;
  const [product, setProduct] = useState<Product>();
  useEffect(() => void catalog.product('merino-jersey').then(setProduct), [catalog]);
  return product && <OwnProduct key={product.id} product={product} />;
}
