import type { CartRecord } from '../../shop/records.js';

export const path = /^\/(?:cart\/c|orders)\/([\w-]+)$/;

export const isCheckoutUrl = ({ pathname }: URL): boolean => path.test(pathname);

/** Returns the path of a cart's checkout. Anyone with the key can open it. */
export const checkoutPath = ({ token, key }: Pick<CartRecord, 'token' | 'key'>): string =>
  `/cart/c/${token}?key=${key}`;
