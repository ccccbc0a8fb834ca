'use client';
import { NumberInput } from '@vitrine/components';
import type { ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { Alternatives } from './Alternatives.js';
import { useProduct } from './productContext.js';
import { quantityField } from './purchaseFields.js';
import { PurchaseHint } from './PurchaseHint.js';

export interface ProductQuantityProps {
  /** The field. Default: a `NumberInput`. */
  field?: ReactNode;
  /** Replaces the field if the whole product is sold out. Default: none. */
  alternatives?: ReactNode;
}

/**
 * A part of `ProductBox`: the quantity, and a sentence about the stock. If the choice is sold out, buttons for the nearest variants replace the
 * quantity. Give a field of your own the name `quantityField`: before scripts run, the form sends it.
 */
export function ProductQuantity({ field, alternatives }: ProductQuantityProps) {
  const { messages } = useShop();
  const { availability, quantity, setQuantity, chooseVariant, hint, hintId } = useProduct();
  return (
    <>
      {!availability.isSoldOut &&
        (field ?? (
          <NumberInput
            label={messages.quantity}
            name={quantityField}
            value={quantity}
            minValue={availability.bounds.min}
            maxValue={availability.bounds.max}
            onChange={setQuantity}
          />
        ))}
      <PurchaseHint id={hintId} text={hint} inventory={availability.inventory} />
      {availability.isSoldOut && (
        <Alternatives variants={availability.alternatives} onChoose={chooseVariant}>
          {alternatives}
        </Alternatives>
      )}
    </>
  );
}
