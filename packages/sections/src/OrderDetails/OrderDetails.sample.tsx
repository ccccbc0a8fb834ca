'use client';
import { AuthGuard, OrderDetails, useOrders, useShop } from '@vitrine/sections';
import { useEffect } from 'react';

/** The signed-in customer's latest order. */
function LatestOrder() {
  const { load } = useShop().customer.orders;
  const [order] = useOrders().items;
  useEffect(() => void load(), [load]);
  return order && <OrderDetails order={order} headingLevel={1} />;
}

export const OrderPage = () => (
  <AuthGuard allow="authenticated">
    <LatestOrder />
  </AuthGuard>
);
