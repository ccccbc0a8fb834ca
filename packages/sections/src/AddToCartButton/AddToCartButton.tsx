'use client';
import { useAddToCart, type Addition } from '../shop/useAddToCart.js';
import type { RootProps } from '../rootProps.js';
import { PurchaseButton, type PurchaseButtonLook } from './PurchaseButton.js';

export interface AddToCartButtonProps extends Addition, PurchaseButtonLook, RootProps<HTMLDivElement> {}

/**
 * Adds a product to the cart and then opens the cart. A press while the stock is looked up counts once the stock is known. While nothing can
 * be added, the button is `aria-disabled`: it keeps the focus, and a press announces the reason. In a form, it is the submit button, so the
 * form works before scripts run. A failure shows below the button.
 */
export function AddToCartButton({
  productId,
  variantId,
  quantity,
  price,
  availability,
  options,
  isLoading,
  availableForSaleText,
  outOfStockText,
  onRefused,
  ...look
}: AddToCartButtonProps) {
  const state = useAddToCart({
    productId,
    variantId,
    quantity,
    price,
    availability,
    options,
    isLoading,
    availableForSaleText,
    outOfStockText,
    onRefused,
  });
  return <PurchaseButton {...look} state={state} />;
}
