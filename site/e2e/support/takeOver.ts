import type { BrowserContext, Page, Route } from '@playwright/test';

/** Notes when React has taken over a page, from the next one on. The pages of `test` do. */
export const noteTakeOver = (pages: Page | BrowserContext) =>
  pages.addInitScript(() =>
    addEventListener('vitrine:taken-over', () => Object.assign(window, { hasTakenOver: true })),
  );

/** Waits until React has taken over the page. Before that, it would remove an element that was not in the server's page. */
export const takenOver = (page: Page) => page.waitForFunction(() => 'hasTakenOver' in window);

/** Holds the page's scripts back until they are released, by the returned function. */
export async function holdScripts(page: Page) {
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
