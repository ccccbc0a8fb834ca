'use client';
import {
  addMoney,
  lineProblem,
  multiplyMoney,
  subtotalWithout,
  type Cart,
  type CartDiscount,
  type CartItem,
} from '@vitrine/commerce';
import {
  announce,
  Button,
  ButtonLink,
  formatMessage,
  formatMoney,
  Spinner,
  Text,
  useIsHydrated,
} from '@vitrine/components';
import { useId, useState, type MouseEvent } from 'react';
import { useCart } from '../cartState/useCart.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Sum, Summary } from './Cart.styles.js';
import { useCartInventory } from './CartInventory.js';

interface CartSummaryProps {
  /** The way on is a link: there is nothing to close. Default: `false`. */
  isOnPage?: boolean;
}

/** The subtotal and the ways on from the cart. Nothing while the cart is empty. */
export function CartSummary({ isOnPage = false }: CartSummaryProps) {
  const { messages } = useShop();
  const { cart, close } = useCart();
  const { status, recordsOf } = useCartInventory();
  if (!cart || cart.items.length === 0) return null;
  const problems = cart.items.flatMap((item): LineProblem[] => {
    const problem = lineProblem(item, recordsOf(item));
    return problem ? [{ item, problem }] : [];
  });
  return (
    <Summary>
      <Sums cart={cart} problems={problems} isCheckingStock={status === 'loading'} />
      <Checkout url={cart.checkoutUrl} problems={problems} />
      {isOnPage ? (
        <ShopLink variant="primary" href={{ page: 'home' }}>
          {messages.continueShopping}
        </ShopLink>
      ) : (
        <Button variant="ghost" isFullWidth onPress={close}>
          {messages.continueShopping}
        </Button>
      )}
    </Summary>
  );
}

interface LineProblem {
  item: CartItem;
  problem: 'soldOut' | 'tooMany';
}

interface SumsProps {
  cart: Cart;
  problems: readonly LineProblem[];
  isCheckingStock: boolean;
}

/** What is to be paid, without what cannot be ordered. */
function Sums({ cart, problems, isCheckingStock }: SumsProps) {
  const { messages, locale } = useShop();
  const { isPending } = useCart();
  const soldOut = problems.filter(({ problem }) => problem === 'soldOut').map(({ item }) => item);
  const subtotal = subtotalWithout(cart.subtotalPrice, soldOut);
  // What a code takes off lines that cannot be ordered is not known.
  const discounts = (cart.discounts ?? []).map(({ code, amount }): CartDiscount => ({
    code,
    ...(amount && soldOut.length === 0 && !isPending && { amount }),
  }));
  const total = discounts.reduce(
    (sum, { amount }) => (amount ? addMoney(sum, multiplyMoney(amount, -1)) : sum),
    subtotal,
  );
  return (
    <>
      <Sum data-strong="">
        <span>
          {messages.subtotal} {isCheckingStock && <Spinner size="xs" label={messages.checkingStock} />}
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
    </>
  );
}

/**
 * A plain link, in the same window. Only where a change is still on its way does it wait, so that the platform has what was shown;
 * and where the platform makes the address for each visit, it is asked for one. What stands in its way is said beside it.
 */
function Checkout({ url, problems }: { url: string | undefined; problems: readonly LineProblem[] }) {
  const { messages, locale, paths, cart: store, commerce } = useShop();
  const { isPending, settled } = useCart();
  const isHydrated = useIsHydrated();
  const hindranceId = useId();
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const hindrance = problems
    .map(({ item, problem }) => formatMessage(messages[hindrances[problem]], { product: item.title }, locale))
    .join(' ');

  const leave = async (): Promise<'ready' | 'failed'> => {
    // What was refused stands at its line now: the shopper decides again.
    if (!(await settled())) return 'ready';
    const current = store.getSnapshot().cart?.checkoutUrl ?? (await commerce.cart.checkout())?.checkoutUrl;
    if (!current) return 'failed';
    window.location.assign(current);
    return 'ready';
  };

  const onClick = (event: MouseEvent) => {
    if (url && !isPending && !hindrance) return;
    event.preventDefault();
    if (hindrance) return announce(hindrance);
    if (state === 'waiting') return;
    setState('waiting');
    leave().then(setState, () => setState('failed'));
  };

  return (
    <>
      {!url && !isHydrated && paths?.cartForm ? (
        <form role="none" action={paths.cartForm} method="post">
          <Button type="submit" name="intent" value="checkout" isFullWidth>
            {messages.checkout}
          </Button>
        </form>
      ) : (
        <ButtonLink
          href={url ?? '#'}
          isFullWidth
          onClick={onClick}
          iconAfter={state === 'waiting' && <Spinner size="xs" />}
          {...(hindrance && { 'aria-describedby': hindranceId })}
        >
          {messages.checkout}
        </ButtonLink>
      )}
      {hindrance && (
        <Text id={hindranceId} size="sm" tone="sale">
          {hindrance}
        </Text>
      )}
      {state === 'failed' && (
        <Text size="sm" tone="quiet" role="alert">
          {messages.checkoutMissing}
        </Text>
      )}
    </>
  );
}

const hindrances = { soldOut: 'removeToCheckout', tooMany: 'lowerToCheckout' } as const;
