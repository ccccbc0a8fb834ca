'use client';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { followNothing } from './followNothing';

/**
 * Returns whether the page has been on the screen. A page that comes as HTML shows everything at once. After client-side navigation, parts
 * that are slow to render wait for this, so the main content of the page shows first.
 */
export function useIsShown(): boolean {
  const cameAsHtml = useCameAsHtml();
  const [isShown, setIsShown] = useState(cameAsHtml);
  useEffect(() => {
    if (!cameAsHtml) startTransition(() => setIsShown(true));
  }, [cameAsHtml]);
  return isShown;
}

/** Remembers whether it was read while React took over HTML. */
function createOrigin() {
  let isHtml = false;
  return { read: () => isHtml, readForHtml: () => (isHtml = true) };
}

/**
 * Returns whether the component has come as HTML. It says the same from the first render on. `useIsHydrated` changes after it, and the
 * second render would hydrate all that is in the component at once, in one long task.
 */
function useCameAsHtml(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(followNothing, origin.read, origin.readForHtml);
}
