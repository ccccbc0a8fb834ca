// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { ProductListImpressions } from './ProductListImpressions.js';

afterEach(cleanup);

it('spec §2: the shown products are reported when they change, and only then', () => {
  const sandbox = createSandbox();
  const commerce = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    {
      fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
      session: createMemorySession(),
    },
  );
  const analytics = { track: vi.fn() };
  const channel = crypto.randomUUID();
  const listOf = (...names: string[]) => (
    <ShopProvider commerce={commerce} shop={shop} analytics={analytics} cartChannel={channel}>
      <ProductListImpressions list="Bikes" products={names.map((name, at) => ({ id: name, name, position: at + 1 }))} />
    </ShopProvider>
  );
  const reported = () =>
    analytics.track.mock.calls.map(([event]) => (event as { products: { name: string }[] }).products[0]?.name);
  const { rerender } = render(listOf('Skerry 29'));
  rerender(listOf('Skerry 29'));
  expect(reported()).toEqual(['Skerry 29']);
  rerender(listOf('Millrace Eight'));
  rerender(listOf());
  expect(reported()).toEqual(['Skerry 29', 'Millrace Eight']);
});
