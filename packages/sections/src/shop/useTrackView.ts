'use client';
import { useEffect } from 'react';
import { useShop } from './ShopProvider.js';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';

/**
 * Tracks a view, and again when it changes. Undefined tracks nothing. A view that shows while the shopper gives consent is tracked then.
 */
export function useTrackView(event: AnalyticsEvent | undefined) {
  const { analytics, consent } = useShop();
  // An equal event in a new object is the same view.
  const view = event && JSON.stringify(event);
  useEffect(() => {
    if (!view) return;
    let isTracked = false;
    const track = () => {
      if (isTracked || (consent && consent.getSnapshot().choice !== 'granted')) return;
      isTracked = true;
      analytics.track(JSON.parse(view) as AnalyticsEvent);
    };
    track();
    return consent?.subscribe(track);
  }, [analytics, consent, view]);
}
