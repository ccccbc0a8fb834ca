import { LRUCache } from 'next/dist/server/lib/lru-cache';

export interface Picture {
  /** 'image/jpeg' */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Why there is no picture: none was found, or the host failed. */
export interface NoPicture {
  status: 404 | 502;
  reason: string;
}

/** Milliseconds for a picture as a whole. */
const timeout = 10_000;
/** Bytes. */
const largest = 20_000_000;

/** Whole pictures, so that those of kept pages are there while their host is down; bytes of their own, apart from the pages'. */
const kept = new LRUCache<Picture>(50_000_000, ({ bytes }) => bytes.byteLength);

/** Those on their way: however many shoppers ask for one, it is fetched once. */
const coming = new Map<string, Promise<Picture | NoPicture>>();

/** The picture at this address; it follows no redirect, and gives pictures only. */
export async function loadPicture(href: string): Promise<Picture | NoPicture> {
  const own = kept.get(href);
  if (own) return own;
  const started = coming.get(href) ?? fetchPicture(href).finally(() => coming.delete(href));
  coming.set(href, started);
  const outcome = await started;
  if ('bytes' in outcome) kept.set(href, outcome);
  return outcome;
}

const noSuch: NoPicture = { status: 404, reason: 'There is no such picture.' };
const failed: NoPicture = { status: 502, reason: 'The picture could not be fetched from the shop.' };

async function fetchPicture(href: string): Promise<Picture | NoPicture> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(href, { redirect: 'error', cache: 'no-store', signal });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !/^image\/[\w.+-]+/.test(type)) {
      await response.body?.cancel();
      return isFailure(response.status) ? failed : noSuch;
    }
    const bytes = await readBytes(response);
    if (!bytes) return { status: 502, reason: 'The picture is too large.' };
    return bytes.byteLength > 0 ? { type, bytes } : failed;
  } catch {
    return failed;
  }
}

/** Part of a picture, or none of it, is a failure as well. */
const isFailure = (status: number) => status >= 500 || status === 429 || (status > 200 && status < 300);

/** What arrives, whatever a header says of its size; undefined as soon as it is too much. */
async function readBytes({ body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > largest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
