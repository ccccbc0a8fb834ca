'use client';
import { loadedOnce } from '@vitrine/components';
import { useEffect, useState, type ComponentType } from 'react';
import type { BuyBarProps } from './BuyBar.js';
import { useScrolledPast } from './useScrolledPast.js';

const buyBar = loadedOnce(() => import('./BuyBar.js').then(({ BuyBar }) => BuyBar));

/** The bar that buys, while the page is scrolled past the form's own button. Its script loads then. */
export function BuyBarWhenPast(props: BuyBarProps) {
  const isPast = useScrolledPast(props.formButton);
  const [Bar, setBar] = useState<ComponentType<BuyBarProps>>();
  useEffect(() => {
    if (!isPast || Bar) return;
    let isCurrent = true;
    // Without it, the form still buys. The next time tries again.
    buyBar.load().then(
      (loaded) => isCurrent && setBar(() => loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isPast, Bar]);
  return isPast && Bar && <Bar {...props} />;
}
