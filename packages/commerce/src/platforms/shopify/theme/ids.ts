/**
 * Returns a product's id. It contains the number, which identifies its stock, and the handle, because the theme's endpoints do not find a
 * product by its number.
 */
export const productId = (id: number, handle: string): string => `${id}:${handle}`;

export function parseProductId(id: string): { number: string; handle: string } | undefined {
  const [, number, handle] = /^(\d+):(.+)$/.exec(id) ?? [];
  return number && handle ? { number, handle } : undefined;
}

/** Whether an id has the format of a variant's id. */
export const isVariantId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** Returns the number of a variant. An order names it by the Storefront API's id, which ends in the number. Undefined for another id. */
export const variantNumber = (id: string): string | undefined =>
  /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,15})$/.exec(id)?.[1];

/** Whether the text is a cart's token, including its key. The token is the value of the browser's cart cookie. */
export const isCartToken = (text: string): boolean => /^[\w-]+\?key=[\w-]+$/.test(text);

const globalCartId = 'gid://shopify/Cart/';

/** Returns the Storefront API's id of the same cart. Undefined if the token is malformed. */
export const toGlobalCartId = (token: string | undefined): string | undefined =>
  token !== undefined && isCartToken(token) ? `${globalCartId}${token}` : undefined;

/** Returns the token of a cart that the Storefront API has made. Undefined if its id contains none. */
export function toCartToken(id: string | undefined): string | undefined {
  const token = id?.startsWith(globalCartId) ? id.slice(globalCartId.length) : undefined;
  return token !== undefined && isCartToken(token) ? token : undefined;
}
