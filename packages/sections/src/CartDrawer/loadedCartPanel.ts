import { loadedOnce } from '@vitrine/components';
import { cartIntent } from '../shop/cartIntent.js';

/** The cart's content, in a module of its own. */
export const cartPanel = loadedOnce(() => import('./CartPanel.js').then(({ CartPanel }) => CartPanel));

cartIntent.onPreload(cartPanel.preload);
