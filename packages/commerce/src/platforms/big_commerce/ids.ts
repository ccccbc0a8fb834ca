/**
 * The platform numbers its things, and finds a variant only by way of its product: a variant's id here is both numbers, '77-112',
 * so that it can be asked for, and bought, by itself.
 */
export interface VariantKey {
  productId: number;
  variantId: number;
}

export const toVariantId = ({ productId, variantId }: VariantKey): string => `${productId}-${variantId}`;

/** Undefined for what is no variant's id. */
export function parseVariantId(id: string): VariantKey | undefined {
  const [, productId, variantId] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
  return productId && variantId ? { productId: Number(productId), variantId: Number(variantId) } : undefined;
}

/** Undefined for what is no number of the platform's. */
export const parseId = (id: string): number | undefined => (/^\d{1,15}$/.test(id) ? Number(id) : undefined);

/** A cart's id, and a line's: '0aa00afa-a000-00a0-00aa-aa0000f000a0' */
export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
