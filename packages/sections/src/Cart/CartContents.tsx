'use client';
import type { CollectionSummary } from '@vitrine/commerce';
import { Button, Divider, Spinner, Text } from '@vitrine/components';
import { useLayoutEffect, useRef, useState } from 'react';
import { noticeText, type CartNotice } from '../state/cart/notice.js';
import { useCart } from '../shop/useCart.js';
import { CartItem } from '../CartItem/CartItem.js';
import { EmptyCart } from './EmptyCart.js';
import { RemovedItem } from '../CartItem/RemovedItem.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { Notice } from '../ui/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import { Again, Centered, Contents, List } from './Cart.styles.js';
import { useCartInventory } from './CartInventory.js';

export interface CartContentsProps {
  /** Id of the message about the whole cart, for the drawer's description. */
  noticeId?: string;
  /** The collections to show if the cart is empty. Default: the browser reads them. */
  collections?: readonly CollectionSummary[] | undefined;
}

/** The lines of the cart, or its empty, loading or failed state. */
export function CartContents({ noticeId, collections }: CartContentsProps) {
  const { messages, locale } = useShop();
  const { status, cart, rows, notice, load } = useCart();
  const root = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(root);

  let content = (
    <>
      <Notice id={noticeId} notice={notice} />
      {notice && isDoubtful(notice) && <CheckAgain />}
      {rows.length > 0 && <CartLines />}
      {cart?.items.length === 0 && <EmptyCart collections={collections} canUndo={rows.length > 0} />}
    </>
  );
  if (status === 'failed' && notice) {
    content = (
      <Centered>
        <Text>
          {messages.cartFailed} {noticeText(notice, messages, locale)}
        </Text>
        <Button variant="outline" onPress={() => void load()}>
          {messages.tryAgain}
        </Button>
      </Centered>
    );
  } else if (!cart) {
    content = (
      <Centered>
        <Spinner size="lg" label={messages.loadingCart} />
      </Centered>
    );
  }
  return (
    <Contents ref={root} tabIndex={-1} {...focusProps}>
      {content}
    </Contents>
  );
}

/** Whether the cart may differ from the platform's. */
const isDoubtful = ({ kind }: CartNotice) => kind === 'unconfirmed' || kind === 'stale';

function CheckAgain() {
  const { messages } = useShop();
  const { load } = useCart();
  const [isLoading, setLoading] = useState(false);
  const check = async () => {
    setLoading(true);
    await load();
    setLoading(false);
  };
  return (
    <Again>
      <Button variant="outline" size="sm" isLoading={isLoading} onPress={() => void check()}>
        {messages.checkAgain}
      </Button>
    </Again>
  );
}

function CartLines() {
  const { messages } = useShop();
  const { rows, updateQuantity, remove, undo, close } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const inventory = useCartInventory();
  const focusProps = useFocusKept(list);

  const orphaned = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = orphaned.current;
    if (id === undefined || !list.current) return;
    orphaned.current = undefined;
    // The restored line. Its last button removed it. The platform may have restored it as another line.
    const line = [...list.current.children].find(
      (element) => element instanceof HTMLElement && element.dataset.line === id,
    );
    const buttons = line?.querySelectorAll('button') ?? [];
    (buttons[buttons.length - 1] ?? list.current).focus();
  });

  return (
    <>
      <Again role="status" {...focusProps}>
        {inventory.status === 'failed' && (
          <>
            {messages.cartStockFailed}{' '}
            <Button variant="link" size="sm" onPress={inventory.retry}>
              {messages.tryAgain}
            </Button>
          </>
        )}
      </Again>
      <List ref={list} role="list" tabIndex={-1} aria-label={messages.cartItems}>
        {rows.map(({ item, isRemoved, isPending, notice, news }) => (
          <li key={item.id} data-line={item.id}>
            {isRemoved ? (
              <RemovedItem
                item={item}
                isReturning={isPending}
                notice={notice}
                onUndo={() => void undo(item.id)}
                onFocusLost={() => {
                  orphaned.current = item.id;
                }}
              />
            ) : (
              <CartItem
                item={item}
                records={inventory.recordsOf(item)}
                isPending={isPending}
                notice={notice}
                news={news}
                onQuantityChange={(quantity) => updateQuantity(item.id, quantity)}
                onRemove={() => remove(item.id)}
                onLeave={close}
              />
            )}
            <Divider aria-hidden="true" />
          </li>
        ))}
      </List>
    </>
  );
}
