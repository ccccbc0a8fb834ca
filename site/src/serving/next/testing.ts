import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';

/** The route whose file renders a page, as Next names it. */
export const owner = { kind: 'APP_PAGE', sourceRoute: '/[locale]/[...rest]' } as unknown as Parameters<
  typeof getRouteCacheKey
>[1];

/** Returns the key by which Next names the page of an internal path. */
export const keyOf = (path: string): string => getRouteCacheKey(path, owner);
