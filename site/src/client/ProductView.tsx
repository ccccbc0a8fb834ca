'use client';
import { ProductBox, type ProductBoxProps } from '@vitrine/sections';
import { productHref } from '../routing';

/** The product, with the variant that is chosen in the address: it can be kept, sent on and reloaded. */
export function ProductView(props: Omit<ProductBoxProps, 'onVariantChange'>) {
  const { slug } = props.product;
  // Not through the router: the page is the same one, and needs nothing from the server.
  return (
    <ProductBox {...props} onVariantChange={(id) => window.history.replaceState(null, '', productHref(slug, id))} />
  );
}
