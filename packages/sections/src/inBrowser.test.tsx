// @vitest-environment jsdom
import '@vitrine/components/testing';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createRef, useEffect, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Cart,
  CartDrawer,
  CartRecommendations,
  ConnectionBar,
  ConsentBar,
  createConsentStore,
  RecentlyViewed,
  SearchRecent,
  ShopProvider,
  useCart,
  useListing,
  type RootProps,
} from './index.js';
import {
  commerce as commerceOfAll,
  elements,
  onlyInBrowser,
  otherStates,
  shop,
  withOwn,
  withoutElement,
} from './testing/elements.js';

const sandbox = createSandbox();
const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  { fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })), session: createMemorySession() },
);
const product = await commerce.catalog.product('harbor-rain-jacket');
// The products that go with a cart need one.
if (product?.variants[0]) await commerce.cart.addItems([{ variantId: product.variants[0].id, quantity: 1 }]);
const ownRef = createRef<HTMLDivElement>();
const own: RootProps<HTMLDivElement> = {
  ref: ownRef,
  id: 'own-id',
  className: 'own-class',
  style: { outlineColor: 'red' },
  'data-own': 'own',
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function OpenCart({ children }: { children: ReactNode }) {
  const { open } = useCart();
  useEffect(open, [open]);
  return children;
}

function OwnRecent() {
  return <SearchRecent {...own} listing={useListing({})} />;
}

test.each([
  [
    'CartDrawer',
    () => (
      <OpenCart>
        <CartDrawer {...own} />
      </OpenCart>
    ),
  ],
  [
    'CartRecommendations',
    () => (
      <Cart>
        <CartRecommendations {...own} />
      </Cart>
    ),
  ],
  [
    'ConnectionBar',
    () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return <ConnectionBar {...own} />;
    },
  ],
  ['ConsentBar', () => <ConsentBar {...own} />],
  [
    'RecentlyViewed',
    () => {
      if (!product) throw new Error('The sandbox does not sell it.');
      localStorage.setItem(
        'vitrine-viewed',
        JSON.stringify([{ id: 'before', name: 'Floor pump', slug: 'floor-pump' }]),
      );
      return <RecentlyViewed {...own} product={product} />;
    },
  ],
  [
    'SearchRecent',
    () => {
      localStorage.setItem('vitrine-searches', JSON.stringify(['rain jacket']));
      return <OwnRecent />;
    },
  ],
])('%s passes attributes on to its root', async (_name, section) => {
  render(
    <ShopProvider
      commerce={commerce}
      shop={{ name: 'Harbour & Mill', goesWith: true }}
      consent={createConsentStore()}
      cartChannel={crypto.randomUUID()}
    >
      {section()}
    </ShopProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('[data-own="own"]')).toHaveLength(1), { timeout: 20_000 });
  const root = document.querySelector<HTMLElement>('[data-own="own"]');
  expect(root?.id).toBe('own-id');
  expect(root?.className.split(' ')).toContain('own-class');
  expect(root?.className.split(' ').length).toBeGreaterThan(1);
  expect(root?.style.outlineColor).toBe('red');
  expect(ownRef.current).toBe(root);
});

test.each(
  [...Object.entries(elements), ...Object.entries(otherStates)].filter(
    ([name]) => !withoutElement.includes(name) && !onlyInBrowser.includes(name),
  ),
)('%s gives its root to a ref, and takes it back', (name, element) => {
  const ref = createRef<HTMLElement>();
  const { unmount } = render(
    <ShopProvider commerce={commerceOfAll} shop={shop} cartChannel={crypto.randomUUID()}>
      {withOwn(element, name, { ref, 'data-own': 'own' })}
    </ShopProvider>,
  );
  const root = document.querySelector('[data-own="own"]');
  expect(root).not.toBeNull();
  expect(ref.current).toBe(root);
  unmount();
  expect(ref.current).toBeNull();
});
