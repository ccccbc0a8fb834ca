'use client';
import { PurchaseButton } from '../AddToCartButton/PurchaseButton.js';
import type { RootProps } from '../rootProps.js';
import { DispatchDate } from '../ui/DispatchDate.js';
import { useProduct } from './productContext.js';

export type ProductButtonsProps = RootProps<HTMLDivElement>;

/** A part of `ProductBox`: the button that adds the product to the cart, with the day of its dispatch. */
export function ProductButtons(root: ProductButtonsProps) {
  const { availability, reasonId, addition, buttonRef } = useProduct();
  return (
    <>
      <PurchaseButton {...root} rootRef={buttonRef} state={addition} reasonId={reasonId} isFullWidth />
      <DispatchDate isShown={availability.isAvailable && !availability.wait} />
    </>
  );
}
