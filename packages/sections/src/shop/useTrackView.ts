'use client';
import { useEffect } from 'react';
import { useShop } from './ShopProvider.js';
import type { AnalyticsEvent } from '../state/analytics/analytics.js';

/** Tracks a view, and again when it changes. Undefined tracks nothing. */
export function useTrackView(event: AnalyticsEvent | undefined) {
  const { analytics } = useShop();
  // An equal event in a new object is the same view.
  const view = event && JSON.stringify(event);
  useEffect(() => {
    if (view) analytics.track(JSON.parse(view) as AnalyticsEvent);
  }, [analytics, view]);
}
