'use client';
import { loadedOnce, useIntent } from '@vitrine/components';
import { useState, type ReactNode, type RefObject } from 'react';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import type { QuickAddProduct } from './quickAddAction.js';

const action = loadedOnce(() => import('./quickAddAction.js').then(({ quickAddAction }) => quickAddAction));

interface QuickAddOptions {
  /** The element whose first sign of use loads the script of the addition and of the dialog. */
  place: RefObject<HTMLElement | null>;
  /** As of `addToCart`. */
  onAnswer?: (isAdded: boolean) => void;
}

interface QuickAdd {
  /** Whether the product is being added, or its options are being read. */
  isBusy: boolean;
  /** The dialog, or the reason why nothing was added. Render it beside the button. */
  answer: ReactNode;
  press: () => Promise<void>;
}

/** A button outside of the product's page that adds it to the cart. A product with a choice first asks for it in a dialog. */
export function useQuickAdd(product: QuickAddProduct, { place, onAnswer }: QuickAddOptions): QuickAdd {
  const shop = useShop();
  useIntent(place, action.preload, { countsAnyTouch: true });
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>();
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setAnswer(undefined);
    const act = await action.load().catch(() => undefined);
    if (act) setAnswer(await act(product, shop, onAnswer));
    // If the script fails to load, the page has the same choices.
    else shop.navigate(pathOf({ page: 'product', slug: product.slug }, shop.paths));
    setBusy(false);
  };
  return { isBusy, answer, press };
}
