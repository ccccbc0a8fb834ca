'use client';
import { ProductPreview } from '@vitrine/sections';
import { Activity } from 'react';
import { ProductBoxWithAddress, type ProductBoxWithAddressProps } from './ProductBoxWithAddress';
import styles from './ProductView.module.css';
import { useIsShown } from './useIsShown';

/**
 * The product, with the chosen variant in the URL. After client-side navigation, picture, name and price show first; the rest, which
 * takes longer to render, follows in a transition.
 */
export function ProductView(props: ProductBoxWithAddressProps) {
  const isShown = useIsShown();
  const { product, initialVariantId } = props;
  return (
    <div className={styles.view} aria-busy={!isShown || undefined}>
      {isShown ? (
        // Hydrated separately, so that it does not hold up the rest of the page. React hydrates it at once for a press.
        <Activity>
          <ProductBoxWithAddress {...props} />
        </Activity>
      ) : (
        <ProductPreview product={product} initialVariantId={initialVariantId} />
      )}
    </div>
  );
}
