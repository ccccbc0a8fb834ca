// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopProvider } from './ShopProvider.js';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';
import { createConsentStore, type ConsentStore } from '../state/analytics/consent.js';
import { useTrackView } from './useTrackView.js';

afterEach(cleanup);

const view: AnalyticsEvent = { name: 'product_view', product: { id: '1', name: 'Skerry 29' } };

function View({ event }: { event: AnalyticsEvent | undefined }) {
  useTrackView(event);
  return null;
}

/** Renders the components one after the other. Returns the number of tracked events. */
function trackedBy(...steps: React.ReactNode[]): number {
  return trackedWith(undefined, ...steps).mock.calls.length;
}

function trackedWith(consent: ConsentStore | undefined, ...steps: React.ReactNode[]) {
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
    <ShopProvider commerce={commerce} shop={shop} analytics={analytics} consent={consent} cartChannel={channel}>
      {children}
    </ShopProvider>
  );
  const { rerender } = render(within(null));
  for (const step of steps) rerender(within(step));
  return analytics.track;
}

const box = (event: AnalyticsEvent | undefined) => <View key="box" event={event} />;

it('an equal view in a new object is tracked once', () => {
  expect(trackedBy(box(view), box({ ...view }))).toBe(1);
});

it('a view is tracked again on the next visit, and nothing is tracked without a view', () => {
  expect(trackedBy(box(view), null, box(view))).toBe(2);
  expect(trackedBy(box(undefined))).toBe(0);
});

it('a view in sight counts when the shopper allows it, and once only', () => {
  const consent = createConsentStore({ storage: { getItem: () => null, setItem: () => {} } });
  const track = trackedWith(consent, box(view));
  consent.decide('denied');
  expect(track).not.toHaveBeenCalled();
  consent.decide('granted');
  expect(track.mock.calls).toEqual([[view]]);
  consent.decide('denied');
  consent.decide('granted');
  expect(track).toHaveBeenCalledTimes(1);
});
