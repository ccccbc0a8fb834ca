import type { ProductSummary } from '@vitrine/commerce';
import { announce } from '@vitrine/components';
import type { ReactNode } from 'react';
import { addToCart } from '../shop/addToCart.js';
import { cartIntent } from '../shop/cartIntent.js';
import type { ShopContextValue } from '../shop/ShopProvider.js';
import { noticeOfFailure } from '../state/cart/notice.js';
import { Notice } from '../ui/Notice.js';
import { QuickAddDialog } from './QuickAddDialog.js';

/** Shows beside the button while an addition waits for the connection. */
export const waitingAnswer = <Notice notice={{ kind: 'waiting' }} />;

export interface QuickAddProduct extends Pick<ProductSummary, 'id' | 'name' | 'slug' | 'price'> {
  soleVariantId: string | undefined;
}

/**
 * Adds the product, or reads it and asks for its options. Returns the answer that shows beside the button or over the page, if any.
 *
 * @param onAnswer As of `addToCart`.
 */
export async function quickAddAction(
  { id, slug, soleVariantId, price }: QuickAddProduct,
  { cart, commerce, messages }: ShopContextValue,
  onAnswer?: (isAdded: boolean) => void,
): Promise<ReactNode> {
  void cartIntent.preload();
  announce(messages.loadingProduct, 'polite');
  if (soleVariantId) {
    const notice = await addToCart(cart, { productId: id, variantId: soleVariantId, quantity: 1, price }, onAnswer);
    return notice && <Notice notice={notice} />;
  }
  try {
    const product = await commerce.catalog.product(slug.slice(1));
    return product ? (
      <QuickAddDialog product={product} onAnswer={onAnswer} />
    ) : (
      <Notice notice={{ kind: 'failure', failure: 'unknown' }} />
    );
  } catch (error) {
    return <Notice notice={noticeOfFailure(error)} />;
  }
}
