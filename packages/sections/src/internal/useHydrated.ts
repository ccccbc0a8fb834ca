import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server renders, and until the browser has taken that over: what needs scripts has another form until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
