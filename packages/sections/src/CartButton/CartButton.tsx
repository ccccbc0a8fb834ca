'use client';
import { formatMessage, IconButton, useIntent } from '@vitrine/components';
import { ShoppingBagIcon } from '@vitrine/components/icons';
import { useRef, useState } from 'react';
import { cartIntent } from '../shop/cartIntent.js';
import { useCart } from '../shop/useCart.js';
import type { Messages } from '../messages.js';
import { PageForm } from '../ui/PageForm.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Count } from './CartButton.styles.js';

export type CartButtonProps = RootProps<HTMLButtonElement>;

/** Opens the cart. Its badge and its name show the sum of the quantities. Before scripts run, it links to the cart's page. */
export function CartButton({ ref, ...root }: CartButtonProps) {
  const { messages, locale } = useShop();
  const { count, open } = useCart();
  const button = useRef<HTMLButtonElement>(null);
  useSharedRef(ref, button);
  const changes = useChanges(count);
  useIntent(button, cartIntent.preload, { countsAnyTouch: true });
  return (
    <PageForm href={{ page: 'cart' }}>
      <IconButton
        {...root}
        ref={button}
        type="submit"
        aria-label={label(count, messages, locale)}
        aria-haspopup="dialog"
        icon={
          <Count
            variant="cart"
            badgeContent={count || undefined}
            xOverhang={10}
            yOverhang={8}
            {...(changes > 0 && { 'data-changes': changes % 2 ? 'odd' : 'even' })}
          >
            <ShoppingBagIcon size={20} strokeWidth={1.5} aria-hidden="true" />
          </Count>
        }
        onPress={open}
      />
    </PageForm>
  );
}

/** Returns how often the count has changed since it was first known. */
function useChanges(count: number | undefined): number {
  const [known, setKnown] = useState({ count, changes: 0 });
  if (count !== known.count) setKnown({ count, changes: known.changes + (known.count === undefined ? 0 : 1) });
  return known.changes;
}

function label(count: number | undefined, messages: Messages, locale: string): string {
  if (count === undefined) return messages.cartUnknown;
  return count === 0 ? messages.cartBadgeEmpty : formatMessage(messages.cartBadge, { count }, locale);
}
