import { CommerceError } from '../port/errors.js';

/** The global `fetch`, or anything that answers requests as it does. */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** Time and chance, so that tests need not wait. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back after so many milliseconds; returns what cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export interface TransportOptions {
  fetch: Fetch;
  /** Milliseconds within which a call ends, its retries and pauses included. Default: 8000. */
  timeout?: number;
  clock?: Clock;
}

/** One call of an API that speaks JSON. */
export interface Exchange<Result> {
  /** The call as the platform names it. */
  call: string;
  url: string;
  init: RequestInit;
  /** Whether asking twice is as good as asking once: reads are. Only then a failure is retried. */
  isIdempotent: boolean;
  signal?: AbortSignal | undefined;
  /** Makes of the JSON what was asked for, or throws a `CommerceError`. */
  decode(body: unknown): Result;
}

export type Transport = <Result>(exchange: Exchange<Result>) => Promise<Result>;

const maxRetries = 2;
/** Milliseconds before the first retry; each further one waits twice as long. */
const firstPause = 200;

const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/**
 * Sends requests so that each call ends in time, and each failure is a `CommerceError`. An idempotent call is tried again
 * after 429, 430, a status from 500 or a broken connection: twice at most, later each time, not before the platform wants it,
 * and only while there is time left.
 */
export function createTransport({ fetch, timeout = 8000, clock = systemClock }: TransportOptions): Transport {
  return async (exchange) => {
    const deadline = clock.now() + timeout;
    const limit = new AbortController();
    const cancel = clock.after(timeout, () => limit.abort());
    const signal = exchange.signal ? AbortSignal.any([limit.signal, exchange.signal]) : limit.signal;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          return await orAbort(attemptOnce(fetch, exchange, signal, clock), signal);
        } catch (error) {
          const failure = failureOf(error, exchange, limit.signal, timeout);
          const pause = pauseBefore(attempt, failure, clock);
          const isWorthIt = exchange.isIdempotent && attempt < maxRetries && isPassing(failure);
          if (!isWorthIt || clock.now() + pause >= deadline) throw failure;
          await rest(pause, signal, clock).catch((reason: unknown) => {
            throw failureOf(reason, exchange, limit.signal, timeout);
          });
        }
      }
    } finally {
      cancel();
    }
  };
}

async function attemptOnce<Result>(
  fetch: Fetch,
  { call, url, init, decode }: Exchange<Result>,
  signal: AbortSignal,
  clock: Clock,
): Promise<Result> {
  signal.throwIfAborted();
  // A redirect would carry the access token to whoever it leads to.
  const response = await fetch(new Request(url, { redirect: 'error', ...init, signal }));
  if (!response.ok) {
    // Frees the connection. What the body says is not for us.
    await response.body?.cancel().catch(() => undefined);
    throw statusFailure(call, response, clock);
  }
  const text = await response.text();
  return decode(parseJson(call, text));
}

function statusFailure(call: string, { status, headers }: Response, clock: Clock): CommerceError {
  const retryAfter = parseRetryAfter(headers.get('retry-after'), clock);
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (status === 429 || status === 430) {
    return new CommerceError('throttled', call, `${call}: the platform asked to wait (${status}).`, {
      status,
      ...wait,
    });
  }
  const kind = status >= 400 && status < 500 ? 'refused' : 'http';
  return new CommerceError(kind, call, `${call}: the platform answered ${status}.`, { status, ...wait });
}

/** Milliseconds; the header has whole seconds or a date. */
function parseRetryAfter(header: string | null, clock: Clock): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommerceError('shape', call, `${call}: the answer is no JSON.`, { cause });
  }
}

function failureOf(
  error: unknown,
  { call, signal }: Pick<Exchange<unknown>, 'call' | 'signal'>,
  limit: AbortSignal,
  timeout: number,
): CommerceError {
  if (signal?.aborted) return new CommerceError('aborted', call, `${call} was given up.`, { cause: signal.reason });
  if (limit.aborted) return new CommerceError('timeout', call, `${call}: no answer within ${timeout} ms.`);
  if (error instanceof CommerceError) return error;
  return new CommerceError('network', call, `${call}: the connection failed.`, { cause: error });
}

const isPassing = ({ kind, status = 0 }: CommerceError): boolean =>
  kind === 'network' || kind === 'throttled' || (kind === 'http' && status >= 500);

/** Grows with each attempt, and differs from client to client, so that they do not all come back at once. */
const pauseBefore = (attempt: number, { retryAfter = 0 }: CommerceError, clock: Clock): number =>
  Math.max(retryAfter, firstPause * 2 ** attempt * (0.5 + clock.random() / 2));

/** Waits; rejects as soon as the signal aborts. */
function rest(milliseconds: number, signal: AbortSignal, clock: Clock): Promise<void> {
  let cancel = () => {};
  const pause = new Promise<void>((resolve) => {
    cancel = clock.after(milliseconds, resolve);
  });
  return orAbort(pause, signal).finally(() => cancel());
}

/** The promise, unless the signal aborts first: not every `fetch` listens to it. */
function orAbort<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  return Promise.race([promise, aborted]).finally(() => stop());
}
