'use client';
import { useEffect } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { AnalyticsEvent } from './analytics.js';

/** Views that were tracked for components that are not hydrated yet. */
const handedOver = new Set<string>();

// An equal event in a new object is the same view.
const keyOf = (event: AnalyticsEvent | undefined) => event && JSON.stringify(event);

/** Tracks a view, and again when it changes. Undefined tracks nothing. */
export function useTrackView(event: AnalyticsEvent | undefined) {
  const { analytics } = useShop();
  const view = keyOf(event);
  useEffect(() => {
    if (view && !handedOver.delete(view)) analytics.track(JSON.parse(view) as AnalyticsEvent);
  }, [analytics, view]);
}

/** Tracks a view for a component that hydrates later: the component does not track it again. */
export function useTrackViewEarly(event: AnalyticsEvent | undefined) {
  useTrackView(event);
  const view = keyOf(event);
  useEffect(() => {
    if (!view) return;
    handedOver.add(view);
    return () => void handedOver.delete(view);
  }, [view]);
}
