import { createDataLayerAnalytics, type Analytics, type ConsentStore } from '@vitrine/sections';
import { createAnalytics, reportWebVitals, withConsent, type AnalyticsProvider } from '@vitrine/sections/analytics';

/** Starts to count views, after consent. A script of its own, which no page loads before. */
export function startAnalytics(provider: AnalyticsProvider | undefined, consent: ConsentStore): Analytics {
  const analytics = provider ? createAnalytics(provider, { consent }) : createDataLayerAnalytics();
  reportWebVitals(withConsent(analytics, consent));
  return analytics;
}
