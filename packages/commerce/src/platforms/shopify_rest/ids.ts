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
