import { useRouter, usePathname } from 'next/navigation';
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followNothing } from './followNothing';

// The mark that the service worker adds to a page that it had kept: see src/worker/answers.ts. It comes with the page and does not change.
const readMark = () => document.getElementById('old-page');
const readNote = () => readMark()?.querySelector('span')?.textContent ?? undefined;

/**
 * Returns what the mark of a kept page says: from when the page is. Undefined for a page from the shop. After the connection is back, the
 * page gets its current content, and both lose the mark. What was typed stays.
 */
export function useOldPage(): string | undefined {
  const path = usePathname();
  const { refresh } = useRouter();
  const [firstPath] = useState(path);
  const [isRenewed, setRenewed] = useState(false);
  const note = useSyncExternalStore(followNothing, readNote, () => undefined);
  const isOld = note !== undefined && !isRenewed && path === firstPath;
  const hasLeft = useRef(false);
  useEffect(() => {
    const mark = readMark();
    // The first render is the server's, which knows of no mark.
    if (!mark || note === undefined) return;
    mark.style.display = isOld ? 'flex' : 'none';
    if (!isOld) return void (hasLeft.current = true);
    const renew = () =>
      startTransition(() => {
        refresh();
        setRenewed(true);
      });
    // On the way back, the router shows the old page again. The page between came from the shop.
    if (hasLeft.current) renew();
    addEventListener('online', renew);
    return () => removeEventListener('online', renew);
  }, [isOld, note, refresh]);
  return isOld ? note : undefined;
}
