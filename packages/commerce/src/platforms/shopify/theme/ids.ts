/**
 * A product's id: its number, by which its stock is known, and its handle, by which it is found. The theme's endpoints find no
 * product by its number.
 */
export const productId = (id: number, handle: string): string => `${id}:${handle}`;

export function parseProductId(id: string): { number: string; handle: string } | undefined {
  const [, number, handle] = /^(\d+):(.+)$/.exec(id) ?? [];
  return number && handle ? { number, handle } : undefined;
}

/** Whether an id can be a variant's. */
export const isVariantId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** A cart's token, which tells its key as well; the value of the cookie by which a browser has a cart. */
export const isCartToken = (text: string): boolean => /^[\w-]+\?key=[\w-]+$/.test(text);

/** The name of the same cart in the Storefront API; undefined for what is no cart's token. */
export const toGlobalCartId = (token: string | undefined): string | undefined =>
  token !== undefined && isCartToken(token) ? `gid://shopify/Cart/${token}` : undefined;
