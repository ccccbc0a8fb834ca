'use client';
import { pictureOfChoices, type Product } from '@vitrine/commerce';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@vitrine/components';
import { useEffect, useEffectEvent, useState } from 'react';
import { PurchaseButton } from '../AddToCartButton/PurchaseButton.js';
import { ChoicePrice } from '../ProductBox/ChoicePrice.js';
import { ProductChoices } from '../ProductBox/ProductChoices.js';
import { ProductContext } from '../ProductBox/productContext.js';
import { useProductPurchase } from '../ProductBox/useProductPurchase.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { useShop } from '../shop/ShopProvider.js';
import { Picture } from '../ui/Picture.js';
import { Face, Summary } from './QuickAddDialog.styles.js';

interface QuickAddDialogProps {
  product: Product;
  /** As of `addToCart`. Called after the dialog has closed. */
  onAnswer?: ((isAdded: boolean) => void) | undefined;
}

/** Asks for the options of a product, and adds it to the cart. It is open from the start. */
export function QuickAddDialog({ product, onAnswer }: QuickAddDialogProps) {
  const { cart } = useShop();
  const [isOpen, setOpen] = useState(true);
  const [isAdded, setAdded] = useState<boolean>();
  const answer = useEffectEvent((value: boolean) => (onAnswer ? onAnswer(value) : cart.open()));
  useEffect(() => {
    // The dialog has given the focus back to its button by now, and so will the cart.
    if (isAdded !== undefined) answer(isAdded);
  }, [isAdded]);
  return (
    <Dialog size="md" isOpen={isOpen} onOpenChange={setOpen}>
      <DialogHeader title={product.name} />
      <Purchase
        product={product}
        onAnswer={(value) => {
          setAdded(value);
          setOpen(false);
        }}
        onLeave={() => {
          setOpen(false);
          // The cart may be below the dialog, and outlives the page.
          cart.close();
        }}
      />
    </Dialog>
  );
}

interface PurchaseProps {
  product: Product;
  /** Called after the addition, with `false` if it is not certain: the cart shows the result. */
  onAnswer: (isAdded: boolean) => void;
  /** Called when the shopper goes to the product's page. */
  onLeave: () => void;
}

function Purchase({ product, onAnswer, onLeave }: PurchaseProps) {
  const { messages, imageLoader } = useShop();
  const purchase = useProductPurchase(product, { onAnswer });
  const { prices, choices, reasonId, addition } = purchase;
  const image = pictureOfChoices(product, choices)?.details ?? product.media[0]?.details;
  return (
    <>
      <DialogBody>
        <Face>
          {image && <Picture image={image} imageLoader={imageLoader} alt="" crop="4x5" sizes="80px" />}
          <Summary>
            {prices && <ChoicePrice prices={prices} size="lg" />}
            <ShopLink variant="none" href={{ page: 'product', slug: product.slug }} onClick={onLeave}>
              {messages.productPage}
            </ShopLink>
          </Summary>
        </Face>
        <ProductContext value={purchase}>
          <ProductChoices />
        </ProductContext>
      </DialogBody>
      <DialogFooter>
        <PurchaseButton state={addition} reasonId={reasonId} isFullWidth />
      </DialogFooter>
    </>
  );
}
