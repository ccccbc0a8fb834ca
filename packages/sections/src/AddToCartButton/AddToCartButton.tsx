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
  /** What is added, as the platform knows it. */
  productId?: string;
  /** The variant that is chosen. */
  variantId?: string;
  /** Pieces. Default: 1. */
  quantity?: number;
  /** Whether it can be bought. */
  availability: boolean;
  /** What there is to choose, by option id. With a required option unset nothing can be added. Default: nothing. */
  options?: Record<string, { value: string | undefined; required: boolean }>;
  /** The stock is being looked up. Default: `false`. */
  isLoading?: boolean;
  /** Default: 'Add to Cart'. */
  availableForSaleText?: string;
  /** Default: 'Sold out'. */
  outOfStockText?: string;
  /** The id of an element that says why nothing can be added. Default: none; the button's own text gives the reason. */
  reasonId?: string | undefined;
  /** Called for a press while nothing can be added: the page can lead to what is missing. Default: the text of the button is announced. */
  onRefused?: () => void;
  /** As wide as its container. Default: `false`. */
  isFullWidth?: boolean;
}

/**
 * Adds a product to the cart and then opens the cart. A press while the stock is looked up counts once the stock is known. While nothing
 * can be added the button is `aria-disabled`: it keeps the focus, and a press says why. In a form it is the submit button, so the form
 * works before scripts run. A failure shows below the button.
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
    // A press that was repeated for a shopper comes without a pointer and without the focus.
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
    // The cart itself shows a change that was done otherwise than asked, or perhaps not at all.
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
      // The button ignores a press that begins while it loads and ends after that. A click counts whenever it comes.
      onClickCapture={() => {
        if (isAdding) return;
        // What is missing does not depend on the stock.
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
