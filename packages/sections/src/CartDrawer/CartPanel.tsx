'use client';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader, type DrawerProps } from '@vitrine/components';
import { useId } from 'react';
import type { CartSlots } from '../Cart/Cart.js';
import { CartContext } from '../Cart/cartContext.js';
import { CartDelivery } from '../Cart/CartDelivery.js';
import { CartExtras } from '../Cart/CartExtras.js';
import { CartItems } from '../Cart/CartItems.js';
import { CartRecommendations } from '../Cart/CartRecommendations.js';
import { CartSummary } from '../Cart/CartSummary.js';
import { useCartHeading } from '../Cart/useCartHeading.js';
import { useStockOfCart } from '../Cart/useStockOfCart.js';
import { useTrackCart } from '../Cart/useTrackCart.js';
import { noticeText } from '../state/cart/notice.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';

type CartPanelProps = Pick<DrawerProps, 'size' | 'placement'> & RootProps<HTMLDivElement> & CartSlots;

/** The drawer and its content. It is a module of its own, which `CartDrawer` loads on demand. */
export function CartPanel({
  size = 'md',
  placement = 'right',
  item,
  delivery = <CartDelivery />,
  items = <CartItems item={item} />,
  extras = <CartExtras />,
  recommendations = <CartRecommendations />,
  summary = <CartSummary />,
  ...root
}: CartPanelProps) {
  const { messages, locale } = useShop();
  const { isOpen, cart, notice, open, close } = useCart();
  const noticeId = useId();
  const inventory = useStockOfCart();
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
      defersContent
      // Screen readers read 'Added to your cart' with the dialog's name: some drop an announcement while the focus moves.
      // The notice is in the content, which comes after the focus: until then, the text itself describes the dialog.
      {...(notice && {
        'aria-describedby': noticeId,
        'aria-description': noticeText(notice, messages, locale),
      })}
    >
      <CartContext value={{ inventory, noticeId, isOnPage: false }}>
        <DrawerHeader title={heading} closeLabel={messages.closeCart} />
        <DrawerBody>
          {delivery}
          {items}
          {extras}
          {recommendations}
        </DrawerBody>
        {hasSummary && summary && <DrawerFooter>{summary}</DrawerFooter>}
      </CartContext>
    </Drawer>
  );
}
