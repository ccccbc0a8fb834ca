import type { CartRecord } from '../../shop/records.js';

export const path = /^\/(?:cart\/c|orders)\/([\w-]+)$/;

export const isCheckoutUrl = ({ pathname }: URL): boolean => path.test(pathname);

/** Where a cart is ordered. The key lets in whoever has it. */
export const checkoutPath = ({ token, key }: Pick<CartRecord, 'token' | 'key'>): string =>
  `/cart/c/${token}?key=${key}`;
