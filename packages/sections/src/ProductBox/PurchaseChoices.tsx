'use client';
import { hasSelector, type Product } from '@vitrine/commerce';
import { NumberInput } from '@vitrine/components';
import type { ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { Alternatives } from './Alternatives.js';
import { Choices } from './ProductBox.styles.js';
import { ProductOptions } from './ProductOptions.js';
import { quantityField } from './purchaseFields.js';
import { PurchaseHint } from './PurchaseHint.js';
import { SizeGuide } from './SizeGuide.js';
import type { PurchaseState } from './usePurchase.js';

interface PurchaseChoicesProps {
  product: Product;
  state: PurchaseState;
  /** Replaces the quantity if the whole product is sold out. */
  alternatives: ReactNode;
}

/** The controls for the options and the quantity of a product, and a sentence about its stock. */
export function PurchaseChoices({ product, state, alternatives }: PurchaseChoicesProps) {
  const { messages } = useShop();
  const { choices, purchase, quantity, setQuantity, choose, chooseVariant, askedId, hint, hintId, choicesRoot } = state;
  const focusProps = useFocusKept(choicesRoot);
  return (
    <Choices ref={choicesRoot} tabIndex={-1} {...focusProps}>
      {product.options.some(hasSelector) && (
        <ProductOptions
          product={product}
          choices={choices}
          recordOf={(variantId) => purchase.inventory.recordsOf({ variantId }).variant}
          missingId={askedId}
          onChoose={(optionId, value) => choose({ [optionId]: value })}
        />
      )}
      {product.sizeGuideHtml && (
        <SizeGuide
          html={product.sizeGuideHtml}
          options={product.options}
          choices={choices}
          onChoose={(optionId, value) => choose({ [optionId]: value })}
        />
      )}
      {!purchase.isSoldOut && (
        <NumberInput
          label={messages.quantity}
          name={quantityField}
          value={quantity}
          minValue={purchase.bounds.min}
          maxValue={purchase.bounds.max}
          onChange={setQuantity}
        />
      )}
      <PurchaseHint id={hintId} text={hint} inventory={purchase.inventory} />
      {purchase.isSoldOut && (
        <Alternatives variants={purchase.alternatives} onChoose={chooseVariant}>
          {alternatives}
        </Alternatives>
      )}
    </Choices>
  );
}
