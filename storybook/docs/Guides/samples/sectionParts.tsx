'use client';
import type { Product } from '@vitrine/commerce';
import { Text } from '@vitrine/components';
import {
  ProductButtons,
  ProductChoices,
  ProductDescription,
  ProductForm,
  ProductGallery,
  ProductInfo,
  ProductOptions,
  ProductPrice,
  ProductQuantity,
  ProductRoot,
  ProductTitle,
  useProductPurchase,
} from '@vitrine/sections';

/** Put it into the page with `key={product.id}`. */
export function OwnProduct({ product }: { product: Product }) {
  const purchase = useProductPurchase(product);
  const { variant, addition } = purchase;
  return (
    <>
      <Text>{addition.isEnabled && variant ? `You take ${variant.name}` : 'Choose yours'}</Text>
      <ProductRoot purchase={purchase}>
        <ProductInfo>
          <ProductTitle />
          <ProductDescription />
          <ProductForm>
            <ProductChoices>
              <ProductOptions />
              <ProductPrice />
              <ProductQuantity />
            </ProductChoices>
            <ProductButtons />
          </ProductForm>
        </ProductInfo>
        <ProductGallery />
      </ProductRoot>
    </>
  );
}
