'use client';
import type { Product } from '@vitrine/commerce';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { Below } from './ProductBox.styles.js';
import { ProductButtons } from './ProductButtons.js';
import { ProductChoices } from './ProductChoices.js';
import { ProductDescription, ProductDetails, ProductInfo, ProductSellingPoints } from './ProductDetails.js';
import { ProductForm } from './ProductForm.js';
import { ProductGallery } from './ProductGallery.js';
import { ProductIntro, ProductPrice, ProductTitle } from './ProductIntro.js';
import { ProductOptions } from './ProductOptions.js';
import { ProductQuantity } from './ProductQuantity.js';
import { ProductRoot } from './ProductRoot.js';
import { useProductPurchase } from './useProductPurchase.js';

export interface ProductBoxProps extends RootProps {
  /** The full product, as `commerce.catalog.product` returns it. */
  product: Product;
  /** The id of the variant shown first, such as the one that the page's URL names. Default: the first variant. */
  initialVariantId?: string | undefined;
  /** Called when the choices match another variant, with its id, or no variant. The page can put the id into its URL. */
  onVariantChange?: (variantId: string | undefined) => void;
  /** Level of the product's name. Default: 1. */
  headingLevel?: 1 | 2;
  /** Replaces the quantity if the whole product is sold out, such as a link to similar products. Default: none. */
  alternatives?: ReactNode;
  /** Replaces the pictures. Your element can read `useProduct()`. Default: `ProductGallery`. */
  gallery?: ReactNode;
  /** Replaces brand and name. Default: `ProductTitle`. */
  title?: ReactNode;
  /** Replaces the price. Default: `ProductPrice`. */
  price?: ReactNode;
  /** Replaces the selectors of the options. Default: `ProductOptions`. */
  options?: ReactNode;
  /** Replaces the quantity, the sentence about the stock, and the variants instead of a sold-out one. Default: `ProductQuantity`. */
  quantity?: ReactNode;
  /** Replaces the button that adds to the cart, and the day of dispatch. Default: `ProductButtons`. */
  buttons?: ReactNode;
  /** Replaces all below the button. Default: `ProductSellingPoints`, `ProductDescription` and `ProductDetails`. */
  details?: ReactNode;
  /** Content below both columns, such as a `ProductRow` of similar products. Default: none. */
  recommendations?: ReactNode;
  /** The parts in an order of your own; the props for single parts then have no effect. Default: gallery, then title, price, form and details beside it. */
  children?: ReactNode;
}

/** A product with its pictures, price, options, quantity and description, and the button that adds it to the cart. Set its `key` to the product's id. */
export function ProductBox({
  product,
  initialVariantId,
  onVariantChange,
  headingLevel = 1,
  alternatives,
  gallery = <ProductGallery />,
  title = <ProductTitle headingLevel={headingLevel} />,
  price = <ProductPrice />,
  options = <ProductOptions />,
  quantity = <ProductQuantity alternatives={alternatives} />,
  buttons = <ProductButtons />,
  details = defaultDetails,
  recommendations,
  children,
  ...root
}: ProductBoxProps) {
  const purchase = useProductPurchase(product, { initialVariantId, onVariantChange });
  return (
    <ProductRoot {...root} purchase={purchase}>
      {children ?? (
        <>
          {gallery}
          <ProductInfo>
            <ProductIntro>
              {title}
              {price}
            </ProductIntro>
            <ProductForm>
              <ProductChoices>
                {options}
                {quantity}
              </ProductChoices>
              {buttons}
            </ProductForm>
            {details}
          </ProductInfo>
          {recommendations && <Below>{recommendations}</Below>}
        </>
      )}
    </ProductRoot>
  );
}

const defaultDetails = (
  <>
    <ProductSellingPoints />
    <ProductDescription />
    <ProductDetails />
  </>
);
