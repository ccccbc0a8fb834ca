'use client';
import { hasSelector, isOrderable, type Product } from '@vitrine/commerce';
import { Button, formatMessage, Heading, NumberInput, Price, RichText, Text } from '@vitrine/components';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon } from '@vitrine/components/icons';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton.js';
import { useFocusKept } from '../internal/useFocusKept.js';
import { useShop } from '../shop/ShopProvider.js';
import { Choices, Description, Details, Hint, Intro, PlainText, Root, SellingPoints } from './ProductBox.styles.js';
import { ProductOptions } from './ProductOptions.js';
import { ProductPictures } from './ProductPictures.js';
import { usePurchase, type Purchase } from './usePurchase.js';
import { useVariantSelection } from './useVariantSelection.js';

export interface ProductBoxProps {
  /** The product, whole, as `commerce.catalog.product` reads it. */
  product: Product;
  /** The variant shown first, such as the one that the page's address names. Default: the first one. */
  initialVariantId?: string | undefined;
  /** The choices lead to another variant, or to none: the page can put it into its address. */
  onVariantChange?: (variantId: string | undefined) => void;
  /** Level of the product's name. Default: 1. */
  headingLevel?: 1 | 2;
}

/** A product with all there is to see and to choose, and the way into the cart. Give it a `key` of the product's id. */
export function ProductBox({ product, initialVariantId, onVariantChange, headingLevel = 1 }: ProductBoxProps) {
  const { messages, locale, sellingPoints = [] } = useShop();
  const { choices, variant, choose } = useVariantSelection(product, initialVariantId);
  const purchase = usePurchase(product, choices, variant);
  const choicesRoot = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(choicesRoot);
  const [wantedQuantity, setWantedQuantity] = useState(1);
  const [pictureIndex, setPictureIndex] = useState(() => pictureOf(product, variant?.image?.src) ?? 0);
  useProductView(product, variant?.id);

  const { min, max } = purchase.bounds;
  const quantity = isOrderable(purchase.bounds) ? Math.min(Math.max(wantedQuantity, min), max) : min;

  const onChoose = (optionId: string, value: string | undefined) => {
    const next = choose(optionId, value);
    const picture = pictureOf(product, next?.image?.src);
    if (picture !== undefined) setPictureIndex(picture);
    if (next?.id !== variant?.id) onVariantChange?.(next?.id);
  };

  return (
    <Root>
      <ProductPictures product={product} index={pictureIndex} onIndexChange={setPictureIndex} />
      <Details>
        <Intro>
          {product.brand && (
            <Text size="sm" tone="quiet">
              {product.brand}
            </Text>
          )}
          <Heading level={headingLevel} size="3xl">
            {product.name}
          </Heading>
          <Text as="div" size="lg" aria-live="polite" aria-atomic>
            <Price
              price={variant?.price ?? product.price}
              compareAtPrice={variant?.compareAtPrice}
              locale={locale}
              size="lg"
              messages={messages}
            />
          </Text>
        </Intro>
        <Choices ref={choicesRoot} tabIndex={-1} {...focusProps}>
          {product.options.some(hasSelector) && (
            <ProductOptions
              product={product}
              choices={choices}
              recordOf={(variantId) => purchase.inventory.recordsOf({ variantId }).variant}
              onChoose={onChoose}
            />
          )}
          <NumberInput
            label={messages.quantity}
            value={quantity}
            minValue={min}
            maxValue={max}
            onChange={setWantedQuantity}
          />
          <PurchaseHint purchase={purchase} />
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
          isFullWidth
        />
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

/** What limits the purchase, in a sentence that is read out when it changes. */
function PurchaseHint({
  purchase: { inventory, isAvailable, isMissingVariant, bounds, stock },
}: {
  purchase: Purchase;
}) {
  const { messages, locale } = useShop();
  const text = () => {
    if (inventory.status === 'loading') return undefined;
    if (inventory.status === 'failed') return messages.inventoryFailed;
    if (isMissingVariant) return messages.combinationUnavailable;
    if (stock !== 0 && !isOrderable(bounds)) {
      return formatMessage(messages.belowMinimum, { minimum: bounds.min, maximum: bounds.max }, locale);
    }
    if (!isAvailable) return undefined;
    if (stock !== undefined && stock <= lowStock) return formatMessage(messages.lowStock, { quantity: stock }, locale);
    if (bounds.min > 1) return formatMessage(messages.orderMinimum, { minimum: bounds.min }, locale);
    if (bounds.max < 10 && bounds.max !== stock)
      return formatMessage(messages.orderMaximum, { maximum: bounds.max }, locale);
    return undefined;
  };
  return (
    <>
      <Hint role="status">{text()}</Hint>
      {inventory.status === 'failed' && (
        <Button variant="outline" size="sm" onPress={inventory.retry}>
          {messages.tryAgain}
        </Button>
      )}
    </>
  );
}

/** From so many pieces left on, a shopper is told. */
const lowStock = 3;

/** The index of the picture among the product's. */
function pictureOf({ media }: Product, src: string | undefined): number | undefined {
  const index = media.findIndex(({ details }) => details.src === src);
  return index < 0 ? undefined : index;
}

/** Tracks each displayed product once. */
function useProductView({ id, name, brand, price }: Product, variantId: string | undefined) {
  const { analytics } = useShop();
  const [firstVariantId] = useState(variantId);
  const amount = price?.amount;
  const currencyCode = price?.currencyCode;
  useEffect(() => {
    analytics.track({
      name: 'product_view',
      product: {
        id,
        name,
        ...(brand && { brand }),
        ...(firstVariantId && { variantId: firstVariantId }),
        ...(amount && currencyCode && { price: { amount, currencyCode } }),
      },
    });
  }, [analytics, id, name, brand, firstVariantId, amount, currencyCode]);
}
