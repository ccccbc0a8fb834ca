'use client';
import { announce, formatMessage, Spinner } from '@vitrine/components';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { staleAfter } from '../state/cart/store.js';
import { useServedCustomer } from '../shop/CustomerProvider.js';
import { useCustomer } from '../shop/useCustomer.js';
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { pathOf, type ShopHref } from '../shop/paths.js';
import { HeardNavigation, useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Root, Waiting } from './AuthGuard.styles.js';

export interface AuthGuardProps extends RootProps<HTMLDivElement> {
  /** Who may see the content: signed-in customers, or guests. */
  allow: 'authenticated' | 'unauthenticated';
  /**
   * The page for all others. Default: the account page; for a customer's page, the login page with the requested page in the query parameter
   * `redirectUrl`.
   */
  redirectTo?: ShopHref;
  /** The guarded content. */
  children: ReactNode;
}

/** Milliseconds to read the target of the redirect. */
const redirectDelay = 750;

/** Shows its content to those who may see it, and redirects all others. */
export function AuthGuard({ allow, redirectTo, children, ...attributes }: AuthGuardProps) {
  const { customer, messages, navigate, paths } = useShop();
  const { status, failure, load } = useCustomer();
  const path = useServedCustomer()?.path;
  const known = status === 'initial' || status === 'loading' ? undefined : status;
  const isRefused = known !== undefined && known !== allow;
  const url = pathOf(redirectTo ?? { page: allow === 'authenticated' ? 'login' : 'account' }, paths);

  const redirecting = isRefused ? formatMessage(messages.redirecting, { status: known, url }) : undefined;
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(attributes.ref, root);

  const targetFrom = (redirectUrl: string | undefined) =>
    redirectTo === undefined && allow === 'authenticated' && redirectUrl !== undefined
      ? pathOf({ page: 'login', query: { redirectUrl } }, paths)
      : url;

  useEffect(() => void load(staleAfter), [load]);
  // A form opens the next page itself after a login. A second navigation would render that page again, under a press. A customer's page
  // navigates too, but never because the customer has left.
  const leftFrom = useRef('');
  const leave = useCallback(() => void (leftFrom.current = window.location.href), []);
  const isLeaving = () => allow === 'unauthenticated' && leftFrom.current === window.location.href;
  const redirect = useEffectEvent(() => {
    if (!isLeaving()) navigate(targetFrom(window.location.pathname + window.location.search));
  });
  // A layout effect ends in the frame in which the next page replaces the guard. An effect ends later, and a timer that fires in between would
  // redirect from the next page, over its first press.
  useLayoutEffect(() => {
    if (!isRefused) return;
    const timer = setTimeout(() => redirect(), redirectDelay);
    return () => clearTimeout(timer);
  }, [isRefused]);
  const isAllowed = known === allow;
  useEffect(() => {
    if (isAllowed) leftFrom.current = '';
  }, [isAllowed]);

  useEffect(() => {
    // The next page announces the result of a form, such as a changed password. That result matters more.
    if (!redirecting || customer.hasDone()) return;
    // `useFocusKept` may have moved the focus to the text. A screen reader then reads it, and must not announce it again.
    if (document.activeElement !== root.current) announce(redirecting, 'polite');
  }, [redirecting, customer]);

  return (
    // The focused element may disappear with the page, while its user stays.
    <Root {...attributes} ref={root} tabIndex={-1} {...useFocusKept(root)}>
      {isAllowed ? (
        <HeardNavigation onNavigate={leave}>{children}</HeardNavigation>
      ) : known === undefined && failure ? (
        <ErrorMessage text={messages.customerFailed} onRetry={() => void load()} />
      ) : (
        <Waiting>
          {redirecting ?? <Spinner size="lg" />}
          {redirecting && (
            <noscript>
              <meta httpEquiv="refresh" content={`1; url=${targetFrom(path)}`} />
            </noscript>
          )}
        </Waiting>
      )}
    </Root>
  );
}
