'use client';
import { createContext, use } from 'react';
import type { OrderState } from './useOrderDetails.js';

export const OrderContext = createContext<OrderState | undefined>(undefined);

/**
 * Returns what the order around it shows, for parts of your own in an `OrderDetails` or an `OrderRoot`.
 *
 * @throws {Error} Outside of both.
 */
export function useOrder(): OrderState {
  const order = use(OrderContext);
  if (!order)
    throw new Error('A part of an order is outside <OrderDetails>. Put it into its children, or into <OrderRoot>.');
  return order;
}
