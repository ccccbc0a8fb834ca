import { useEffect, useEffectEvent } from 'react';

/** Time in which a screen reader reads a live region, in ms. */
const LONG_ENOUGH = 5000;

/** Calls `clear` after a live region was announced, so that screen readers do not find it when they read through the page. */
export function useClearAfterAnnouncement(said: unknown, clear: () => void) {
  const onAnnounced = useEffectEvent(clear);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => onAnnounced(), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, [said]);
}
