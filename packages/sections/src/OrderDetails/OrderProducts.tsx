'use client';
import type { OrderProduct } from '@vitrine/commerce';
import { formatMessage, Price, Text } from '@vitrine/components';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { Picture } from '../ui/Picture.js';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { Cost, Frame, List, Main, Product, Title } from './OrderDetails.styles.js';
import { useOrder } from './orderContext.js';

export type OrderProductsProps = RootProps<HTMLUListElement>;

/** A part of `OrderDetails`: the lines, with their prices. */
export function OrderProducts(root: OrderProductsProps) {
  const { messages } = useShop();
  const { products } = useOrder().order;
  return (
    <List {...root} role="list" aria-label={messages.orderProducts}>
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
          messages={{
            salePrice: messages.salePrice,
            regularPrice: messages.regularPrice,
            priceFree: messages.priceFree,
            priceUnknown: messages.notAvailable,
          }}
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
