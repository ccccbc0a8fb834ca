'use client';
import { formatMessage, Spinner } from '@vitrine/components';
import { PlusIcon } from '@vitrine/components/icons';
import { useRef } from 'react';
import type { QuickAddProduct } from '../quickAdd/quickAddAction.js';
import { useQuickAdd } from '../quickAdd/useQuickAdd.js';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { PageForm } from '../ui/PageForm.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { AddButton, Place } from './QuickAdd.styles.js';

/**
 * The button on a product's tile that adds it to the cart. A product with a choice first asks for it. The script of both loads at the first
 * sign of use. Before scripts run, the button opens the product's page.
 */
export function QuickAdd({ product, ...root }: RootProps<HTMLDivElement> & { product: QuickAddProduct }) {
  const { messages } = useShop();
  const place = useRef<HTMLDivElement>(null);
  useSharedRef(root.ref, place);
  const { isBusy, isWaiting, answer, press } = useQuickAdd(product, { place });
  const { name, slug, soleVariantId } = product;
  return (
    <>
      <Place {...root} ref={place}>
        <PageForm href={{ page: 'product', slug }}>
          <AddButton
            type="submit"
            size="sm"
            aria-label={formatMessage(soleVariantId ? messages.addProduct : messages.chooseOptions, { product: name })}
            icon={isBusy ? <Spinner size="sm" label="" /> : <PlusIcon aria-hidden="true" />}
            {...(!soleVariantId && { 'aria-haspopup': 'dialog' })}
            {...((isBusy || isWaiting) && { 'aria-disabled': true })}
            onPress={() => void press()}
          />
        </PageForm>
      </Place>
      {answer}
    </>
  );
}
