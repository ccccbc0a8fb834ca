'use client';
import { Badge, formatMessage, IconButton, useIntent, useIsHydrated } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';
import { useRef } from 'react';
import { cartPanel } from '../CartDrawer/loadedCartPanel.js';
import { useCart } from '../cartState/useCart.js';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';

/** Opens the cart. Its badge shows the sum of the quantities, and so does its name. Before scripts run it is a link to the cart's page. */
export function CartButton() {
  const { messages, locale } = useShop();
  const { count, open } = useCart();
  const button = useRef<HTMLButtonElement>(null);
  useIntent(button, cartPanel.preload);
  const name = label(count, messages, locale);
  const icon = (
    <Badge variant="cart" badgeContent={count || undefined} xOverhang={10} yOverhang={8}>
      <ShoppingBagIcon size={20} strokeWidth={1.5} aria-hidden="true" />
    </Badge>
  );
  if (!useIsHydrated()) {
    return (
      <ShopLink href={{ page: 'cart' }} variant="iconWrapper" aria-label={name}>
        {icon}
      </ShopLink>
    );
  }
  return <IconButton ref={button} aria-label={name} aria-haspopup="dialog" icon={icon} onPress={open} />;
}

function label(count: number | undefined, messages: Messages, locale: string): string {
  if (count === undefined) return messages.cartUnknown;
  return count === 0 ? messages.cartBadgeEmpty : formatMessage(messages.cartBadge, { count }, locale);
}
