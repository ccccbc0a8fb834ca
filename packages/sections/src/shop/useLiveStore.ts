import { whenIdle } from '@vitrine/components';
import { useEffect } from 'react';
import { staleAfter } from '../state/cart/store.js';

interface LiveStore {
  /** Starts to follow other tabs. Returns a function that stops it. */
  start: () => () => void;
  /** Reads the data again, unless they were read within the last `maxAge` milliseconds. */
  load: (maxAge?: number) => Promise<void>;
  /** Sends the pending changes. */
  settled?: () => Promise<boolean>;
}

/** Keeps a store in step with other tabs and with the platform while the page is shown. */
export function useLiveStore(store: LiveStore) {
  useEffect(() => {
    const stop = store.start();
    // The page comes first: the store is read when the browser is idle.
    const cancel = whenIdle(() => void store.load(staleAfter));
    let hiddenAt: number | undefined;
    const onVisibility = () => {
      if (document.visibilityState === 'visible') {
        // While the page was hidden, the shopper may have ordered the cart in another tab: older data are stale.
        void store.load(hiddenAt === undefined ? staleAfter : Date.now() - hiddenAt);
        return;
      }
      hiddenAt = Date.now();
      void store.settled?.();
    };
    // A page from the browser's history shows the state before the checkout, a login or a logout.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void store.load();
    };
    // A read that the lost connection broke off has failed.
    const onOnline = () => void store.load(staleAfter);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onPageShow);
      cancel();
      stop();
    };
  }, [store]);
}
