'use client';
import { Button, useIntent, useIsHydrated } from '@vitrine/components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cartPanel } from '../CartDrawer/loadedCartPanel.js';
import type { CartNotice } from '../cartState/notice.js';
import { useCart } from '../cartState/useCart.js';
import { Notice } from '../Notice/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import { Root } from './AddToCartButton.styles.js';

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
  /** As wide as its container. Default: `false`. */
  isFullWidth?: boolean;
}

/**
 * Puts a product into the cart and then opens it. Why it could not is said below the button. In a form it is the button that sends it,
 * which is how it works before scripts run: nothing is known of the stock then, so nothing is held back.
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
  isFullWidth = false,
}: AddToCartButtonProps) {
  const { messages } = useShop();
  const { addItems, open } = useCart();
  const root = useRef<HTMLDivElement>(null);
  useIntent(root, cartPanel.preload);
  const isHydrated = useIsHydrated();
  const [isAdding, setAdding] = useState(false);
  const isWanted = useRef(false);
  const [notice, setNotice] = useState<CartNotice>();

  const hasMissing = Object.values(options).some(({ value, required }) => required && !value);
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
    // What was done otherwise than asked, or perhaps not at all, is said in the cart, where it shows.
    if (outcome.isAdded || outcome.isUnknown) open();
    else setNotice(outcome.notice);
  };

  const canBeAdded = availability && !hasMissing;
  const addWanted = useEffectEvent(() => {
    if (isWanted.current && canBeAdded) void add();
    isWanted.current = false;
  });
  useEffect(() => {
    if (!isLoading) addWanted();
  }, [isLoading]);

  const forSale = availableForSaleText ?? messages.addToCart;
  const text = !availability
    ? (outOfStockText ?? messages.soldOut)
    : hasMissing
      ? messages.allOptionsRequired
      : forSale;

  return (
    // A press that comes before the stock is known is not lost: it counts once it is.
    <Root
      ref={root}
      data-full-width={isFullWidth || undefined}
      onClickCapture={() => {
        isWanted.current = isHydrated && isLoading && !isAdding;
      }}
    >
      <Button
        type="submit"
        isFullWidth={isFullWidth}
        isLoading={isHydrated && (isLoading || isAdding)}
        // The look-up of the stock is not announced: it begins with the page.
        {...(!isAdding && { loadingLabel: '' })}
        isDisabled={isHydrated && !isLoading && !canBeAdded}
        onPress={() => void add()}
      >
        {isLoading || !isHydrated ? forSale : text}
      </Button>
      <Notice notice={notice} />
    </Root>
  );
}
