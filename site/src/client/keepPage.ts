import type { CartStore } from '@vitrine/sections';
import { keepCart } from './keepCart';

let isFirst = true;

/** Lets the service worker keep the shown page and the lines of the cart: see src/worker/worker.ts. The browser allows it over TLS only, and shoppers may save data. */
export async function keepPage(cart: CartStore) {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // In a frame, the page is a picture of the shop, as in the rehearsal.
  if (!serviceWorker || connection?.saveData || window !== window.top) return;
  const wasFirst = isFirst;
  isFirst = false;
  const isKept = wasFirst && serviceWorker.controller !== null;
  if (wasFirst) await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (wasFirst) keepCart(cart);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ page: isKept ? undefined : location.href, files });
}
