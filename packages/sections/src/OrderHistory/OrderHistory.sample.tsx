'use client';
import { AuthGuard, OrderHistory, useOrders, useShop } from '@vitrine/sections';
import { useEffect } from 'react';

/** The signed-in customer's orders. */
function Orders() {
  const { load } = useShop().customer.orders;
  const { items } = useOrders();
  useEffect(() => void load(), [load]);
  return <OrderHistory orders={items} />;
}

export const OrdersPage = () => (
  <AuthGuard allow="authenticated">
    <Orders />
  </AuthGuard>
);
