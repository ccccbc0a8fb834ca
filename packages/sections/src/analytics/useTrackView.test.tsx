// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/site/shop';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import type { AnalyticsEvent } from './analytics.js';
import { useTrackView, useTrackViewEarly } from './useTrackView.js';

afterEach(cleanup);

const view: AnalyticsEvent = { name: 'product_view', product: { id: '1', name: 'Skerry 29' } };

function Early() {
  useTrackViewEarly(view);
  return null;
}

function Late() {
  useTrackView(view);
  return null;
}

/** Renders the components one after the other. Returns the number of tracked events. */
function trackedBy(...steps: React.ReactNode[]): number {
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
  const within = (children: React.ReactNode) => (
    <ShopProvider commerce={commerce} shop={shop} analytics={analytics} cartChannel={channel}>
      {children}
    </ShopProvider>
  );
  const { rerender } = render(within(null));
  for (const step of steps) rerender(within(step));
  return analytics.track.mock.calls.length;
}

const early = <Early key="early" />;
const late = <Late key="late" />;

it('a view is tracked once by a component and by the hook that stood in for it', () => {
  expect(trackedBy([early], [early, late], [late])).toBe(1);
});

it('a view is tracked again on the next visit, whether the component has come or not', () => {
  expect(trackedBy([early], [], [late])).toBe(2);
  expect(trackedBy([early], [early, late], [late], [], [late])).toBe(2);
});
