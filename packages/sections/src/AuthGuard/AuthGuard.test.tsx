// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { AuthGuard } from './AuthGuard.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('spec §4: redirects 750 ms after it has announced where', async () => {
  const sandbox = createSandbox();
  const commerce = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
    },
  );
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const navigate = vi.fn();
  render(
    <ShopProvider commerce={commerce} shop={shop} navigate={navigate} cartChannel={crypto.randomUUID()}>
      <AuthGuard allow="authenticated">Your orders</AuthGuard>
    </ShopProvider>,
  );
  // A limit for a guard that hangs. The speed of machines varies.
  await screen.findByText('unauthenticated! Redirecting to /account/login...', undefined, { timeout: 20_000 });
  const [redirect] = timers.mock.calls.filter(([, delay]) => delay === 750);
  (redirect?.[0] as () => void)();
  expect(navigate).toHaveBeenCalledWith('/account/login?redirectUrl=%2F');
});
