import type { Page, Request } from 'playwright-core';

const asked = new WeakMap<Page, string[]>();

/** Notes from now on what a page asks for outside the catalogue of this address: it must work without a network. */
export function watchRequests(page: Page, catalogue: string) {
  const inside = ['127.0.0.1', 'localhost', new URL(catalogue).hostname];
  const outside: string[] = [];
  asked.set(page, outside);
  page.on('request', (request) => {
    if (isOutside(request, inside)) outside.push(request.url());
  });
}

/** What has been noted, once. */
export const askedOutside = (page: Page): string[] => asked.get(page)?.splice(0) ?? [];

/** The sandbox's shops have names that no host can have: msw answers for them, in the page. */
function isOutside(request: Request, inside: string[]) {
  const { protocol, hostname } = new URL(request.url());
  return protocol.startsWith('http') && !inside.includes(hostname) && !hostname.endsWith('.test');
}
