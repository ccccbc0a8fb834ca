'use client';
import { Button, ButtonLink, Drawer, DrawerBody, DrawerFooter, DrawerHeader, Text } from '@vitrine/components';
import { useState } from 'react';

export function ShoppingCart() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Your cart</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen}>
        <DrawerHeader title="Your cart (2)" closeLabel="Close your cart" />
        <DrawerBody>
          <Text>Two floor pumps</Text>
        </DrawerBody>
        <DrawerFooter>
          <ButtonLink href="/checkout" isFullWidth>
            Checkout
          </ButtonLink>
        </DrawerFooter>
      </Drawer>
    </>
  );
}
