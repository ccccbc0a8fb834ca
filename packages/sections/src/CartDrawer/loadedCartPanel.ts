import { loadedOnce } from '@vitrine/components';

/** The cart's content, in a module of its own. */
export const cartPanel = loadedOnce(() => import('./CartPanel.js').then(({ CartPanel }) => CartPanel));
