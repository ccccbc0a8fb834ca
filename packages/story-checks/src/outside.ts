import type { Page, Request } from 'playwright-core';

const asked = new WeakMap<Page, string[]>();

/** Records a page's requests outside of the Storybook at this URL from now on. Its stories must work without a network. */
export function watchRequests(page: Page, storybook: string) {
  const inside = ['127.0.0.1', 'localhost', new URL(storybook).hostname];
  const outside: string[] = [];
  asked.set(page, outside);
  page.on('request', (request) => {
    if (isOutside(request, inside)) outside.push(request.url());
  });
}

/** Returns the recorded URLs, and clears the record. */
export const askedOutside = (page: Page): string[] => asked.get(page)?.splice(0) ?? [];

/** No real host has a name below '.test'. Mocks in the page answer for them. */
function isOutside(request: Request, inside: string[]) {
  const { protocol, hostname } = new URL(request.url());
  return protocol.startsWith('http') && !inside.includes(hostname) && !hostname.endsWith('.test');
}
