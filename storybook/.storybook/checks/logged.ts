import type { Page } from 'playwright-core';

const errors = new WeakMap<Page, string[]>();

/** Notes from now on what a page writes to its console as an error. */
export function watchConsole(page: Page) {
  const texts: string[] = [];
  errors.set(page, texts);
  page.on('console', (message) => {
    if (message.type() === 'error') texts.push(message.text().slice(0, 300));
  });
}

/** What has been noted, once. */
export const logged = (page: Page): string[] => errors.get(page)?.splice(0) ?? [];
