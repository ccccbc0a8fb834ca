'use client';
import { announce, loadedOnce, useIntent } from '@vitrine/components';
import { useState, type ReactNode, type RefObject } from 'react';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { useConnection } from '../shop/useConnection.js';
import type { QuickAddProduct } from './quickAddAction.js';

const action = loadedOnce(() => import('./quickAddAction.js'));

interface QuickAddOptions {
  /** The element whose first sign of use loads the script of the addition and of the dialog. */
  place: RefObject<HTMLElement | null>;
  /** As of `addToCart`. */
  onAnswer?: (isAdded: boolean) => void;
}

interface QuickAdd {
  /** Whether the product is being added, or its options are being read. `false` while an addition waits for the connection: nothing goes on then. */
  isBusy: boolean;
  isWaiting: boolean;
  /** The dialog, or the reason why nothing was added, or is added later. Render it beside the button. */
  answer: ReactNode;
  press: () => Promise<void>;
}

/** A button outside of the product's page that adds it to the cart. A product with a choice first asks for it in a dialog. */
export function useQuickAdd(product: QuickAddProduct, { place, onAnswer }: QuickAddOptions): QuickAdd {
  const shop = useShop();
  useIntent(place, action.preload, { countsAnyTouch: true });
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>();
  const [waitingAnswer, setWaitingAnswer] = useState<ReactNode>();
  const { isOffline } = useConnection();
  // Options are not asked for later, when nobody expects a dialog: without a connection, reading them fails.
  const isWaiting = isBusy && isOffline && product.soleVariantId !== undefined;
  const press = async () => {
    if (isWaiting) announce(shop.messages.addedWhenOnline, 'polite');
    if (isBusy) return;
    setBusy(true);
    setAnswer(undefined);
    const part = await action.load().catch(() => undefined);
    if (part) {
      setWaitingAnswer(part.waitingAnswer);
      setAnswer(await part.quickAddAction(product, shop, onAnswer));
    }
    // If the script fails to load, the page has the same choices.
    else shop.navigate(pathOf({ page: 'product', slug: product.slug }, shop.paths));
    setBusy(false);
  };
  return { isBusy: isBusy && !isWaiting, isWaiting, answer: isWaiting ? waitingAnswer : answer, press };
}
