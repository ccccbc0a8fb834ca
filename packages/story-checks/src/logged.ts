import type { Page } from 'playwright-core';

const errors = new WeakMap<Page, string[]>();

/** Records the errors that a page writes to its console from now on. */
export function watchConsole(page: Page) {
  const texts: string[] = [];
  errors.set(page, texts);
  page.on('console', (message) => {
    if (message.type() === 'error') texts.push(message.text().slice(0, 300));
  });
}

/** Returns the recorded errors, and clears the record. */
export const logged = (page: Page): string[] => errors.get(page)?.splice(0) ?? [];
