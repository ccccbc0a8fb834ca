'use client';
import { Link } from '@vitrine/components';
import { ProductBox, useShop, type ProductBoxProps } from '@vitrine/sections';
import { productHref } from '../routing';
import { recommendationsId } from './recommendationsId';

export interface ProductBoxWithAddressProps extends Omit<ProductBoxProps, 'onVariantChange' | 'alternatives'> {
  /** Whether the page has `Recommendations`. */
  hasRecommendations: boolean;
}

/** The product box, which writes the chosen variant into the URL: shoppers can bookmark, share and reload it. */
export function ProductBoxWithAddress({ hasRecommendations, ...props }: ProductBoxWithAddressProps) {
  const { messages } = useShop();
  const { slug } = props.product;
  // This does not use the router: the page stays the same, and needs no data from the server.
  return (
    <ProductBox
      {...props}
      alternatives={hasRecommendations && <Link href={`#${recommendationsId}`}>{messages.seeAlternatives}</Link>}
      onVariantChange={(id) => window.history.replaceState(null, '', productHref(slug, id))}
    />
  );
}
