import { createHash } from 'node:crypto';
import { keepsPages } from '../../server/environment/variables';

/** Removes an installed worker, and all that it keeps. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('vitrine-')) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
}
`;

// Next would make a file of this name once, in the build, which does not know the settings.
export const dynamic = 'force-dynamic';

/** The service worker, which src/buildConfig.ts bundles. Browsers ask for it at each visit. */
export function GET(request: Request) {
  const script = (keepsPages() && process.env.OFFLINE_WORKER) || removal;
  const etag = `"${createHash('sha256').update(script).digest('base64url')}"`;
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache', ETag: etag };
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : new Response(script, { headers });
}
