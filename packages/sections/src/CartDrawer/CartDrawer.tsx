'use client';
import { useEffect, useState, type ComponentType } from 'react';
import type { CartSlots } from '../Cart/Cart.js';
import { pathOf } from '../shop/paths.js';
import { useCart } from '../shop/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Failure } from './CartDrawer.styles.js';
import { cartPanel } from './loadedCartPanel.js';

export interface CartDrawerProps extends RootProps<HTMLDivElement>, CartSlots {
  /** Default: `'md'`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Default: `'right'`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * The cart over the page, on every page. Its script loads at the first sign of use of a `CartButton` or an `AddToCartButton`. If it fails to
 * load, the cart's page opens instead; without a connection a message shows.
 */
export function CartDrawer(props: CartDrawerProps) {
  const { messages, paths } = useShop();
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
        close();
        // By a load of the whole page: the scripts of a former build may be gone.
        if (navigator.onLine) location.assign(pathOf({ page: 'cart' }, paths));
        else setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Panel, isOpen, close, paths]);

  return (
    <>
      {Panel && <Panel {...props} />}
      <Failure role="alert">{hasFailed && messages.cartDrawerFailed}</Failure>
    </>
  );
}
