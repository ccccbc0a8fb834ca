'use client';
import { useIsHydrated } from '@vitrine/components';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns whether the page has been on the screen. A page that comes as HTML shows everything at once. After client-side navigation, parts
 * that are slow to render wait for this, so the main content of the page shows first.
 */
export function useIsShown(): boolean {
  const isHydrated = useIsHydrated();
  const [isShown, setIsShown] = useState(!isHydrated);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown;
}
