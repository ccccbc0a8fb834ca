'use client';
import { Button } from '@vitrine/components';
import { useCart, useShop } from '@vitrine/sections';

export function AddPump() {
  const { catalog } = useShop().commerce;
  const { addItems, open } = useCart();
  const add = async () => {
    const product = await catalog.product('floor-pump');
    const variant = product?.variants[0];
    if (!variant) return;
    const { isAdded } = await addItems([{ variantId: variant.id, quantity: 1 }]);
    if (isAdded) open();
  };
  return <Button onPress={() => void add()}>Add a floor pump</Button>;
}
