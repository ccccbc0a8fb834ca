'use client';
import { Link } from '@vitrine/components';
import { ProductBox, useShop, type ProductBoxProps } from '@vitrine/sections';
import { productHref } from '../routing';
import { recommendationsId } from './Recommendations';

export interface ProductBoxWithAddressProps extends Omit<ProductBoxProps, 'onVariantChange' | 'alternatives'> {
  /** Whether `Recommendations` stand on the page. */
  hasRecommendations: boolean;
}

/** A module of its own: see loadProductBox.ts. */
export function ProductBoxWithAddress({ hasRecommendations, ...props }: ProductBoxWithAddressProps) {
  const { messages } = useShop();
  const { slug } = props.product;
  // Not through the router: the page is the same one, and needs nothing from the server.
  return (
    <ProductBox
      {...props}
      alternatives={hasRecommendations && <Link href={`#${recommendationsId}`}>{messages.seeAlternatives}</Link>}
      onVariantChange={(id) => window.history.replaceState(null, '', productHref(slug, id))}
    />
  );
}
