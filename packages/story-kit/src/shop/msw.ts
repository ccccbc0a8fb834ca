import { setupWorker } from 'msw/browser';

const start = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Relative to the page, so the catalogue can be served from any folder.
    serviceWorker: { url: './mockServiceWorker.js' },
    // All other requests are the catalogue's own, such as its files and fonts.
    onUnhandledFrame: 'bypass',
  });
  return worker;
};

let worker: ReturnType<typeof start> | undefined;

/** Starts the worker once. The stories of a docs page begin at the same time, and each would start its own. */
export const startWorker = () => (worker ??= start());
