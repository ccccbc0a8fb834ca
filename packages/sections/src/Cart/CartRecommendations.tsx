'use client';
import type { ProductSummary } from '@vitrine/commerce';
import { Button, formatMessage, Heading, Price } from '@vitrine/components';
import { useEffect, useId, useRef, useState } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { useQuickAdd } from '../quickAdd/useQuickAdd.js';
import { useAddToCart } from '../shop/useAddToCart.js';
import { useCart } from '../shop/useCart.js';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Notice } from '../ui/Notice.js';
import { Picture } from '../ui/Picture.js';
import { Answer, Company, CompanySection, Companion, CompanionFrame, CompanionText } from './Cart.styles.js';

const maxShown = 2;

export interface CartRecommendationsProps extends RootProps {
  /** Level of the heading. Default: 3. */
  headingLevel?: 2 | 3;
}

/**
 * A part of `Cart`: at most two products that the platform recommends beside the cart's first one, and that are not in the cart. One press adds a product with
 * nothing to choose; another first asks for its options. Renders nothing if the shop's settings do not ask for it.
 */
export function CartRecommendations({ headingLevel = 3, ...root }: CartRecommendationsProps) {
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
    <CompanySection {...root} aria-labelledby={headingId}>
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
    </CompanySection>
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
  const { name, slug, price, priceRange } = product;
  const [image] = product.media;
  const Adding = product.soleVariantId ? AddedAtOnce : AddedByChoice;
  return (
    <Companion>
      <CompanionFrame>
        {image && <Picture image={image.details} imageLoader={imageLoader} alt="" crop="4x5" sizes="56px" />}
      </CompanionFrame>
      <CompanionText>
        <ShopLink variant="none" href={{ page: 'product', slug }} onClick={close}>
          <ForeignWords>{name}</ForeignWords>
        </ShopLink>
        <Price
          price={priceRange?.min ?? price}
          {...(priceRange && { maxPrice: priceRange.max })}
          locale={locale}
          size="sm"
          messages={messages}
        />
      </CompanionText>
      <Adding product={product} onAdd={onAdd} />
    </Companion>
  );
}

function AddedAtOnce({ product: { id, name, soleVariantId, price }, onAdd }: CompanionItemProps) {
  const { messages } = useShop();
  const [isAdded, setAdded] = useState(false);
  const { isBusy, notice, press } = useAddToCart(
    { productId: id, ...(soleVariantId && { variantId: soleVariantId }), price, availability: true },
    // The cart itself announces an addition, and shows one that may not have been made.
    setAdded,
  );
  return (
    <>
      <CompanionButton
        label={formatMessage(messages.addProduct, { product: name })}
        name={name}
        isBusy={isBusy}
        isAdded={isAdded}
        onPress={() => {
          onAdd();
          press();
        }}
      >
        {messages.add}
      </CompanionButton>
      <Answer>
        <Notice notice={notice} />
      </Answer>
    </>
  );
}

function AddedByChoice({ product: { id, name, slug }, onAdd }: CompanionItemProps) {
  const { messages } = useShop();
  const [isAdded, setAdded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { isBusy, answer, press } = useQuickAdd(
    { id, name, slug, soleVariantId: undefined },
    { place, onAnswer: setAdded },
  );
  return (
    <>
      <div ref={place}>
        <CompanionButton
          label={formatMessage(messages.chooseOptions, { product: name })}
          name={name}
          isBusy={isBusy}
          isAdded={isAdded}
          asks
          onPress={() => {
            onAdd();
            void press();
          }}
        >
          {messages.choose}
        </CompanionButton>
      </div>
      <Answer>{answer}</Answer>
    </>
  );
}

interface CompanionButtonProps {
  /** What a press does, for screen readers. */
  label: string;
  /** The product's name. */
  name: string;
  isBusy: boolean;
  isAdded: boolean;
  /** Whether a press opens a dialog. Default: `false`. */
  asks?: boolean;
  onPress: () => void;
  /** The visible text. */
  children: string;
}

/** After the addition it has no function, but it stays, so that the focus does. */
function CompanionButton({ label, name, isBusy, isAdded, asks = false, onPress, children }: CompanionButtonProps) {
  const { messages } = useShop();
  return (
    <Button
      variant="outline"
      size="sm"
      isLoading={isBusy}
      aria-label={isAdded ? formatMessage(messages.isAddedProduct, { product: name }) : label}
      {...(asks && !isAdded && { 'aria-haspopup': 'dialog' })}
      {...(isAdded && { 'aria-disabled': true })}
      onPress={() => {
        if (!isAdded) onPress();
      }}
    >
      {isAdded ? messages.isAdded : children}
    </Button>
  );
}
