'use client';
import {
  choicesOf,
  hasSelector,
  isOrderable,
  missingOptions,
  possiblePrices,
  possibleVariants,
  type OptionChoices,
  type Product,
} from '@vitrine/commerce';
import { announce, NumberInput, RichText } from '@vitrine/components';
import { Activity, useId, useRef, useState, type ReactNode } from 'react';
import { CheckIcon } from '@vitrine/components/icons';
import { useTrackView } from '../shop/useTrackView.js';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { useShop } from '../shop/ShopProvider.js';
import { Alternatives } from './Alternatives.js';
import { Choices, Description, Details, PlainText, Root, SellingPoints } from './ProductBox.styles.js';
import { ProductDetails } from './ProductDetails.js';
import { useItemInventory } from '../shop/useItemInventory.js';
import { ProductIntro } from './ProductIntro.js';
import { ProductOptions } from './ProductOptions.js';
import { pictureOf } from './ProductPicture.js';
import { ProductPictures } from './ProductPictures.js';
import { optionField, quantityField } from './purchaseFields.js';
import { PurchaseForm } from './PurchaseForm.js';
import { purchaseOf, stockedItems } from './purchase.js';
import { PurchaseHint } from './PurchaseHint.js';
import { purchaseText } from './purchaseText.js';
import { SizeGuide } from './SizeGuide.js';
import { useChoiceAnnouncement } from './useChoiceAnnouncement.js';
import { productView } from './productView.js';
import { useVariantSelection } from './useVariantSelection.js';

export interface ProductBoxProps {
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
}

/** A product with its pictures, price, options, quantity and description, and the button that adds it to the cart. Set its `key` to the product's id. */
export function ProductBox({
  product,
  initialVariantId,
  onVariantChange,
  headingLevel = 1,
  alternatives,
}: ProductBoxProps) {
  const { messages, locale, sellingPoints = [], delivery = [] } = useShop();
  const { choices, variant, choose } = useVariantSelection(product, initialVariantId, onVariantChange);
  const inventory = useItemInventory(stockedItems(product));
  const purchase = purchaseOf(product, choices, variant, inventory);
  const choicesRoot = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(choicesRoot);
  const [wantedQuantity, setWantedQuantity] = useState(1);
  const [pictureIndex, setPictureIndex] = useState(() => pictureOf(product, variant?.image?.src) ?? 0);
  const [firstVariantId] = useState(variant?.id);
  useTrackView(productView(product, firstVariantId));

  const { min, max } = purchase.bounds;
  const quantity = isOrderable(purchase.bounds) ? Math.min(Math.max(wantedQuantity, min), max) : min;

  const hint = purchaseText(purchase, product, { messages, locale });
  const hintId = useId();
  const prices = possiblePrices(product, choices);
  const announceChoice = useChoiceAnnouncement({ prices, hint, isKnown: purchase.inventory.status !== 'loading' });

  const onChoose = (chosen: OptionChoices) => {
    const next = choose(chosen);
    announceChoice();
    // Before all options are chosen, the first possible variant shows its picture: another colour shows at once.
    const shown = next ?? possibleVariants(product.variants, { ...choices, ...chosen })[0];
    const picture = pictureOf(product, shown?.image?.src);
    if (picture !== undefined) setPictureIndex(picture);
  };

  const [missing] = missingOptions(product.options, choices);
  const [askedId, setAskedId] = useState<string>();
  const onRefused = () => {
    setAskedId(missing?.id);
    const reason = missing ? messages.allOptionsRequired : hint;
    if (reason) announce(reason, 'polite');
    if (missing)
      choicesRoot.current?.querySelector<HTMLElement>(`[name="${CSS.escape(optionField(missing.id))}"]`)?.focus();
  };

  return (
    <Root>
      {/* Hydrated separately: together with the rest it would block the browser too long. */}
      <Activity>
        <ProductPictures product={product} index={pictureIndex} onIndexChange={setPictureIndex} />
      </Activity>
      <Details>
        <ProductIntro product={product} prices={prices} headingLevel={headingLevel} />
        <PurchaseForm product={product}>
          <Choices ref={choicesRoot} tabIndex={-1} {...focusProps}>
            {product.options.some(hasSelector) && (
              <ProductOptions
                product={product}
                choices={choices}
                recordOf={(variantId) => purchase.inventory.recordsOf({ variantId }).variant}
                missingId={missing?.id === askedId ? askedId : undefined}
                onChoose={(optionId, value) => onChoose({ [optionId]: value })}
              />
            )}
            {product.sizeGuideHtml && <SizeGuide html={product.sizeGuideHtml} />}
            {!purchase.isSoldOut && (
              <NumberInput
                label={messages.quantity}
                name={quantityField}
                value={quantity}
                minValue={min}
                maxValue={max}
                onChange={setWantedQuantity}
              />
            )}
            <PurchaseHint id={hintId} text={hint} inventory={purchase.inventory} />
            {purchase.isSoldOut && (
              <Alternatives
                variants={purchase.alternatives}
                onChoose={(alternative) => onChoose(choicesOf(alternative))}
              >
                {alternatives}
              </Alternatives>
            )}
          </Choices>
          <AddToCartButton
            productId={product.id}
            {...(variant && { variantId: variant.id })}
            quantity={quantity}
            availability={purchase.isAvailable}
            isLoading={purchase.inventory.status === 'loading'}
            options={Object.fromEntries(
              product.options.map(({ id, required }) => [id, { value: choices[id], required }]),
            )}
            {...((purchase.isMissingVariant || purchase.inventory.status === 'failed') && {
              outOfStockText: messages.unavailable,
            })}
            reasonId={hint && hintId}
            onRefused={onRefused}
            isFullWidth
          />
        </PurchaseForm>
        {sellingPoints.length > 0 && (
          <SellingPoints role="list">
            {sellingPoints.map((point) => (
              <li key={point}>
                <CheckIcon size={20} strokeWidth={1.5} aria-hidden="true" />
                {point}
              </li>
            ))}
          </SellingPoints>
        )}
        <ProductDetails product={product} delivery={delivery} messages={messages} />
      </Details>
      {(product.descriptionHtml || product.description) && (
        <Description aria-label={messages.productDetails}>
          {product.descriptionHtml ? (
            <RichText html={product.descriptionHtml} />
          ) : (
            <PlainText>{product.description}</PlainText>
          )}
        </Description>
      )}
    </Root>
  );
}
