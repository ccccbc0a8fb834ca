'use client';
import { formatMessage, loadedOnce, Spinner, useIntent } from '@vitrine/components';
import { PlusIcon } from '@vitrine/components/icons';
import { useRef, useState, type ReactNode } from 'react';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { PageForm } from '../ui/PageForm.js';
import { AddButton, Place } from './QuickAdd.styles.js';
import type { QuickAddProps } from './quickAddAction.js';

const action = loadedOnce(() => import('./quickAddAction.js').then(({ quickAddAction }) => quickAddAction));

/**
 * The button on a product's tile that adds it to the cart. A product with a choice first asks for it. The script of both loads at the first
 * sign of use. Before scripts run, the button opens the product's page.
 */
export function QuickAdd(product: QuickAddProps) {
  const shop = useShop();
  const { messages, navigate, paths } = shop;
  const place = useRef<HTMLDivElement>(null);
  useIntent(place, action.preload);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ReactNode>();
  const { name, slug, soleVariantId } = product;
  const href = { page: 'product', slug } as const;
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    setAnswer(undefined);
    const act = await action.load().catch(() => undefined);
    if (act) setAnswer(await act(product, shop));
    // If the script fails to load, the page has the same choices.
    else navigate(pathOf(href, paths));
    setBusy(false);
  };
  return (
    <>
      <Place ref={place}>
        <PageForm href={href}>
          <AddButton
            type="submit"
            size="sm"
            aria-label={formatMessage(soleVariantId ? messages.addProduct : messages.chooseOptions, { product: name })}
            icon={isBusy ? <Spinner size="sm" label="" /> : <PlusIcon aria-hidden="true" />}
            {...(!soleVariantId && { 'aria-haspopup': 'dialog' })}
            {...(isBusy && { 'aria-disabled': true })}
            onPress={() => void press()}
          />
        </PageForm>
      </Place>
      {answer}
    </>
  );
}
