import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isForEveryone, markOld, offlinePage, type CartNote } from './answers';
import { keptFor, pagesCache } from './caches';

// Keeps the pages that a shopper visits, for times without a connection: see docs/decisions/242-visited-pages-are-kept.md.

declare const self: ServiceWorkerGlobalScope;
/** The paths of personal pages and of the cart, which the build fills in. */
declare const personalPaths: readonly string[];
declare const cartPath: string;

/** What a page sends after it has loaded. */
interface Visit {
  /** The page's URL. */
  page: string;
  /** The files of the build that it has loaded. */
  files: string[];
}

const matchOptions = { ignoreVary: true };

const pageLimits = new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: keptFor / 1000, purgeOnQuotaError: true });
const keepPages = new NetworkFirst({
  cacheName: pagesCache,
  matchOptions,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isForEveryone(response) ? response : null) }, pageLimits],
});
const keptPages = new CacheOnly({
  cacheName: pagesCache,
  matchOptions,
  plugins: [
    pageLimits,
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markOld(cachedResponse) },
  ],
});

/** The build names these files by their content. A kept page uses its own again, so files of an earlier build stay with its pages. */
const filesCache = 'vitrine-files';
const fileLimits = new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true });
const keepFiles = new CacheFirst({
  cacheName: filesCache,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '') ? response : null,
    },
    fileLimits,
  ],
});
const keptFiles = new CacheOnly({ cacheName: filesCache, matchOptions, plugins: [fileLimits] });

/** Answers with what a navigation preload has brought, if there is one. */
const network = new NetworkOnly();

/** Resolves to the note of a page about the cart: see src/client/keepCart.ts. */
async function readCart(): Promise<CartNote | undefined> {
  const note = await (await caches.open('vitrine-cart')).match(cartPath);
  const cart = (await note?.json()) as CartNote | undefined;
  return cart && Date.now() - cart.at < keptFor ? cart : undefined;
}

const mayBeKept = ({ origin, pathname }: URL) =>
  origin === self.location.origin && !personalPaths.includes(pathname) && !pathname.startsWith('/api/');

const isFile = ({ origin, pathname }: URL) => origin === self.location.origin && pathname.startsWith('/_next/static/');

/** The network always wins. There is no limit after which an old page replaces one that is slow. */
async function open(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  try {
    return await network.handle({ event, request });
  } catch {
    const page = mayBeKept(url) && (await keptPages.handle({ event, request }).catch(() => undefined));
    return page || offlinePage(navigator.languages, url.pathname === cartPath ? await readCart() : undefined);
  }
}

// Nothing is kept while it is on its way to a page. In WebKit, a page that is left meanwhile can stop this worker and all pages after it
// for ever: https://github.com/microsoft/playwright/issues/42273. A page that has loaded asks for what the worker then keeps.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isFile(url))
    event.respondWith(keptFiles.handle({ event, request }).catch(() => network.handle({ event, request })));
  // Otherwise the browser would ask for the page a second time: it has asked when it started this worker.
  else if (request.mode === 'navigate') event.respondWith(open(event, url));
});

/** Keeps a page and what it consists of. Without cookies, no answer is a shopper's own. */
async function keep(event: ExtendableEvent, { page, files: names }: Visit) {
  const urls = names.map((name) => new URL(name)).filter(isFile);
  await Promise.all(urls.map(({ href }) => keepFiles.handle({ event, request: new Request(href) })));
  if (!mayBeKept(new URL(page))) return;
  const request = new Request(page, { headers: { Accept: 'text/html' }, credentials: 'omit' });
  await keepPages.handle({ event, request });
}

self.addEventListener('message', (event) => {
  // A connection that is lost meanwhile costs nothing but this copy.
  event.waitUntil(keep(event, event.data as Visit).catch(() => {}));
});

// A new worker serves the pages of the former one as well. They stay: files of any build are found in the cache or at the shop. The first
// worker claims no page: browsers would drop those that they keep for the way back.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
