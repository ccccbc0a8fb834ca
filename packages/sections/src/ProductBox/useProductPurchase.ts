'use client';
import {
  choicesOf,
  galleryOfChoices,
  isOrderable,
  missingOptions,
  possiblePrices,
  type OptionChoices,
  type PossiblePrices,
  type Product,
  type Variant,
} from '@vitrine/commerce';
import { announce } from '@vitrine/components';
import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useAddToCart, type AddToCart } from '../shop/useAddToCart.js';
import { useItemInventory } from '../shop/useItemInventory.js';
import { useShop } from '../shop/ShopProvider.js';
import { optionField } from './purchaseFields.js';
import { purchaseOf, stockedItems, type Purchase } from './purchase.js';
import { purchaseText } from './purchaseText.js';
import { useChoiceAnnouncement } from './useChoiceAnnouncement.js';
import { useVariantSelection } from './useVariantSelection.js';

/** A product that a shopper is about to buy: the choices, what they cost and show, and their addition to the cart. */
export interface ProductPurchase {
  product: Product;
  /** The chosen values, by option id. */
  choices: OptionChoices;
  /** The variant that the choices match: the initial one until something is chosen. Undefined if they match none. */
  variant: Variant | undefined;
  /** Changes these choices, shows the picture of their variant, and announces the new price and limit. */
  choose: (changes: OptionChoices) => void;
  /** Chooses the options of this variant. */
  chooseVariant: (variant: Variant) => void;
  /** The prices of the variants that still match the choices. Undefined if none matches. */
  prices: PossiblePrices | undefined;
  /** What the stock allows for the choices. */
  availability: Purchase;
  /** The number of pieces to buy, within `availability.bounds`. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** The pictures, videos and models of the choices, in order. */
  media: Product['media'];
  /** The index of the current one. A choice moves it to the picture of its variant. */
  mediaIndex: number;
  setMediaIndex: (index: number) => void;
  /** The id of the option without a value for which a press on the button has asked. */
  askedId: string | undefined;
  /** A sentence about the limit of the purchase, such as the last pieces. */
  hint: string | undefined;
  /** The id for the element with the hint. */
  hintId: string;
  /** The id of that element, if there is a hint: it describes the button. */
  reasonId: string | undefined;
  /** The addition to the cart, for a button of your own. */
  addition: AddToCart;
  /** The element around the controls of the options. */
  choicesRef: RefObject<HTMLDivElement | null>;
  /** The element around the button. The bar at the end of narrow screens shows while the page is scrolled past it. */
  buttonRef: RefObject<HTMLDivElement | null>;
}

export interface ProductPurchaseOptions {
  /** The id of the variant shown first, such as the one that the page's URL names. Default: the first variant. */
  initialVariantId?: string | undefined;
  /** Called when the choices match another variant, with its id, or no variant. The page can put the id into its URL. */
  onVariantChange?: ((variantId: string | undefined) => void) | undefined;
  /** Called after an addition to the cart, with `false` if it is not certain. Default: opens the cart. */
  onAnswer?: ((isAdded: boolean) => void) | undefined;
}

/**
 * Keeps a shopper's choices for a product, follows its stock, and adds the chosen variant to the cart. `ProductRoot` gives the result to the
 * parts of a product. Remount it for another product, by a `key` of the product's id.
 */
export function useProductPurchase(
  product: Product,
  { initialVariantId, onVariantChange, onAnswer }: ProductPurchaseOptions = {},
): ProductPurchase {
  const { messages, locale } = useShop();
  const { choices, variant, choose } = useVariantSelection(product, initialVariantId, onVariantChange);
  const inventory = useItemInventory(stockedItems(product));
  const purchase = purchaseOf(product, choices, variant, inventory);
  const choicesRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLDivElement>(null);
  const [wantedQuantity, setQuantity] = useState(1);

  const { min, max } = purchase.bounds;
  const quantity = isOrderable(purchase.bounds) ? Math.min(Math.max(wantedQuantity, min), max) : min;

  const hint = purchaseText(purchase, product, { messages, locale });
  const hintId = useId();
  const prices = possiblePrices(product, choices);
  const announceChoice = useChoiceAnnouncement({ prices, hint, isKnown: inventory.status !== 'loading' });
  const { media, index } = useMemo(() => galleryOfChoices(product, choices), [product, choices]);
  const [mediaIndex, setMediaIndex] = useState(index ?? 0);
  const chooseAndAnnounce = (changes: OptionChoices) => {
    choose(changes);
    announceChoice();
    // Before all options are chosen, a variant that still matches shows its picture: another colour shows at once.
    const next = galleryOfChoices(product, { ...choices, ...changes });
    if (next.index !== undefined) setMediaIndex(next.index);
  };

  const [missing] = missingOptions(product.options, choices);
  const [askedId, setAskedId] = useState<string>();
  const onRefused = () => {
    setAskedId(missing?.id);
    const reason = missing ? messages.allOptionsRequired : hint;
    if (reason) announce(reason, 'polite');
    if (!missing) return;
    const field = choicesRef.current?.querySelector<HTMLElement>(`[name="${CSS.escape(optionField(missing.id))}"]`);
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
      price: variant && priceOf(variant, choices),
      availability: purchase.isAvailable,
      isLoading: inventory.status === 'loading',
      options: Object.fromEntries(product.options.map(({ id, required }) => [id, { value: choices[id], required }])),
      ...(unavailableText && { outOfStockText: unavailableText }),
      onRefused,
    },
    onAnswer,
  );

  return {
    product,
    choices,
    variant,
    choose: chooseAndAnnounce,
    chooseVariant: (alternative) => chooseAndAnnounce(choicesOf(alternative)),
    prices,
    availability: purchase,
    quantity,
    setQuantity,
    media,
    mediaIndex,
    setMediaIndex,
    askedId: missing?.id === askedId ? askedId : undefined,
    hint,
    hintId,
    reasonId: hint && hintId,
    addition,
    choicesRef,
    buttonRef,
  };
}

/** The variant's price. Undefined if a choice that belongs to no variant, such as an engraving, may have a price of its own. */
const priceOf = ({ price, optionValues }: Variant, choices: OptionChoices) =>
  Object.keys(choices).every((id) => !choices[id] || optionValues.some(({ optionId }) => optionId === id))
    ? price
    : undefined;
