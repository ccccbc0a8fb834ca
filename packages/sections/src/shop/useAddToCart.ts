'use client';
import type { Money } from '@vitrine/commerce';
import { announce } from '@vitrine/components';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartNotice } from '../state/cart/notice.js';
import { addToCart } from './addToCart.js';
import { useShop } from './ShopProvider.js';
import { useConnection } from './useConnection.js';

/** What is added, and when it can be. */
export interface Addition {
  /** The platform's id of the product to add. */
  productId?: string;
  /** The id of the chosen variant. */
  variantId?: string;
  /** Number of pieces. Default: 1. */
  quantity?: number;
  /** The price of one piece that the page shows. If the platform has a higher one by now, the line in the cart names both. Default: the cart names its own. */
  price?: Money | undefined;
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
  /** Called on a press while nothing can be added. The page can move the focus to the missing choice. Default: the text of the button is announced. */
  onRefused?: () => void;
}

// Always the same object: another object would be announced again.
const waiting: CartNotice = { kind: 'waiting' };

/** The state of one addition to the cart, for all buttons that make it. */
export interface AddToCart {
  text: string;
  /** The text before scripts run, when nothing can change it after a choice. */
  plainText: string;
  /** Whether something can be added, or could be once the stock is known. `false` while an addition waits for the connection. */
  isEnabled: boolean;
  /** Whether the stock is being looked up, or the product is being added. `false` while the browser is offline: nothing goes on then. */
  isBusy: boolean;
  isAdding: boolean;
  /** Why the product was not added, or is added later. */
  notice: CartNotice | undefined;
  press: () => void;
}

/**
 * Adds a product to the cart.
 *
 * @param onAnswer As of `addToCart`.
 */
export function useAddToCart(
  {
    productId,
    variantId,
    quantity = 1,
    price,
    availability,
    options = {},
    isLoading = false,
    availableForSaleText,
    outOfStockText,
    onRefused,
  }: Addition,
  onAnswer?: (isAdded: boolean) => void,
): AddToCart {
  const { messages, cart } = useShop();
  const { isOffline } = useConnection();
  const [isAdding, setAdding] = useState(false);
  const isWanted = useRef(false);
  const [notice, setNotice] = useState<CartNotice>();

  const hasMissing = Object.values(options).some(({ value, required }) => required && !value);
  const canBeAdded = availability && !hasMissing;
  const isWaiting = isAdding && isOffline;
  const isSoldOut = !isLoading && !availability;
  const forSale = availableForSaleText ?? messages.addToCart;
  const text = isSoldOut ? (outOfStockText ?? messages.soldOut) : hasMissing ? messages.allOptionsRequired : forSale;

  const add = async () => {
    setAdding(true);
    setNotice(undefined);
    const item = {
      quantity,
      price,
      ...(productId && { productId }),
      ...(variantId && { variantId }),
      optionSelections: Object.entries(options).map(([optionId, { value }]) => ({ optionId, value })),
    };
    setNotice(await addToCart(cart, item, onAnswer));
    setAdding(false);
  };
  const act = () => {
    if (canBeAdded) void add();
    else if (onRefused) onRefused();
    else announce(text, 'polite');
  };

  const actIfWanted = useEffectEvent(() => {
    if (isWanted.current) act();
    isWanted.current = false;
  });
  useEffect(() => {
    if (!isLoading) actIfWanted();
  }, [isLoading]);

  return {
    text,
    plainText: text === messages.allOptionsRequired ? forSale : text,
    isEnabled: !isWaiting && (isLoading || canBeAdded),
    isBusy: !isOffline && (isLoading || isAdding),
    isAdding,
    notice: isWaiting ? waiting : notice,
    press: () => {
      if (isWaiting) announce(messages.addedWhenOnline, 'polite');
      if (isAdding) return;
      // A missing choice does not depend on the stock.
      if (!isLoading || hasMissing) return act();
      isWanted.current = !isOffline;
      // The stock comes with the connection. By then, the shopper may have chosen something else.
      if (isOffline) void add();
    },
  };
}
