/**
 * The two numbers of a variant. The platform finds a variant only through its product, so our variant id contains both numbers, '77-112'.
 * It is then sufficient to read and buy the variant.
 */
export interface VariantKey {
  productId: number;
  variantId: number;
}

export const toVariantId = ({ productId, variantId }: VariantKey): string => `${productId}-${variantId}`;

/** Parses a variant's id. Undefined if it is malformed. */
export function parseVariantId(id: string): VariantKey | undefined {
  const [, productId, variantId] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? [];
  return productId && variantId ? { productId: Number(productId), variantId: Number(variantId) } : undefined;
}

/** Parses a platform's number. Undefined if it is malformed. */
export const parseId = (id: string): number | undefined => (/^\d{1,15}$/.test(id) ? Number(id) : undefined);

/** Whether the text has the format of a cart's or a line's id: '0aa00afa-a000-00a0-00aa-aa0000f000a0' */
export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
