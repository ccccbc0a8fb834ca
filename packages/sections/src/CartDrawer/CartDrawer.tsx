'use client';
import { useEffect, useState, type ComponentType } from 'react';
import { useCart } from '../cartState/useCart.js';
import { whenIdle } from '../internal/whenIdle.js';
import { useShop } from '../shop/ShopProvider.js';
import { Failure } from './CartDrawer.styles.js';

export interface CartDrawerProps {
  /** Default: `'md'`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Default: `'right'`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * The cart over the page, on every page. What it takes to show it is loaded when the browser is idle, at the latest when the
 * cart is opened.
 */
export function CartDrawer(props: CartDrawerProps) {
  const { messages } = useShop();
  const { isOpen, close } = useCart();
  const [Panel, setPanel] = useState<ComponentType<CartDrawerProps>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (Panel) return;
    let isCurrent = true;
    const load = () =>
      import('./CartPanel.js').then(
        (module) => {
          if (!isCurrent) return;
          setPanel(() => module.CartPanel);
          setFailed(false);
        },
        () => {
          // Nothing to say while nobody asked for it: opening it tries again.
          if (!isCurrent || !isOpen) return;
          setFailed(true);
          close();
        },
      );
    const cancel = isOpen ? void load() : whenIdle(() => void load());
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [Panel, isOpen, close]);

  return (
    <>
      {Panel && <Panel {...props} />}
      <Failure role="alert">{hasFailed && messages.cartDrawerFailed}</Failure>
    </>
  );
}
