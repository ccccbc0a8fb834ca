'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Failure } from './CartDrawer.styles.js';
import { cartPanel } from './loadedCartPanel.js';

export interface CartDrawerProps extends RootProps {
  /** Default: `'md'`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Default: `'right'`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/** The cart over the page, on every page. Its script loads at the first sign of use of a `CartButton` or an `AddToCartButton`. */
export function CartDrawer(props: CartDrawerProps) {
  const { messages } = useShop();
  const { isOpen, close } = useCart();
  const [Panel, setPanel] = useState<ComponentType<CartDrawerProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (Panel || !isOpen) return;
    let isCurrent = true;
    cartPanel.load().then(
      (loaded) => {
        if (!isCurrent) return;
        setPanel(() => loaded);
        setFailed(false);
      },
      () => {
        if (!isCurrent) return;
        setFailed(true);
        close();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Panel, isOpen, close]);

  return (
    <>
      {Panel && <Panel {...props} />}
      <Failure role="alert">{hasFailed && messages.cartDrawerFailed}</Failure>
    </>
  );
}
