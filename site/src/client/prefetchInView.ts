import { whenIdle } from '@vitrine/components';

/**
 * Bytes that a visit of a page may spend on prefetching the pages behind its links in view. They are fetched one after the other while the
 * browser is idle. Because of the budget, a long list costs a shopper no more than a short one.
 */
const budget = 40_000;

/** What a page may have. Its size is known when it has arrived, so a page begins only if this fits into the budget. */
const largestPage = 20_000;

type Prefetch = () => void;

/** Links in view whose pages have not been fetched, in the order in which they came into view. */
const waiting = new Map<Element, Prefetch>();
const prefetches = new WeakMap<Element, Prefetch>();
let observer: IntersectionObserver | undefined;
let isFetching = false;
/** The path whose budget is being spent, and the beginning of that visit in ms since the page was opened. */
let visit = { path: '', began: 0 };

/** Calls `prefetch` once when the link is in view and its turn has come. Returns a function that cancels this. */
export function prefetchInView(link: Element, prefetch: Prefetch): () => void {
  if (savesData() || typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(onChange);
  prefetches.set(link, prefetch);
  observer.observe(link);
  return () => {
    observer?.unobserve(link);
    waiting.delete(link);
  };
}

function onChange(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    const prefetch = prefetches.get(target);
    if (isIntersecting && prefetch) waiting.set(target, prefetch);
    else waiting.delete(target);
  }
  void fetchInTurn();
}

async function fetchInTurn() {
  if (isFetching) return;
  isFetching = true;
  await idle();
  for (const [link, prefetch] of waiting) {
    if (visit.path !== location.pathname) visit = { path: location.pathname, began: performance.now() };
    if (spentSince(visit.began) + largestPage > budget) break;
    waiting.delete(link);
    observer?.unobserve(link);
    prefetch();
    // The size of a page is known when it has arrived.
    await quiet();
    await idle();
  }
  isFetching = false;
}

/** Resolves when nothing has been fetched for a moment. */
const quiet = () =>
  new Promise<void>((resolve) => {
    const finish = () => {
      arrivals.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, 500);
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, 200);
    });
    arrivals.observe({ type: 'resource' });
  });

/**
 * Returns the transferred bytes of pages, and of the scripts and pictures that came with them. Cached resources do not
 * count.
 */
const spentSince = (began: number) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(
      ({ startTime, name, initiatorType }) =>
        startTime >= began && (name.includes('_rsc=') || isBrought(initiatorType)),
    )
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

const isBrought = (initiatorType: string) => initiatorType === 'script' || initiatorType === 'link';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

interface Connection {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Returns whether the visitor has asked the browser to save data, or the network is slow: the page itself needs all of it then. */
function savesData(): boolean {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType !== '4g';
}
