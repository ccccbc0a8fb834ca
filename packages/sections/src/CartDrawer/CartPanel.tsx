'use client';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader, type DrawerProps } from '@vitrine/components';
import { useId } from 'react';
import { CartContents } from '../Cart/CartContents.js';
import { CartExtras } from '../Cart/CartExtras.js';
import { CartInventory } from '../Cart/CartInventory.js';
import { FreeDelivery } from '../Cart/FreeDelivery.js';
import { GoesWith } from '../Cart/GoesWith.js';
import { CartSummary } from '../Cart/CartSummary.js';
import { useCartHeading } from '../Cart/Cart.js';
import { useTrackCart } from '../Cart/useTrackCart.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';

type CartPanelProps = Pick<DrawerProps, 'size' | 'placement'> & RootProps;

/** The drawer and its content. It is a module of its own, which `CartDrawer` loads on demand. */
export function CartPanel({ size = 'md', placement = 'right', ...root }: CartPanelProps) {
  const { messages } = useShop();
  const { isOpen, cart, notice, open, close } = useCart();
  const noticeId = useId();
  useTrackCart(isOpen);
  const heading = useCartHeading();
  const hasSummary = cart !== undefined && cart.items.length > 0;
  return (
    <Drawer
      {...root}
      isOpen={isOpen}
      onOpenChange={(wanted) => (wanted ? open() : close())}
      size={size}
      placement={placement}
      // Screen readers read 'Added to your cart' with the dialog's name: some drop an announcement while the focus moves.
      {...(notice && { 'aria-describedby': noticeId })}
    >
      <CartInventory>
        <DrawerHeader title={heading} closeLabel={messages.closeCart} />
        <DrawerBody>
          <FreeDelivery />
          <CartContents noticeId={noticeId} />
          <CartExtras />
          <GoesWith headingLevel={3} />
        </DrawerBody>
        {hasSummary && (
          <DrawerFooter>
            <CartSummary />
          </DrawerFooter>
        )}
      </CartInventory>
    </Drawer>
  );
}
