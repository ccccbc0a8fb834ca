'use client';
import type { OrderProduct } from '@vitrine/commerce';
import { formatMessage, Price, Text } from '@vitrine/components';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { Picture } from '../ui/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { Cost, Frame, List, Main, Product, Title } from './OrderDetails.styles.js';

/** The lines of an order, with their prices. */
export function OrderProducts({ products }: { products: readonly OrderProduct[] }) {
  const { messages } = useShop();
  return (
    <List role="list" aria-label={messages.orderProducts}>
      {products.map((product, index) => (
        <li key={index}>
          <OrderLine product={product} />
        </li>
      ))}
    </List>
  );
}

function OrderLine({ product }: { product: OrderProduct }) {
  const { messages, locale } = useShop();
  const { title, quantity, variant, originalTotalPrice, discountedTotalPrice } = product;
  return (
    <Product>
      <Thumbnail product={product} />
      <Main>
        <Title>
          <ForeignWords>{title || messages.notAvailable}</ForeignWords>
        </Title>
        {variant?.title && (
          <Text as="span" size="sm" tone="quiet">
            {variant.title}
          </Text>
        )}
        <Text as="span" size="sm" tone="quiet" isTabular>
          {formatMessage(messages.orderQuantity, { quantity })}
        </Text>
      </Main>
      <Cost>
        <Price
          price={discountedTotalPrice ?? originalTotalPrice}
          compareAtPrice={originalTotalPrice}
          locale={locale}
          messages={{ ...messages, priceUnknown: messages.notAvailable }}
        />
      </Cost>
    </Product>
  );
}

/** The picture of an ordered product, if the shop still has one. Its text is empty, because the title is beside it. */
export function Thumbnail({ product: { variant } }: { product: OrderProduct }) {
  const { imageLoader } = useShop();
  return (
    <Frame>
      {variant?.image && <Picture image={variant.image} imageLoader={imageLoader} alt="" crop="4x5" sizes="64px" />}
    </Frame>
  );
}
