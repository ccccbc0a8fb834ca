'use client';
import { ProductBox, type ProductBoxProps } from '@vitrine/sections';
import { productHref } from '../routing';

/** A module of its own: see loadProductBox.ts. */
export function ProductBoxWithAddress(props: Omit<ProductBoxProps, 'onVariantChange'>) {
  const { slug } = props.product;
  // Not through the router: the page is the same one, and needs nothing from the server.
  return (
    <ProductBox {...props} onVariantChange={(id) => window.history.replaceState(null, '', productHref(slug, id))} />
  );
}
