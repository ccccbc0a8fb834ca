import { useEffect, type RefObject } from 'react';
import { whenIdle } from '../internal/whenIdle.js';

let arriving: ReturnType<typeof fetchPanel> | undefined;

const fetchPanel = () => import('./CartPanel.js').then(({ CartPanel }) => CartPanel);

/** What it takes to show the cart, loaded once; after a failure it is tried again. */
export const loadCartPanel = () =>
  (arriving ??= fetchPanel().catch((error: unknown) => {
    arriving = undefined;
    throw error;
  }));

// Nobody has asked for it yet: opening the cart tries again.
const preload = () => void loadCartPanel().catch(() => {});

/** Loads it when the browser is idle, if the cart is likely to be opened. */
export function useIdleCartPanel(isLikely = true) {
  useEffect(() => (isLikely ? whenIdle(preload) : undefined), [isLikely]);
}

/** Loads it at the first sign that this element will be pressed: a pointer over it, or the focus. */
export function useCartPanelOnIntent(opener: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = opener.current;
    const signs = ['pointerenter', 'focus'] as const;
    for (const sign of signs) element?.addEventListener(sign, preload, { once: true });
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, preload);
    };
  }, [opener]);
}
