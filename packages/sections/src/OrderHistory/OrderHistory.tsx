'use client';
import type { Order } from '@vitrine/commerce';
import { formatMessage, Price, Text } from '@vitrine/components';
import { Thumbnail } from '../OrderDetails/OrderProducts.js';
import { statusText } from '../OrderDetails/orderTexts.js';
import { OrderTime } from '../OrderDetails/OrderTime.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { rootOf, type RootProps } from '../rootProps.js';
import { Entry, Facts, List, None, Product, Products, Top } from './OrderHistory.styles.js';
import { ProductTitle } from './ProductTitle.js';

export interface OrderHistoryProps extends RootProps {
  /** The orders to show, the newest first. Without any, it shows a sentence and a link to the shop. */
  orders: readonly Order[];
}

/** A customer's orders, each with a link to its details. */
export function OrderHistory({ orders, ...root }: OrderHistoryProps) {
  const { messages } = useShop();
  if (orders.length === 0) return <NoOrders {...rootOf<HTMLDivElement>(root)} />;
  return (
    <List {...rootOf<HTMLUListElement>(root)} role="list" aria-label={messages.orders}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderEntry order={order} />
        </li>
      ))}
    </List>
  );
}

function OrderEntry({ order }: { order: Order }) {
  const { messages, locale } = useShop();
  const { id, name, totalPrice, financialStatus, products } = order;
  return (
    <Entry>
      <Top>
        <ShopLink variant="primary" href={{ page: 'orders', query: { 'order-id': id } }}>
          {formatMessage(messages.order, { name: name || messages.notAvailable })}
        </ShopLink>
        <Text as="span" size="sm" tone="quiet">
          <OrderTime order={order} />
        </Text>
      </Top>
      <Facts>
        <Price price={totalPrice} locale={locale} messages={{ priceUnknown: messages.notAvailable }} />
        <Text as="span" size="sm" tone="quiet">
          {statusText(financialStatus, messages)}
        </Text>
      </Facts>
      <Products role="list" aria-label={messages.orderProducts}>
        {products.map((product, index) => (
          <Product key={index}>
            <Thumbnail product={product} />
            <ProductTitle>{product.title || messages.notAvailable}</ProductTitle>
          </Product>
        ))}
      </Products>
    </Entry>
  );
}

function NoOrders(root: RootProps<HTMLDivElement>) {
  const { messages } = useShop();
  return (
    <None {...root}>
      <Text size="lg">{messages.noOrders}</Text>
      <ShopLink variant="outline" href={{ page: 'home' }}>
        {messages.startFirstOrder}
      </ShopLink>
    </None>
  );
}
