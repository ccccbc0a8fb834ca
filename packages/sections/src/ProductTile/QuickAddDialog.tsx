'use client';
import { pictureOfChoices, type Product } from '@vitrine/commerce';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@vitrine/components';
import { useEffect, useRef, useState } from 'react';
import { PurchaseButton } from '../AddToCartButton/PurchaseButton.js';
import { ChoicePrice } from '../ProductBox/ChoicePrice.js';
import { PurchaseChoices } from '../ProductBox/PurchaseChoices.js';
import { usePurchase } from '../ProductBox/usePurchase.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { useShop } from '../shop/ShopProvider.js';
import { Picture } from '../ui/Picture.js';
import { Face, Summary } from './QuickAdd.styles.js';

/** Asks for the options of a product, and adds it to the cart. It is open from the start. */
export function QuickAddDialog({ product }: { product: Product }) {
  const { cart } = useShop();
  const [isOpen, setOpen] = useState(true);
  const hasAnswer = useRef(false);
  useEffect(() => {
    // The dialog has given the focus back to the button of the tile by now, and so will the cart.
    if (!isOpen && hasAnswer.current) cart.open();
  }, [isOpen, cart]);
  const onAnswer = () => {
    hasAnswer.current = true;
    setOpen(false);
  };
  return (
    <Dialog size="md" isOpen={isOpen} onOpenChange={setOpen}>
      <DialogHeader title={product.name} />
      <Purchase product={product} onAnswer={onAnswer} />
    </Dialog>
  );
}

interface PurchaseProps {
  product: Product;
  /** Called after the addition, also if it is not certain: the cart shows the result. */
  onAnswer: () => void;
}

function Purchase({ product, onAnswer }: PurchaseProps) {
  const { messages, imageLoader } = useShop();
  const state = usePurchase(product, { onAnswer });
  const { prices, choices, reasonId, addition } = state;
  const image = pictureOfChoices(product, choices)?.details ?? product.media[0]?.details;
  return (
    <>
      <DialogBody>
        <Face>
          {image && <Picture image={image} imageLoader={imageLoader} alt="" crop="4x5" sizes="80px" />}
          <Summary>
            {prices && <ChoicePrice prices={prices} size="lg" />}
            <ShopLink href={{ page: 'product', slug: product.slug }}>{messages.productPage}</ShopLink>
          </Summary>
        </Face>
        <PurchaseChoices product={product} state={state} alternatives={null} />
      </DialogBody>
      <DialogFooter>
        <PurchaseButton state={addition} reasonId={reasonId} isFullWidth />
      </DialogFooter>
    </>
  );
}
