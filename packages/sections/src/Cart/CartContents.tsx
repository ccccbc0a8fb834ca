'use client';
import { Button, Divider, Spinner, Text } from '@vitrine/components';
import { useRef } from 'react';
import { noticeText } from '../cartState/notice.js';
import { useCart } from '../cartState/useCart.js';
import { CartItem } from '../CartItem/CartItem.js';
import { RemovedItem } from '../CartItem/RemovedItem.js';
import { Notice } from '../Notice/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Centered, Contents, List, StockCheck } from './Cart.styles.js';
import { useCartInventory } from './useCartInventory.js';

/** The lines of the cart, or what there is instead of them. */
export function CartContents() {
  const { messages } = useShop();
  const { status, cart, rows, notice, load } = useCart();

  if (status === 'failed' && notice) {
    return (
      <Centered>
        <Text>
          {messages.cartFailed} {noticeText(notice, messages)}
        </Text>
        <Button variant="outline" onPress={() => void load()}>
          {messages.tryAgain}
        </Button>
      </Centered>
    );
  }
  if (!cart) {
    return (
      <Centered>
        <Spinner size="lg" label={messages.loadingCart} />
      </Centered>
    );
  }
  return (
    <Contents>
      <Notice notice={notice} />
      {rows.length > 0 && <CartLines />}
      {cart.items.length === 0 && <EmptyCart />}
    </Contents>
  );
}

function CartLines() {
  const { messages } = useShop();
  const { cart, rows, updateQuantity, remove, undo, close } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const inventory = useCartInventory(cart?.items ?? []);

  const undoRemoval = (id: string) => {
    // The button that has the focus goes away with its row.
    void undo(id).then(() => list.current?.focus());
  };

  return (
    <>
      <StockCheck>{inventory.isLoading && <Spinner size="xs" label={messages.checkingStock} />}</StockCheck>
      <List ref={list} role="list" tabIndex={-1} aria-label={messages.cartItems}>
        {rows.map(({ item, isRemoved, isPending, notice }) => (
          <li key={item.id}>
            {isRemoved ? (
              <RemovedItem item={item} isReturning={isPending} notice={notice} onUndo={() => undoRemoval(item.id)} />
            ) : (
              <CartItem
                item={item}
                records={inventory.recordsOf(item)}
                isPending={isPending}
                notice={notice}
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

function EmptyCart() {
  const { messages } = useShop();
  const { close } = useCart();
  return (
    <Centered>
      <Text size="lg">{messages.emptyCart}</Text>
      <ShopLink variant="outline" href="/" onClick={close}>
        {messages.startShopping}
      </ShopLink>
    </Centered>
  );
}
