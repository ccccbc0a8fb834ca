import { clientsOf, type CallRow, type NamedCall } from '../port/calls.js';
import type { Commerce } from '../port/commerce.js';
import type { CallOptions } from '../port/context.js';
import { CommerceError, type CommerceFailureKind } from '../port/errors.js';
import { connected, noteChange } from './connected.js';

export interface RemoteCommerceOptions extends Pick<Commerce, 'platform' | 'capabilities'> {
  /** Default: the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until a call fails, without the time that it waits for the connection. Default: 10000, a little more than the server's own limit. */
  timeout?: number;
}

/**
 * Creates a client for a shop behind our own server, which runs `createCommerceHandler`. It is small and contains no platform's code. While
 * the browser is offline, calls wait for the connection.
 * @param url The handler's URL: '/api/shop' in a browser, an absolute URL elsewhere.
 */
export function createRemoteCommerce(
  url: string,
  {
    platform,
    capabilities,
    fetch = (address, init) => globalThis.fetch(address, init),
    timeout = 10_000,
  }: RemoteCommerceOptions,
): Commerce {
  const call = async (
    { name, row }: NamedCall,
    args: readonly unknown[],
    { signal, buyer }: CallOptions,
  ): Promise<unknown> => {
    let limit: AbortSignal | undefined;
    const failure = (kind: CommerceFailureKind, message: string, cause?: unknown) =>
      new CommerceError(kind, name, `${name}: ${message}`, { cause });
    try {
      const waiting = connected(signal);
      // Without a wait, the call begins at once: the page may be about to leave.
      if (waiting) await (row.does === 'write' ? noteChange(waiting) : waiting);
      limit = AbortSignal.timeout(timeout);
      const response = await fetch(`${url}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ args, buyer: buyer && { ...buyer, ip: undefined } }),
        // A write still arrives if the shopper leaves the page.
        keepalive: row.does === 'write',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      const body = parse(await response.text());
      if (isObject(body) && isObject(body.error)) throw failureOf(name, response, body.error);
      // Too many attempts are a result: the shopper waits.
      const isRefusal = response.status === 429 && isObject(body) && body.result !== undefined;
      if (!response.ok && !isRefusal)
        throw new CommerceError('http', name, `${name}: ${response.status}.`, { status: response.status });
      // JSON has no undefined: the server sends null for it.
      const result: unknown = isObject(body) ? (body.result ?? undefined) : failure;
      if (isAnswer(row, result)) return result;
      throw failure('shape', 'the answer is not as promised.');
    } catch (error) {
      if (signal?.aborted) throw failure('aborted', 'given up.', error);
      if (limit?.aborted) throw failure('timeout', `no answer within ${timeout} ms.`, error);
      if (error instanceof CommerceError) throw error;
      throw failure('network', `the connection to ${url} failed (${String(error)}). Is its server running?`, error);
    }
  };

  return { platform, capabilities, ...clientsOf(call) };
}

function failureOf(name: string, { status, headers }: Response, error: Record<string, unknown>): CommerceError {
  const { kind, call, message, field } = error;
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return new CommerceError(
    isKind(kind) ? kind : 'http',
    typeof call === 'string' ? call : name,
    typeof message === 'string' ? message : `${name}: ${status}.`,
    { status, ...(seconds >= 0 && { retryAfter: seconds * 1000 }), ...(isPath(field) && { field }) },
  );
}

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** Parses JSON. Returns undefined for invalid JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const kinds: Record<CommerceFailureKind, true> = {
  timeout: true,
  network: true,
  throttled: true,
  http: true,
  refused: true,
  shape: true,
  unidentified: true,
  aborted: true,
};

const isKind = (value: unknown): value is CommerceFailureKind =>
  typeof value === 'string' && Object.hasOwn(kinds, value);

// Our server has already checked the platform's responses. These checks only detect a response from another server.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isAnswer({ answer, orNothing }: CallRow, value: unknown): boolean {
  if (value === undefined) return orNothing === true;
  if (answer === 'list') return Array.isArray(value);
  return isObject(value) && !Array.isArray(value) && answer.every((field) => field in value);
}
