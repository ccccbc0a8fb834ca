import { loadedOnce } from '@vitrine/components';
import type { Analytics, AnalyticsEvent } from './analytics.js';
import { withConsent, type ConsentStore } from './consent.js';

export interface LateAnalyticsOptions {
  /** Loads the destination, such as an adapter of `@vitrine/sections/analytics`. Called with the first event, and again after a failure. */
  load: () => Promise<Analytics>;
  /** The consent that `ShopProvider` has. Events that wait are dropped if the shopper withdraws it. */
  consent: ConsentStore;
}

/**
 * Loads the destination of events with the first event, which is after consent. Events wait for it, in their order. So a shop's first visit
 * loads no script of analytics.
 */
export function createLateAnalytics({ load, consent }: LateAnalyticsOptions): Analytics {
  const waiting: AnalyticsEvent[] = [];
  const destination = loadedOnce(async () => withConsent(await load(), consent));
  const send = ({ track }: Analytics) => {
    for (const event of waiting.splice(0)) track(event);
  };
  return {
    track(event) {
      waiting.push(event);
      destination.load().then(send, () => {});
    },
  };
}
