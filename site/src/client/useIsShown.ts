'use client';
import { useIsHydrated } from '@vitrine/components';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page has been on the screen. Of one that comes as HTML all is there at once; on the way from page to page what is heavy to
 * render waits for this, so that what the page is about shows first.
 */
export function useIsShown(): boolean {
  const isHydrated = useIsHydrated();
  const [isShown, setIsShown] = useState(!isHydrated);
  useEffect(() => startTransition(() => setIsShown(true)), []);
  return isShown;
}
