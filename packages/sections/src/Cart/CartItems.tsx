'use client';
import type { CartItem as CartLine, CollectionSummary } from '@vitrine/commerce';
import { announce, Button, Divider, Spinner, Text } from '@vitrine/components';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { noticeText, type CartNotice } from '../state/cart/notice.js';
import type { RootProps } from '../rootProps.js';
import { useCart } from '../shop/useCart.js';
import type { CartRow } from '../state/cart/snapshot.js';
import { CartItemContext } from '../CartItem/cartItemContext.js';
import { CartItemRoot } from '../CartItem/CartItemRoot.js';
import { useCartLine } from '../CartItem/useCartLine.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { EmptyCart } from './EmptyCart.js';
import { RemovedItem } from '../CartItem/RemovedItem.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { Notice } from '../ui/Notice.js';
import { WithScripts } from '../ui/scripting.styles.js';
import { useShop } from '../shop/ShopProvider.js';
import { Again, Centered, Contents, List } from './Cart.styles.js';
import { useCartInventory, useCartSurroundings } from './cartContext.js';

export interface CartItemsProps extends RootProps<HTMLDivElement> {
  /** Shows each line. It can read `useCartItem()`. A removed line shows a `RemovedItem`. Default: `CartItemRoot`. */
  item?: ReactNode;
  /** The collections to show if the cart is empty. Default: the browser reads them. */
  collections?: readonly CollectionSummary[] | undefined;
}

/**
 * A part of `Cart`: the lines, with the message about the whole cart above them, or the empty, loading or failed cart. It keeps the focus if a
 * line goes or returns.
 */
export function CartItems({ item, collections, ...attributes }: CartItemsProps) {
  const { messages, locale } = useShop();
  const { noticeId, formNotice } = useCartSurroundings();
  const { status, cart, rows, notice, load } = useCart();
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(attributes.ref, root);
  const focusProps = useFocusKept(root);

  let content = (
    <>
      <Notice id={noticeId} notice={notice} />
      {notice && isDoubtful(notice) && <CheckAgain />}
      {rows.length > 0 && <CartLines item={item} />}
      {cart?.items.length === 0 && <EmptyCart collections={collections} canUndo={rows.length > 0} />}
    </>
  );
  if (status === 'failed' && notice) {
    const textOf = (of: CartNotice) => noticeText(of, messages, locale);
    const reason = textOf(notice);
    // The result of a form, such as the checkout's, may say the same above.
    const isSaid = formNotice && textOf(formNotice) === reason;
    content = (
      <Centered>
        <Text role="alert">
          {messages.cartFailed} {!isSaid && reason}
        </Text>
        <Button variant="outline" onPress={() => void load()}>
          {messages.tryAgain}
        </Button>
      </Centered>
    );
  } else if (!cart) {
    content = (
      <Centered>
        <WithScripts>
          <Spinner size="lg" label={messages.loadingCart} />
        </WithScripts>
      </Centered>
    );
  }
  return (
    <Contents {...attributes} ref={root} tabIndex={-1} {...focusProps}>
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

/** Whether a line has the goods of a removed one. The platform may restore them as a line with another id. */
const isSameLine = (line: CartLine, removed: CartLine) =>
  line.id === removed.id ||
  (line.variantId === removed.variantId &&
    line.productId === removed.productId &&
    JSON.stringify(line.modifiers) === JSON.stringify(removed.modifiers));

function CartLines({ item: content }: { item: ReactNode }) {
  const { messages } = useShop();
  const { rows } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const inventory = useCartInventory();
  const focusProps = useFocusKept(list);

  const orphaned = useRef<CartLine>(undefined);
  useLayoutEffect(() => {
    const removed = orphaned.current;
    if (!removed || !list.current) return;
    orphaned.current = undefined;
    // The restored line. Its last button removed it.
    const line =
      list.current.children[rows.findIndex(({ item, isRemoved }) => !isRemoved && isSameLine(item, removed))];
    const buttons = line?.querySelectorAll('button') ?? [];
    (buttons[buttons.length - 1] ?? list.current).focus();
  });

  return (
    <>
      {inventory.status === 'failed' && (
        <Again {...focusProps}>
          <StockFailure onRetry={inventory.retry} />
        </Again>
      )}
      <List ref={list} role="list" tabIndex={-1} aria-label={messages.cartItems}>
        {rows.map((row) => (
          <Row
            key={row.item.id}
            row={row}
            content={content}
            onFocusLost={() => {
              orphaned.current = row.item;
            }}
          />
        ))}
      </List>
    </>
  );
}

function StockFailure({ onRetry }: { onRetry: () => void }) {
  const { messages } = useShop();
  // It may appear together with the cart over the page, whose name is read first.
  useEffect(() => {
    announce(messages.cartStockFailed, 'polite');
  }, [messages]);
  return (
    <>
      {messages.cartStockFailed}{' '}
      <Button variant="link" size="sm" onPress={onRetry}>
        {messages.tryAgain}
      </Button>
    </>
  );
}

interface RowProps {
  row: CartRow;
  /** Shows the line. */
  content: ReactNode;
  /** Called if the placeholder of the removed line has the focus while it goes. */
  onFocusLost: () => void;
}

function Row({ row, content, onFocusLost }: RowProps) {
  const { undo } = useCart();
  const place = useRef<HTMLLIElement>(null);
  const { item, isRemoved, isPending, notice } = row;
  return (
    <li ref={place} data-removed={isRemoved || undefined}>
      {isRemoved ? (
        <RemovedItem
          item={item}
          isReturning={isPending}
          notice={notice}
          onUndo={() => void undo(item.id)}
          onFocusLost={onFocusLost}
        />
      ) : (
        <LineOfCart row={row} place={place}>
          {content}
        </LineOfCart>
      )}
      <Divider aria-hidden="true" />
    </li>
  );
}

interface LineOfCartProps {
  row: CartRow;
  place: RefObject<HTMLLIElement | null>;
  children: ReactNode;
}

/** Gives a line's state to the element that shows it. */
function LineOfCart({ row, place, children = <CartItemRoot /> }: LineOfCartProps) {
  const { recordsOf } = useCartInventory();
  const line = useCartLine(row, { records: recordsOf(row.item) });
  // A removed line keeps its place: a second press at the same point must not remove the next line.
  const keepPlace = useEffectEvent(() =>
    place.current?.style.setProperty('--vt-line-size', `${place.current.offsetHeight}px`),
  );
  // React runs this while the line is still in the document.
  useLayoutEffect(() => () => void keepPlace(), []);
  return <CartItemContext value={line}>{children}</CartItemContext>;
}
