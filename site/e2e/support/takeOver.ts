import type { Page } from '@playwright/test';

/** Notes when React has taken over a page, from the next one on. */
export const noteTakeOver = (page: Page) =>
  page.addInitScript(() => addEventListener('vitrine:taken-over', () => Object.assign(window, { hasTakenOver: true })));

/** Waits until React has taken over the page. Before that, it would remove an element that was not in the server's page. */
export const takenOver = (page: Page) => page.waitForFunction(() => 'hasTakenOver' in window);
