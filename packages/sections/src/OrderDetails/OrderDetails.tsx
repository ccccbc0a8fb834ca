'use client';
import type { Order } from '@vitrine/commerce';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { OrderBuyAgain } from './OrderBuyAgain.js';
import { OrderPlaces } from './OrderPlaces.js';
import { OrderProducts } from './OrderProducts.js';
import { OrderDispatch, OrderIntro, OrderRoot, OrderStatus, OrderSums } from './OrderRoot.js';
import { OrderSteps } from './OrderSteps.js';
import { useOrderDetails } from './useOrderDetails.js';

export interface OrderDetailsProps extends RootProps {
  /** The order, as in the customer's list of orders. */
  order: Order;
  /** Level of its heading. Default: 2. */
  headingLevel?: 1 | 2 | 3;
  /** Replaces title and date. Default: `OrderIntro`. */
  intro?: ReactNode;
  /** Replaces the steps from the order to its arrival. Default: `OrderSteps`. */
  steps?: ReactNode;
  /** Replaces the day on which the order leaves the shop. Default: `OrderDispatch`. */
  dispatch?: ReactNode;
  /** Replaces the states of payment and delivery. Default: `OrderStatus`. */
  status?: ReactNode;
  /** Replaces parcels and addresses. Default: `OrderPlaces`. */
  places?: ReactNode;
  /** Replaces the lines. Default: `OrderProducts`. */
  products?: ReactNode;
  /** Replaces the sums. Default: `OrderSums`. */
  sums?: ReactNode;
  /** Replaces the button that puts the lines into the cart. Default: `OrderBuyAgain`. */
  buttons?: ReactNode;
  /** The parts in an order of your own; the props for single parts then have no effect. Default: the parts in the order of these props. */
  children?: ReactNode;
}

/** One order: its date, status, products and prices. Unknown values show as 'n/a'. */
export function OrderDetails({
  order,
  headingLevel,
  intro = <OrderIntro headingLevel={headingLevel} />,
  steps = <OrderSteps />,
  dispatch = <OrderDispatch />,
  status = <OrderStatus />,
  places = <OrderPlaces />,
  products = <OrderProducts />,
  sums = <OrderSums />,
  buttons = <OrderBuyAgain />,
  children,
  ...root
}: OrderDetailsProps) {
  return (
    <OrderRoot {...root} details={useOrderDetails(order)}>
      {children ?? (
        <>
          {intro}
          {steps}
          {dispatch}
          {status}
          {places}
          {products}
          {sums}
          {buttons}
        </>
      )}
    </OrderRoot>
  );
}
