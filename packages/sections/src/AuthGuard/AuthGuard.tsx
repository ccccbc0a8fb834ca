'use client';
import { announce, formatMessage, Spinner } from '@vitrine/components';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { staleAfter } from '../cartState/store.js';
import { useServedCustomer } from '../customerState/CustomerProvider.js';
import { useCustomer } from '../customerState/useCustomer.js';
import { ErrorMessage } from '../ErrorMessage/ErrorMessage.js';
import { useFocusKept } from '../internal/useFocusKept.js';
import { pathOf, type ShopHref } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { Root, Waiting } from './AuthGuard.styles.js';

export interface AuthGuardProps {
  /** Who may see what is in it: customers who are signed in, or only those who are not. */
  allow: 'authenticated' | 'unauthenticated';
  /**
   * Where all others go. Default: the account page; or, for pages of customers, the login page with the page that was asked for in the query
   * parameter `redirectUrl`.
   */
  redirectTo?: ShopHref;
  /** What only these may see. */
  children: ReactNode;
}

/** Milliseconds in which it can be read where one is sent. */
const redirectDelay = 750;

/** Shows what is in it to those who may see it, and sends all others on. */
export function AuthGuard({ allow, redirectTo, children }: AuthGuardProps) {
  const { customer, messages, navigate, paths } = useShop();
  const { status, failure, load } = useCustomer();
  const path = useServedCustomer()?.path;
  const known = status === 'initial' || status === 'loading' ? undefined : status;
  const isRefused = known !== undefined && known !== allow;
  const url = pathOf(redirectTo ?? { page: allow === 'authenticated' ? 'login' : 'account' }, paths);

  const redirecting = isRefused ? formatMessage(messages.redirecting, { status: known, url }) : undefined;
  const root = useRef<HTMLDivElement>(null);

  const targetFrom = (redirectUrl: string | undefined) =>
    redirectTo === undefined && allow === 'authenticated' && redirectUrl !== undefined
      ? pathOf({ page: 'login', query: { redirectUrl } }, paths)
      : url;

  const redirect = useEffectEvent(() => navigate(targetFrom(window.location.pathname + window.location.search)));
  useEffect(() => void load(staleAfter), [load]);
  useEffect(() => {
    if (!isRefused) return;
    const timer = setTimeout(() => redirect(), redirectDelay);
    return () => clearTimeout(timer);
  }, [isRefused]);

  useEffect(() => {
    // The next page says what a form has done, such as the change of a password. That matters more.
    if (!redirecting || customer.hasDone()) return;
    // `useFocusKept` may have put the focus on the text: a screen reader reads it then, and would say it twice.
    if (document.activeElement !== root.current) announce(redirecting, 'polite');
  }, [redirecting, customer]);

  return (
    // The element with the focus may go with the page, and its user is still here.
    <Root ref={root} tabIndex={-1} {...useFocusKept(root)}>
      {known === allow ? (
        children
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
