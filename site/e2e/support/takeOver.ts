import type { BrowserContext, Page, Route } from '@playwright/test';
import { patience } from '../../src/earlyPresses';

/** Runs in a new document: notes when React has taken it over. */
export const noteInDocument = () =>
  addEventListener('vitrine:taken-over', () => Object.assign(window, { hasTakenOver: true }));

/** Notes when React has taken over a page, from the next one on. The pages of `test` do. */
export const noteTakeOver = (pages: Page | BrowserContext) => pages.addInitScript(noteInDocument);

export const isTakenOver = () => 'hasTakenOver' in window;

/**
 * Waits until React has taken over the page. Before that, the browser itself sends forms and follows links, and React would remove an element
 * that was not in the server's page. Pages of `test` wait for it themselves when they are loaded: see `waitForTakeOver`.
 */
export const takenOver = (page: Page) => page.waitForFunction(isTakenOver);

/** As `takenOver`. Also resolves in a document that React does not take over, such as one of the platform. */
const takenOverIfEver = (page: Page) =>
  page.waitForFunction(
    () =>
      'hasTakenOver' in window ||
      Array.from(document.scripts).every(({ text }) => !text.includes('vitrine:taken-over')),
  );

/**
 * Makes the pages of a browser wait for React when they are loaded. Scripts come after the first paint, at any time after the window's `load`.
 * A press before that has another way to its result. early-presses.spec.ts and early-changes.spec.ts test those: a `waitUntil` waits for
 * the named event only.
 */
export function waitForTakeOver(context: BrowserContext) {
  context.on('page', (page) => {
    const { goto, reload, goBack, goForward } = page;
    const waiting =
      <Args extends unknown[], Result>(load: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        const result = await load.apply(page, args);
        if (!('waitUntil' in Object(args.at(-1)))) await takenOverIfEver(page);
        return result;
      };
    Object.assign(page, {
      goto: waiting(goto),
      reload: waiting(reload),
      goBack: waiting(goBack),
      goForward: waiting(goForward),
    });
  });
}

/**
 * Holds the page's scripts back until they are released, by the returned function. Presses wait for them, however long they take on a busy
 * machine.
 * @param options.areMissing the scripts never come: the browser itself sends what was pressed
 */
export async function holdScripts(page: Page, { areMissing = false }: { areMissing?: boolean } = {}) {
  if (!areMissing)
    await page.addInitScript((limit) => {
      const { setTimeout } = window;
      const start = (...args: Parameters<typeof setTimeout>) =>
        args[1] === limit && !('hasTakenOver' in window) ? 0 : setTimeout(...args);
      Object.assign(window, { setTimeout: start });
    }, patience);
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (isHeld) held.push(route);
    else void route.continue();
  });
  await noteTakeOver(page);
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
