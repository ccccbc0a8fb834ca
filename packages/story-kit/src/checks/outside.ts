import type { Page, Request } from 'playwright-core';

const asked = new WeakMap<Page, string[]>();

/** Records a page's requests outside of the catalogue at this address from now on. The catalogue must work without a network. */
export function watchRequests(page: Page, catalogue: string) {
  const inside = ['127.0.0.1', 'localhost', new URL(catalogue).hostname];
  const outside: string[] = [];
  asked.set(page, outside);
  page.on('request', (request) => {
    if (isOutside(request, inside)) outside.push(request.url());
  });
}

/** Returns the recorded addresses, and clears the record. */
export const askedOutside = (page: Page): string[] => asked.get(page)?.splice(0) ?? [];

/** The sandbox's shops have host names below '.test', which no real host has. msw answers for them in the page. */
function isOutside(request: Request, inside: string[]) {
  const { protocol, hostname } = new URL(request.url());
  return protocol.startsWith('http') && !inside.includes(hostname) && !hostname.endsWith('.test');
}
