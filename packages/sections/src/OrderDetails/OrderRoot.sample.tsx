'use client';
import type { Order } from '@vitrine/commerce';
import {
  AuthGuard,
  OrderIntro,
  OrderProducts,
  OrderRoot,
  OrderSteps,
  OrderSums,
  useOrderDetails,
  useOrders,
  useShop,
} from '@vitrine/sections';
import { useEffect } from 'react';

/** The products first, and no addresses. */
function OwnOrder({ order }: { order: Order }) {
  const details = useOrderDetails(order);
  return (
    <OrderRoot details={details}>
      <OrderIntro headingLevel={1} />
      <OrderProducts />
      <OrderSums />
      <OrderSteps />
    </OrderRoot>
  );
}

function LatestOrder() {
  const { load } = useShop().customer.orders;
  const [order] = useOrders().items;
  useEffect(() => void load(), [load]);
  return order && <OwnOrder order={order} />;
}

export const OrderPage = () => (
  <AuthGuard allow="authenticated">
    <LatestOrder />
  </AuthGuard>
);
