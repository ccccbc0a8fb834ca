import { setupWorker } from 'msw/browser';

const start = async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Beside the page, so that the catalogue can be served from any folder.
    serviceWorker: { url: './mockServiceWorker.js' },
    // What no story answers is the catalogue's own: its files, its fonts.
    onUnhandledFrame: 'bypass',
  });
  return worker;
};

let worker: ReturnType<typeof start> | undefined;

/** Starts the worker once: the stories of a docs page all begin at the same time, and each would start its own. */
export const startWorker = () => (worker ??= start());
