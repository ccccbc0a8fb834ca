import { LRUCache } from 'lru-cache';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './publicAddress';

export interface Picture {
  /** 'image/jpeg' */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The reason why there is no picture: 404 if none was found, 502 if the host failed. */
export interface NoPicture {
  status: 404 | 502;
  reason: string;
}

/** Milliseconds to fetch a whole picture. */
const timeout = 10_000;
/** Bytes. */
const largest = 20_000_000;

/** Cached pictures, so the pictures of cached pages show while their host is down. Their limit in bytes is separate from the pages'. */
const cached = new LRUCache<string, Picture>({
  maxSize: 50_000_000,
  sizeCalculation: ({ bytes }) => bytes.byteLength,
});

/** Pictures that are being fetched. Each is fetched once, however many shoppers ask for it. */
const coming = new Map<string, Promise<Picture | NoPicture>>();

/**
 * Loads the picture at this URL. It follows no redirect, returns pictures only, and connects only to hosts of the public internet and to
 * the shop's own origin, which is configured.
 */
export async function loadPicture(href: string, shopOrigin: string | undefined): Promise<Picture | NoPicture> {
  const own = cached.get(href);
  if (own) return own;
  const started = coming.get(href) ?? fetchPicture(href, shopOrigin).finally(() => coming.delete(href));
  coming.set(href, started);
  const outcome = await started;
  if ('bytes' in outcome) cached.set(href, outcome);
  return outcome;
}

const noSuch: NoPicture = { status: 404, reason: 'There is no such picture.' };
const failed: NoPicture = { status: 502, reason: 'The picture could not be fetched from the shop.' };

async function fetchPicture(href: string, shopOrigin: string | undefined): Promise<Picture | NoPicture> {
  try {
    const response = await get(new URL(href), shopOrigin);
    const { statusCode: status = 0, headers } = response;
    const type = headers['content-type'] ?? '';
    if (status !== 200 || !/^image\/[\w.+-]+/.test(type)) {
      response.destroy();
      return isFailure(status) ? failed : noSuch;
    }
    const bytes = Number(headers['content-length'] ?? 0) > largest ? undefined : await readBytes(response);
    if (!bytes) response.destroy();
    if (!bytes) return { status: 502, reason: 'The picture is too large.' };
    return bytes.byteLength > 0 ? { type, bytes } : failed;
  } catch {
    return failed;
  }
}

/** Resolves to the response before its body is read. It asks for no compression, so the counted bytes are the cached bytes. */
export function get(
  url: URL,
  shopOrigin: string | undefined,
  { signal = AbortSignal.timeout(timeout), headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<IncomingMessage> {
  const isOwn = url.origin === shopOrigin;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // A host in digits is not looked up, so `publicLookup` would not check it.
  if (!isOwn && isIP(hostname) !== 0 && !isPublicAddress(hostname))
    throw new Error(`${hostname} is not a host on the public internet.`);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', ...headers },
      ...(!isOwn && { lookup: publicLookup() }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** A partial picture, an empty response or a redirect is a failure too. */
const isFailure = (status: number) => status >= 500 || status === 429 || (status > 200 && status < 400);

/** Reads the body, without trusting the size in a header. Undefined as soon as it is too large. */
async function readBytes(response: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > largest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
