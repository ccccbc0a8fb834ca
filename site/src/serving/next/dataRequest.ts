import type { IncomingHttpHeaders } from 'node:http';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param';

/** Headers of requests that Next answers with a page's data in place of the page. */
export const dataHeaders = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** Headers that name a part of a page's data. The router's other headers name the visitor's previous page. */
export const partHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** All headers of the router that it proves. */
export const provenHeaders = [...dataHeaders, 'next-url'];

/** The parameter with which Next's router proves its headers: a hash of them. Next redirects a request to the right one before it renders. */
export const proofParameter = '_rsc';

/** Returns the values that prove the router's headers: its hash, and the simpler one of browsers that cannot compute it on a page without TLS. */
export async function proofsOf(headers: IncomingHttpHeaders): Promise<string[]> {
  const { 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': segment } = headers;
  const { 'next-router-state-tree': tree, 'next-url': from } = headers;
  // Next ignores a value that it does not know.
  const known = prefetch === '1' || prefetch === '2' || prefetch === '3' ? prefetch : undefined;
  return [
    await computeCacheBustingSearchParam(known, segment, tree, from),
    computeLegacyCacheBustingSearchParam(known, segment, tree, from),
  ];
}
