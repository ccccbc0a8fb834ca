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
      <Checkout url={cart.checkoutUrl} />
      <Button variant="ghost" isFullWidth onPress={close}>
        {messages.continueShopping}
      </Button>
    </Summary>
  );
}

/**
 * A plain link, in the same window. Only where a change is still on its way does it wait, so that the platform has what was shown;
 * and where the platform makes the address for each visit, it is asked for one.
 */
function Checkout({ url }: { url: string | undefined }) {
  const { messages, cart: store, commerce } = useShop();
  const { isPending, settled } = useCart();
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');

  const leave = async (): Promise<'ready' | 'failed'> => {
    // What was refused stands at its line now: the shopper decides again.
    if (!(await settled())) return 'ready';
    const current = store.getSnapshot().cart?.checkoutUrl ?? (await commerce.cart.checkout())?.checkoutUrl;
    if (!current) return 'failed';
    window.location.assign(current);
    return 'ready';
  };

  const onClick = (event: MouseEvent) => {
    if (url && !isPending) return;
    event.preventDefault();
    if (state === 'waiting') return;
    setState('waiting');
    leave().then(setState, () => setState('failed'));
  };

  return (
    <>
      <ButtonLink
        href={url ?? '#'}
        isFullWidth
        onClick={onClick}
        iconAfter={state === 'waiting' && <Spinner size="xs" />}
      >
        {messages.checkout}
      </ButtonLink>
      {state === 'failed' && (
        <Text size="sm" tone="quiet" role="alert">
          {messages.checkoutMissing}
        </Text>
      )}
    </>
  );
}
