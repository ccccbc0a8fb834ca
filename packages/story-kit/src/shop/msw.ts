import addonMsw from 'msw-storybook-addon';

const start = async () => {
  const { setupWorker } = await import('msw/browser');
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
const startWorker = () => (worker ??= start());

const addon = addonMsw(startWorker);

/** msw for the stories with a shop. The others neither load it nor wait for it. */
export const mswForShops = {
  ...addon,
  beforeEach: [addon.beforeEach ?? []].flat().map(
    (begin): typeof begin =>
      (context) =>
        context.parameters.sandbox ? begin(context) : undefined,
  ),
};
