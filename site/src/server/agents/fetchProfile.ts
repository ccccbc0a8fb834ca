import { isLoopback } from '@vitrine/commerce/ucp';
import { Readable } from 'node:stream';
import { siteUrl } from '../environment/variables';
import { get } from '../images/pictures';

/**
 * Fetches the profile of an agent, whose URL comes from anyone: it follows no redirect, and connects only to hosts of the public internet. A
 * shop on this machine, for local work, may also read profiles on this machine.
 */
export async function fetchProfile(url: URL, signal: AbortSignal): Promise<Response> {
  const isLocal = isLoopback(siteUrl()) && isLoopback(url);
  const response = await get(url, isLocal ? url.origin : undefined, {
    signal,
    headers: { Accept: 'application/json' },
  });
  return new Response(Readable.toWeb(response) as ReadableStream<Uint8Array>, {
    status: response.statusCode ?? 502,
    headers: { 'cache-control': response.headers['cache-control'] ?? '' },
  });
}
