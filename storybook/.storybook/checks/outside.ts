import type { Page, Request } from 'playwright-core';

const asked = new WeakMap<Page, string[]>();

/** Notes from now on what a page asks for outside the catalogue: it must work without a network. */
export function watchRequests(page: Page) {
  const outside: string[] = [];
  asked.set(page, outside);
  page.on('request', (request) => {
    if (isOutside(request)) outside.push(request.url());
  });
}

/** What has been noted, once. */
export const askedOutside = (page: Page): string[] => asked.get(page)?.splice(0) ?? [];

/** The sandbox's shops have names that no host can have: msw answers for them, in the page. */
function isOutside(request: Request) {
  const { protocol, hostname } = new URL(request.url());
  return protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname) && !hostname.endsWith('.test');
}
