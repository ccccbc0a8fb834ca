'use client';
import type { ProductSummary } from '@vitrine/commerce';
import { Button, formatMessage, Heading, Price } from '@vitrine/components';
import { useEffect, useId, useState } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { useAddToCart } from '../shop/useAddToCart.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Notice } from '../ui/Notice.js';
import { Picture } from '../ui/Picture.js';
import { Company, Companion, CompanionFrame, CompanionText } from './Cart.styles.js';

const maxShown = 2;

interface GoesWithProps {
  /** Level of the heading. */
  headingLevel: 2 | 3;
}

/**
 * At most two products that the platform recommends beside the cart's first one, and that are not in the cart. One press adds a product with
 * nothing to choose. Renders nothing if the shop's settings do not ask for it.
 */
export function GoesWith({ headingLevel }: GoesWithProps) {
  const { commerce, messages, goesWith = false } = useShop();
  const { cart } = useCart();
  const headingId = useId();
  // The first product stays the question, so that an addition does not exchange the answers under the shopper's finger.
  const [productId, setProductId] = useState<string>();
  const first = cart?.items.find((item) => item.productId)?.productId;
  if (productId === undefined && first !== undefined) setProductId(first);

  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    if (!goesWith || productId === undefined) return;
    const controller = new AbortController();
    // The cart is complete without them.
    commerce.catalog.recommendations(productId, { signal: controller.signal }).then(setProducts, () => {});
    return () => controller.abort();
  }, [commerce, goesWith, productId]);

  const [added, setAdded] = useState<readonly string[]>([]);
  const isInCart = ({ id }: ProductSummary) => cart?.items.some((item) => item.productId === id);
  const shown = products
    .filter((product) => product.availableForSale !== false && (added.includes(product.id) || !isInCart(product)))
    .slice(0, maxShown);
  if (shown.length === 0 || !cart?.items.length) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} level={headingLevel} size="md">
        {messages.goesWith}
      </Heading>
      <Company role="list">
        {shown.map((product) => (
          <CompanionItem
            key={product.id}
            product={product}
            onAdd={() => setAdded((before) => [...before, product.id])}
          />
        ))}
      </Company>
    </section>
  );
}

interface CompanionItemProps {
  product: ProductSummary;
  /** Called before the product is added: its button then stays, and keeps the focus. */
  onAdd: () => void;
}

function CompanionItem({ product, onAdd }: CompanionItemProps) {
  const { messages, locale, imageLoader } = useShop();
  const { close } = useCart();
  const [isAdded, setAdded] = useState(false);
  const { id, name, slug, price, priceRange, soleVariantId } = product;
  const { isAdding, notice, press } = useAddToCart(
    { productId: id, ...(soleVariantId && { variantId: soleVariantId }), availability: true },
    // The cart itself announces an addition, and shows one that may not have been made.
    (wasAdded) => setAdded(wasAdded),
  );
  const [image] = product.media;
  return (
    <Companion>
      <CompanionFrame>
        {image && <Picture image={image.details} imageLoader={imageLoader} alt="" crop="4x5" sizes="56px" />}
      </CompanionFrame>
      <CompanionText>
        <ShopLink href={{ page: 'product', slug }} onClick={close}>
          <ForeignWords>{name}</ForeignWords>
        </ShopLink>
        <Price
          price={priceRange?.min ?? price}
          {...(priceRange && { maxPrice: priceRange.max })}
          locale={locale}
          size="sm"
          messages={messages}
        />
        <Notice notice={notice} />
      </CompanionText>
      {soleVariantId && (
        <Button
          variant="outline"
          size="sm"
          isLoading={isAdding}
          aria-label={formatMessage(isAdded ? messages.isAddedProduct : messages.addProduct, { product: name })}
          {...(isAdded && { 'aria-disabled': true })}
          onPress={() => {
            if (isAdded) return;
            onAdd();
            press();
          }}
        >
          {isAdded ? messages.isAdded : messages.add}
        </Button>
      )}
    </Companion>
  );
}
