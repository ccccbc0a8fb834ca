'use client';
import {
  choicesOf,
  isOrderable,
  missingOptions,
  possiblePrices,
  type OptionChoices,
  type PossiblePrices,
  type Product,
  type Variant,
} from '@vitrine/commerce';
import { announce } from '@vitrine/components';
import { useId, useRef, useState, type RefObject } from 'react';
import { useAddToCart, type AddToCart } from '../shop/useAddToCart.js';
import { useItemInventory } from '../shop/useItemInventory.js';
import { useShop } from '../shop/ShopProvider.js';
import { optionField } from './purchaseFields.js';
import { purchaseOf, stockedItems, type Purchase } from './purchase.js';
import { purchaseText } from './purchaseText.js';
import { useChoiceAnnouncement } from './useChoiceAnnouncement.js';
import { useVariantSelection } from './useVariantSelection.js';

/** The state of a form that buys a product. */
export interface PurchaseState {
  choices: OptionChoices;
  variant: Variant | undefined;
  purchase: Purchase;
  /** The prices of the variants that still match the choices. */
  prices: PossiblePrices | undefined;
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Changes these choices and announces the result. */
  choose: (changes: OptionChoices) => void;
  /** Chooses this variant. */
  chooseVariant: (variant: Variant) => void;
  /** The option without a value for which a press has asked. */
  askedId: string | undefined;
  /** A sentence about the limit of the purchase. */
  hint: string | undefined;
  hintId: string;
  /** The id of the hint, if there is one. */
  reasonId: string | undefined;
  /** The element with the controls of the choices. */
  choicesRoot: RefObject<HTMLDivElement | null>;
  addition: AddToCart;
}

interface PurchaseOptions {
  initialVariantId?: string | undefined;
  onVariantChange?: ((variantId: string | undefined) => void) | undefined;
  /** Called with all choices after one has been made. */
  onChoose?: (choices: OptionChoices) => void;
  /** As of `useAddToCart`. */
  onAnswer?: (isAdded: boolean) => void;
}

/** Keeps the choices for a product, and adds the chosen variant to the cart. */
export function usePurchase(
  product: Product,
  { initialVariantId, onVariantChange, onChoose, onAnswer }: PurchaseOptions = {},
): PurchaseState {
  const { messages, locale } = useShop();
  const { choices, variant, choose } = useVariantSelection(product, initialVariantId, onVariantChange);
  const inventory = useItemInventory(stockedItems(product));
  const purchase = purchaseOf(product, choices, variant, inventory);
  const choicesRoot = useRef<HTMLDivElement>(null);
  const [wantedQuantity, setQuantity] = useState(1);

  const { min, max } = purchase.bounds;
  const quantity = isOrderable(purchase.bounds) ? Math.min(Math.max(wantedQuantity, min), max) : min;

  const hint = purchaseText(purchase, product, { messages, locale });
  const hintId = useId();
  const prices = possiblePrices(product, choices);
  const announceChoice = useChoiceAnnouncement({ prices, hint, isKnown: inventory.status !== 'loading' });
  const chooseAndAnnounce = (changes: OptionChoices) => {
    choose(changes);
    announceChoice();
    onChoose?.({ ...choices, ...changes });
  };

  const [missing] = missingOptions(product.options, choices);
  const [askedId, setAskedId] = useState<string>();
  const onRefused = () => {
    setAskedId(missing?.id);
    const reason = missing ? messages.allOptionsRequired : hint;
    if (reason) announce(reason, 'polite');
    if (!missing) return;
    const field = choicesRoot.current?.querySelector<HTMLElement>(`[name="${CSS.escape(optionField(missing.id))}"]`);
    field?.focus();
    // The button of the bar at the end of the screen can be far below.
    (field?.closest('fieldset') ?? field)?.scrollIntoView({ block: 'nearest' });
  };

  const unavailableText =
    inventory.status === 'failed'
      ? messages.stockUnknown
      : purchase.isMissingVariant
        ? messages.unavailable
        : undefined;
  const addition = useAddToCart(
    {
      productId: product.id,
      ...(variant && { variantId: variant.id }),
      quantity,
      availability: purchase.isAvailable,
      isLoading: inventory.status === 'loading',
      options: Object.fromEntries(product.options.map(({ id, required }) => [id, { value: choices[id], required }])),
      ...(unavailableText && { outOfStockText: unavailableText }),
      onRefused,
    },
    onAnswer,
  );

  return {
    choices,
    variant,
    purchase,
    prices,
    quantity,
    setQuantity,
    choose: chooseAndAnnounce,
    chooseVariant: (alternative) => chooseAndAnnounce(choicesOf(alternative)),
    askedId: missing?.id === askedId ? askedId : undefined,
    hint,
    hintId,
    reasonId: hint && hintId,
    choicesRoot,
    addition,
  };
}
