'use client';
import {
  addMoney,
  lineProblem,
  multiplyMoney,
  subtotalWithout,
  waitOf,
  type Cart,
  type CartDiscount,
  type CartItem,
} from '@vitrine/commerce';
import { announce, Button, ButtonLink, formatMessage, formatMoney, Spinner, Text } from '@vitrine/components';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { rootOf, type RootProps } from '../rootProps.js';
import { trackedCart } from '../state/cart/tracking.js';
import { useCart } from '../shop/useCart.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { DispatchDate } from '../ui/DispatchDate.js';
import { WithScripts } from '../ui/scripting.styles.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Sum, Summary, Sums } from './Cart.styles.js';
import { useCartInventory, useCartSurroundings } from './cartContext.js';

export interface CartSummaryProps extends RootProps<HTMLDivElement> {
  /** Default: `CartSums`, `CartCheckout` and `CartContinue`. */
  children?: ReactNode;
}

const summaryParts = (
  <>
    <CartSums />
    <CartCheckout />
    <CartContinue />
  </>
);

/** A part of `Cart`: the sums, the link to the checkout and the link back to the shop. While the cart is empty, it renders nothing. */
export function CartSummary({ children = summaryParts, ...root }: CartSummaryProps) {
  const { cart } = useCart();
  if (!cart || cart.items.length === 0) return null;
  return <Summary {...root}>{children}</Summary>;
}

export type CartSumsProps = RootProps<HTMLDivElement>;

/** A part of `Cart`: subtotal, discounts and total, without lines that cannot be ordered. Until the cart is known, it renders nothing. */
export function CartSums(root: CartSumsProps) {
  const { cart } = useCart();
  const { status } = useCartInventory();
  const problems = useLineProblems();
  return cart && <SumLines {...root} cart={cart} problems={problems} isCheckingStock={status === 'loading'} />;
}

export type CartCheckoutProps = RootProps<HTMLAnchorElement>;

/**
 * A part of `Cart`: the link to the checkout, with the day of dispatch above it. It waits for changes under way. While a line cannot be ordered,
 * it stays on the page, and names the line. Until the cart is known, it renders nothing.
 */
export function CartCheckout(root: CartCheckoutProps) {
  const { cart } = useCart();
  const { recordsOf } = useCartInventory();
  const problems = useLineProblems();
  if (!cart) return null;
  return (
    <>
      <DispatchDate isShown={problems.length === 0 && !cart.items.some((item) => waitOf(recordsOf(item)))} />
      <Checkout {...root} url={cart.checkoutUrl} problems={problems} />
    </>
  );
}

export type CartContinueProps = RootProps;

/** A part of `Cart`: the link back to the shop. In a `CartDrawer` it is a button that closes it. */
export function CartContinue(root: CartContinueProps) {
  const { messages } = useShop();
  const { close } = useCart();
  return useCartSurroundings().isOnPage ? (
    <ShopLink {...rootOf<HTMLAnchorElement>(root)} variant="primary" href={{ page: 'home' }}>
      {messages.continueShopping}
    </ShopLink>
  ) : (
    <Button {...rootOf<HTMLButtonElement>(root)} variant="ghost" isFullWidth onPress={close}>
      {messages.continueShopping}
    </Button>
  );
}

function useLineProblems(): LineProblem[] {
  const { cart } = useCart();
  const { recordsOf } = useCartInventory();
  return (cart?.items ?? []).flatMap((item): LineProblem[] => {
    const problem = lineProblem(item, recordsOf(item));
    return problem ? [{ item, problem }] : [];
  });
}

interface LineProblem {
  item: CartItem;
  problem: 'soldOut' | 'tooMany';
}

interface SumLinesProps extends RootProps<HTMLDivElement> {
  cart: Cart;
  problems: readonly LineProblem[];
  isCheckingStock: boolean;
}

function SumLines({ cart, problems, isCheckingStock, ...root }: SumLinesProps) {
  const { messages, locale } = useShop();
  const { isPending } = useCart();
  const soldOut = problems.filter(({ problem }) => problem === 'soldOut').map(({ item }) => item);
  const subtotal = subtotalWithout(cart.subtotalPrice, soldOut);
  // The discount on lines that cannot be ordered is unknown.
  const discounts = (cart.discounts ?? []).map(({ code, amount }): CartDiscount => ({
    code,
    ...(amount && soldOut.length === 0 && !isPending && { amount }),
  }));
  const total = discounts.reduce(
    (sum, { amount }) => (amount ? addMoney(sum, multiplyMoney(amount, -1)) : sum),
    subtotal,
  );
  return (
    <Sums {...root}>
      <Sum data-strong="">
        <span>
          {messages.subtotal}{' '}
          {isCheckingStock && (
            <WithScripts as="span">
              <Spinner size="xs" label={messages.checkingStock} />
            </WithScripts>
          )}
        </span>
        <span data-pending={isPending || undefined}>{formatMoney(subtotal, { locale })}</span>
      </Sum>
      {discounts.map(({ code, amount }) => (
        <Sum key={code}>
          <span>{formatMessage(messages.discount, { code })}</span>
          <span>{amount ? formatMoney(multiplyMoney(amount, -1), { locale }) : messages.atCheckout}</span>
        </Sum>
      ))}
      {discounts.some(({ amount }) => amount) && (
        <Sum data-strong="">
          <span>{messages.total}</span>
          <span>{formatMoney(total, { locale })}</span>
        </Sum>
      )}
    </Sums>
  );
}

interface CheckoutProps extends RootProps<HTMLAnchorElement> {
  url: string | undefined;
  problems: readonly LineProblem[];
}

/**
 * A plain link: to the checkout itself or, if the platform makes its URL for each visit, to the path at which the shop's server requests one.
 * Nothing may prefetch it. It waits only while a change is under way, so that the platform has the cart, its note and the gift options as shown. The
 * reason for a blocked checkout is beside it.
 */
function Checkout({ url, problems, ...root }: CheckoutProps) {
  const { messages, locale, paths, cart, analytics } = useShop();
  const hindranceId = useId();
  const [isWaiting, setIsWaiting] = useState(false);
  const hindrance = problems
    .map(({ item, problem }) => formatMessage(messages[hindrances[problem]], { product: item.title }, locale))
    .join(' ');

  const follow = async (link: HTMLAnchorElement, press: globalThis.MouseEvent) => {
    setIsWaiting(true);
    const isAsShown = await cart.settled();
    // The link leads to the checkout of the current cart.
    flushSync(() => setIsWaiting(false));
    // A refused change shows at its line, and the shopper decides again. The repeated click keeps the modifier keys of the press.
    if (isAsShown && link.isConnected) link.dispatchEvent(new globalThis.MouseEvent('click', press));
  };

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const { cart: current, isPending, gift } = cart.getSnapshot();
    if (!hindrance && !isPending && !gift.isPending && !cart.isChangingDetails()) {
      if (current) analytics.track({ name: 'begin_checkout', ...trackedCart(current) });
      return;
    }
    event.preventDefault();
    if (hindrance) return announce(hindrance);
    if (!isWaiting) void follow(event.currentTarget, event.nativeEvent);
  };

  return (
    <>
      <ButtonLink
        {...root}
        href={url ?? pathOf({ page: 'checkout' }, paths)}
        linkAs="a"
        isFullWidth
        onClick={onClick}
        iconAfter={isWaiting && <Spinner size="xs" />}
        {...(hindrance && { 'aria-describedby': hindranceId })}
      >
        {messages.checkout}
      </ButtonLink>
      {hindrance && (
        <Text id={hindranceId} size="sm" tone="sale">
          {hindrance}
        </Text>
      )}
    </>
  );
}

const hindrances = { soldOut: 'removeToCheckout', tooMany: 'lowerToCheckout' } as const;
