'use client';
import type { Order } from '@vitrine/commerce';
import { Button, Text } from '@vitrine/components';
import {
  OrderDetails,
  OrderIntro,
  OrderParcels,
  OrderPlaces,
  OrderProducts,
  OrderSteps,
  OrderSums,
  useOrder,
} from '@vitrine/sections';

/** A button of the page, with what could not be added. */
function Again() {
  const { again, order } = useOrder();
  return (
    <>
      <Button isLoading={again.isAdding} onPress={() => void again.add()}>
        {`All ${order.products.length} again`}
      </Button>
      {again.problem && <Text tone="sale">{again.problem}</Text>}
    </>
  );
}

/** A part replaced. */
export const WithOwnButton = ({ order }: { order: Order }) => <OrderDetails order={order} buttons={<Again />} />;

/** Another order: the parcels first, and no addresses. */
export const ParcelsFirst = ({ order }: { order: Order }) => (
  <OrderDetails order={order}>
    <OrderIntro headingLevel={1} />
    <OrderPlaces>
      <OrderParcels />
    </OrderPlaces>
    <OrderSteps />
    <OrderProducts />
    <OrderSums />
  </OrderDetails>
);
