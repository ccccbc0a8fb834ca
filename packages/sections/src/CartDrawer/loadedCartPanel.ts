import { whenIdle } from '@vitrine/components';
import { useEffect } from 'react';
import { loadedOnce } from '../internal/loadedOnce.js';

/** What it takes to show the cart. */
export const cartPanel = loadedOnce(() => import('./CartPanel.js').then(({ CartPanel }) => CartPanel));

/** Loads it when the browser is idle, if the cart is likely to be opened. */
export function useIdleCartPanel(isLikely = true) {
  useEffect(() => (isLikely ? whenIdle(cartPanel.preload) : undefined), [isLikely]);
}
