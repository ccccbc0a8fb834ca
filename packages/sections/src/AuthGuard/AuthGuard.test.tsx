// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox, samplePassword } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { startTransition, useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoginForm } from '../LoginForm/LoginForm.js';
import { ShopProvider, useShop } from '../shop/ShopProvider.js';
import { useCustomer } from '../shop/useCustomer.js';
import { AuthGuard } from './AuthGuard.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders a guard, for a guest or a sample customer. The shop's pages never come, as behind a slow connection. */
async function open(guard: ReactNode, customer?: string) {
  const sandbox = createSandbox();
  const commerce = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
    },
  );
  if (customer) await commerce.customer.login({ email: customer, password: samplePassword });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const navigate = vi.fn();
  const { container } = render(
    <ShopProvider commerce={commerce} shop={shop} navigate={navigate} cartChannel={crypto.randomUUID()}>
      {guard}
    </ShopProvider>,
  );
  // Not in the whole document: its announcer says the same.
  return { timers, navigate, page: within(container) };
}

it('spec §4: redirects 750 ms after it has announced where', async () => {
  const { timers, navigate, page } = await open(<AuthGuard allow="authenticated">Your orders</AuthGuard>);
  // A limit for a guard that hangs. The speed of machines varies.
  await page.findByText('unauthenticated! Redirecting to /account/login...', undefined, { timeout: 20_000 });
  const [redirect] = timers.mock.calls.filter(([, delay]) => delay === 750);
  (redirect?.[0] as () => void)();
  expect(navigate).toHaveBeenCalledWith('/account/login?redirectUrl=%2F');
});

it('does not redirect if its content opens the next page itself, however slow that page is', async () => {
  const { timers, navigate, page } = await open(
    <AuthGuard allow="unauthenticated">
      <LoginForm />
    </AuthGuard>,
  );
  const email = await screen.findByLabelText(/^Email/, undefined, { timeout: 20_000 });
  fireEvent.change(email, { target: { value: 'robin@example.com' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: samplePassword } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await page.findByText('authenticated! Redirecting to /account...', undefined, { timeout: 20_000 });
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'), { timeout: 20_000 });
  const redirects = timers.mock.calls.filter(([, delay]) => delay === 750);
  expect(redirects).not.toEqual([]);
  for (const [redirect] of redirects) (redirect as () => void)();
  expect(navigate).toHaveBeenCalledTimes(1);
});

/** Content that opens another page, and signs out. */
function Content() {
  const { navigate } = useShop();
  const { logout } = useCustomer();
  return (
    <>
      <button onClick={() => navigate('/account')}>Save</button>
      <button onClick={() => void logout()}>Sign Out</button>
    </>
  );
}

it('redirects after a sign-out, also if its content has opened a page before', async () => {
  const { timers, navigate, page } = await open(
    <AuthGuard allow="authenticated">
      <Content />
    </AuthGuard>,
    'robin@example.com',
  );
  fireEvent.click(await screen.findByText('Save', undefined, { timeout: 20_000 }));
  fireEvent.click(screen.getByText('Sign Out'));
  await page.findByText('unauthenticated! Redirecting to /account/login...', undefined, { timeout: 20_000 });
  const redirects = timers.mock.calls.filter(([, delay]) => delay === 750);
  for (const [redirect] of redirects) (redirect as () => void)();
  expect(navigate).toHaveBeenLastCalledWith('/account/login?redirectUrl=%2F');
});

it('does not redirect once the next page has replaced it', async () => {
  const { timers, page } = await open(
    <Replaceable>
      <AuthGuard allow="authenticated">Your orders</AuthGuard>
    </Replaceable>,
  );
  await page.findByText('unauthenticated! Redirecting to /account/login...', undefined, { timeout: 20_000 });
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const timer = timers.mock.results[timers.mock.calls.findIndex(([, delay]) => delay === 750)]?.value;
  // React runs the ends of effects in a later task than the replacement. A timer may fire before it.
  const isCleared = new Promise<boolean>((resolve) => {
    new MutationObserver(() => {
      if (screen.queryByText('Next page')) resolve(cleared.mock.calls.some(([id]) => id === timer));
    }).observe(document.body, { childList: true, subtree: true });
  });
  withoutAct(() => screen.getByText('Go').click());
  expect(await isCleared).toBe(true);
});

/** React's `act` runs all effects at once, which no browser does. */
function withoutAct(press: () => void) {
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  global.IS_REACT_ACT_ENVIRONMENT = false;
  press();
  global.IS_REACT_ACT_ENVIRONMENT = true;
}

/** Content that another page replaces in a transition, as a router does. */
function Replaceable({ children }: { children: ReactNode }) {
  const [isReplaced, setReplaced] = useState(false);
  return (
    <>
      <button onClick={() => startTransition(() => setReplaced(true))}>Go</button>
      {isReplaced ? 'Next page' : children}
    </>
  );
}
