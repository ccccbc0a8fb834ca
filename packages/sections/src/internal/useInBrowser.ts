'use client';
import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False on the server, and until the page is hydrated: for what servers and browsers say differently. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
