import { expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './analytics.js';
import { createConsentStore } from './consent.js';
import { createLateAnalytics } from './lateAnalytics.js';

const search = (query: string): AnalyticsEvent => ({ name: 'search', query });

function allowed() {
  const consent = createConsentStore({ storage: { getItem: () => null, setItem: () => {} } });
  consent.decide('granted');
  return consent;
}

test('the destination loads with the first event, and gets all events in their order', async () => {
  const track = vi.fn();
  const load = vi.fn(async () => ({ track }));
  const analytics = createLateAnalytics({ load, consent: allowed() });
  expect(load).not.toHaveBeenCalled();
  for (const query of ['a', 'b']) analytics.track(search(query));
  await vi.waitFor(() => expect(track).toHaveBeenCalledTimes(2));
  analytics.track(search('c'));
  await vi.waitFor(() => expect(track.mock.calls).toEqual([[search('a')], [search('b')], [search('c')]]));
  expect(load).toHaveBeenCalledTimes(1);
});

test('an event whose destination failed to load comes with the next one', async () => {
  const track = vi.fn();
  const load = vi.fn<() => Promise<{ track: typeof track }>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ track });
  const analytics = createLateAnalytics({ load, consent: allowed() });
  analytics.track(search('a'));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await Promise.resolve();
  analytics.track(search('b'));
  await vi.waitFor(() => expect(track.mock.calls).toEqual([[search('a')], [search('b')]]));
});

test('events that wait are dropped if the shopper withdraws', async () => {
  const consent = allowed();
  const track = vi.fn();
  let arrive = () => {};
  const load = () => new Promise<{ track: typeof track }>((resolve) => (arrive = () => resolve({ track })));
  const analytics = createLateAnalytics({ load, consent });
  analytics.track(search('a'));
  consent.decide('denied');
  arrive();
  consent.decide('granted');
  consent.decide('denied');
  analytics.track(search('b'));
  await new Promise((done) => setImmediate(done));
  expect(track).not.toHaveBeenCalled();
});
