import { isChangeWaiting } from '@vitrine/commerce/remote';
import type { CartStore } from '@vitrine/sections';
import { keptFor, pagesCache } from '../worker/caches';
import { keepCart } from './keepCart';

let isFirst = true;

/** Lets the service worker keep the shown page and the lines of the cart: see src/worker/worker.ts. The browser allows it over TLS only, and shoppers may save data. */
export async function keepPage(cart: CartStore) {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // In a frame, the page is a picture of the shop, as in the rehearsal.
  if (!serviceWorker || connection?.saveData || window !== window.top) return;
  const wasFirst = isFirst;
  isFirst = false;
  if (wasFirst) await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (wasFirst) keepCart(cart);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ page: location.href, files });
}

/**
 * Opens a page that the service worker keeps. Resolves to `false` if it keeps none, or if a form of this page waits for the connection.
 * @param url absolute
 */
export async function openKept(url: string): Promise<boolean> {
  // The browser has caches over TLS only.
  if (!('caches' in window) || isChangeWaiting()) return false;
  const page = await (await caches.open(pagesCache)).match(url, { ignoreVary: true });
  const date = Date.parse(page?.headers.get('date') ?? '');
  if (!(Date.now() - date < keptFor)) return false;
  // The router has no data of the page. The worker answers a full load.
  location.assign(url);
  return true;
}
