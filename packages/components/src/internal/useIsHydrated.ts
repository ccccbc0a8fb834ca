'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns `false` on the server and until the scripts have taken over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
