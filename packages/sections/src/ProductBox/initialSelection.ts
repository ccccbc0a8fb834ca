import { choicesOf, initialChoices, initialVariant, type Product } from '@vitrine/commerce';

/** Returns the choices and the variant that a product shows first. Without a named variant, these are the first ones. */
export function initialSelection(product: Product, namedVariantId: string | undefined) {
  const named = product.variants.find(({ id }) => id === namedVariantId);
  return {
    choices: { ...initialChoices(product.options), ...(named && choicesOf(named)) },
    variant: named ?? initialVariant(product),
  };
}
