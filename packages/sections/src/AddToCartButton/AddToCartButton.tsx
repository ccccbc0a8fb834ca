'use client';
import { announce, Button, useIntent } from '@vitrine/components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cartPanel } from '../CartDrawer/loadedCartPanel.js';
import type { CartNotice } from '../state/cart/notice.js';
import { useCart } from '../shop/useCart.js';
import { Notice } from '../ui/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import { Root, WithoutScripts, WithScripts } from './AddToCartButton.styles.js';

export interface AddToCartButtonProps {
  /** The platform's id of the product to add. */
  productId?: string;
  /** The id of the chosen variant. */
  variantId?: string;
  /** Number of pieces. Default: 1. */
  quantity?: number;
  /** Whether it can be bought. */
  availability: boolean;
  /** The options and the chosen values, by option id. While a required option has no value, nothing can be added. Default: none. */
  options?: Record<string, { value: string | undefined; required: boolean }>;
  /** Whether the stock is being looked up. Default: `false`. */
  isLoading?: boolean;
  /** Default: 'Add to Cart'. */
  availableForSaleText?: string;
  /** Default: 'Sold out'. */
  outOfStockText?: string;
  /** The id of an element that explains why nothing can be added. Default: none; the button's own text gives the reason. */
  reasonId?: string | undefined;
  /** Called on a press while nothing can be added. The page can move the focus to the missing choice. Default: the text of the button is announced. */
  onRefused?: () => void;
  /** Whether it is as wide as its container. Default: `false`. */
  isFullWidth?: boolean;
}

/**
 * Adds a product to the cart and then opens the cart. A press while the stock is looked up counts once the stock is known. While nothing can
 * be added, the button is `aria-disabled`: it keeps the focus, and a press announces the reason. In a form, it is the submit button, so the
 * form works before scripts run. A failure shows below the button.
 */
export function AddToCartButton({
  productId,
  variantId,
  quantity = 1,
  availability,
  options = {},
  isLoading = false,
  availableForSaleText,
  outOfStockText,
  reasonId,
  onRefused,
  isFullWidth = false,
}: AddToCartButtonProps) {
  const { messages } = useShop();
  const { addItems, open } = useCart();
  const root = useRef<HTMLDivElement>(null);
  useIntent(root, cartPanel.preload);
  const [isAdding, setAdding] = useState(false);
  const isWanted = useRef(false);
  const [notice, setNotice] = useState<CartNotice>();

  const hasMissing = Object.values(options).some(({ value, required }) => required && !value);
  const canBeAdded = availability && !hasMissing;
  const isSoldOut = !isLoading && !availability;
  const forSale = availableForSaleText ?? messages.addToCart;
  const text = isSoldOut ? (outOfStockText ?? messages.soldOut) : hasMissing ? messages.allOptionsRequired : forSale;

  const add = async () => {
    // A press that is repeated for a shopper has no pointer and no focus before it.
    cartPanel.preload();
    setAdding(true);
    setNotice(undefined);
    const outcome = await addItems([
      {
        quantity,
        ...(productId && { productId }),
        ...(variantId && { variantId }),
        optionSelections: Object.entries(options).map(([optionId, { value }]) => ({ optionId, value })),
      },
    ]);
    setAdding(false);
    // The cart itself shows a change that was made differently than requested, or that may not have been made.
    if (outcome.isAdded || outcome.isUnknown) open();
    else setNotice(outcome.notice);
  };
  const press = () => {
    if (canBeAdded) void add();
    else if (onRefused) onRefused();
    else announce(text, 'polite');
  };

  const pressWanted = useEffectEvent(() => {
    if (isWanted.current) press();
    isWanted.current = false;
  });
  useEffect(() => {
    if (!isLoading) pressWanted();
  }, [isLoading]);

  return (
    <Root
      ref={root}
      data-full-width={isFullWidth || undefined}
      // The button ignores a press that begins while it loads and ends after that. A click always counts.
      onClickCapture={() => {
        if (isAdding) return;
        // A missing choice does not depend on the stock.
        if (isLoading && !hasMissing) isWanted.current = true;
        else press();
      }}
    >
      <Button
        type="submit"
        isFullWidth={isFullWidth}
        isLoading={isLoading || isAdding}
        // The look-up of the stock is not announced: it begins with the page.
        {...(!isAdding && { loadingLabel: '' })}
        {...(!isLoading && !canBeAdded && { 'aria-disabled': true })}
        {...(reasonId && { 'aria-describedby': reasonId })}
      >
        {text === messages.allOptionsRequired ? (
          <>
            <WithScripts>{text}</WithScripts>
            <WithoutScripts>{forSale}</WithoutScripts>
          </>
        ) : (
          text
        )}
      </Button>
      <Notice notice={notice} />
    </Root>
  );
}
