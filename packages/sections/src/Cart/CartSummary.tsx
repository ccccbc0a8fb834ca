'use client';
import { Button, ButtonLink, formatMoney, Spinner, Text } from '@vitrine/components';
import { useState, type MouseEvent } from 'react';
import { useCart } from '../cartState/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { Subtotal, Summary } from './Cart.styles.js';

/** The subtotal and the ways on from the cart. Nothing while the cart is empty. */
export function CartSummary() {
  const { messages, locale } = useShop();
  const { cart, isPending, close } = useCart();
  if (!cart || cart.items.length === 0) return null;
  return (
    <Summary>
      <Subtotal>
        <span>{messages.subtotal}</span>
        <span data-pending={isPending || undefined}>{formatMoney(cart.subtotalPrice, { locale })}</span>
      </Subtotal>
      {cart.checkoutUrl ? (
        <Checkout url={cart.checkoutUrl} />
      ) : (
        <Text size="sm" tone="quiet">
          {messages.checkoutMissing}
        </Text>
      )}
      <Button variant="ghost" isFullWidth onPress={close}>
        {messages.continueShopping}
      </Button>
    </Summary>
  );
}

/** A plain link, in the same window. Only where a change is still on its way does it wait, so that the platform has what was shown. */
function Checkout({ url }: { url: string }) {
  const { messages, cart: store } = useShop();
  const { isPending, settled } = useCart();
  const [isWaiting, setWaiting] = useState(false);

  const onClick = (event: MouseEvent) => {
    if (!isPending) return;
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    void settled().then((isSettled) => {
      setWaiting(false);
      const current = store.getSnapshot().cart?.checkoutUrl;
      // What was refused stands at its line now: the shopper decides again.
      if (isSettled && current) window.location.assign(current);
    });
  };

  return (
    <ButtonLink href={url} isFullWidth onClick={onClick} iconAfter={isWaiting && <Spinner size="xs" />}>
      {messages.checkout}
    </ButtonLink>
  );
}
