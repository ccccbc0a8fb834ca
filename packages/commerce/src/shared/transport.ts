import { CommerceError } from '../port/errors.js';
import { networkFailure } from './networkFailure.js';
import { orAbort } from './orAbort.js';

/** The global `fetch`, or a function that answers requests in the same way. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Time and random numbers, so that tests need not wait. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back after this many milliseconds. Returns a function that cancels the call. */
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

export interface TransportOptions {
  fetch: Fetch;
  /** The time limit of a call in milliseconds, including its retries and pauses. Default: 8000. */
  timeout?: number;
  clock?: Clock;
}

/** A platform's response with a status below 500 other than 429 and 430. Answers with those statuses only report that the call failed. */
export interface PlatformAnswer {
  status: number;
  headers: Headers;
  /** Empty if there is none. */
  body: string;
}

/** One call of a platform's API. */
export interface Exchange<Result> {
  /** The platform's name for the call. */
  call: string;
  url: string;
  /** `redirect: 'manual'` lets `decode` read the target of a redirect. Default: 'error', which fails like a broken connection. */
  init: RequestInit;
  /** Whether repeating the call does no harm, as for reads. Only then a failure is retried. */
  isIdempotent: boolean;
  signal?: AbortSignal | undefined;
  /** Converts the response to the result, or throws a `CommerceError`, as `jsonOf` and `refused` do. */
  decode(answer: PlatformAnswer): Result;
}

export type Transport = <Result>(exchange: Exchange<Result>) => Promise<Result>;

const maxRetries = 2;
/** Milliseconds before the first retry; each further one waits twice as long. */
const firstPause = 200;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/**
 * Creates a transport. Each call ends within the time limit, and each failure is a `CommerceError`. An idempotent call is retried after
 * 429, 430, a status from 500 or a broken connection: at most twice, with growing pauses, not earlier than the platform asks for, and only
 * within the time limit.
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
  // A followed redirect would send the access token to its target. The signal is passed beside the URL, not in a `Request`: a `Request`
  // can lose its signal to the garbage collector, and the call would then never end.
  const response = await fetch(url, { redirect: 'error', ...init, signal });
  const { status, headers } = response;
  if (isThrottled(status) || status >= 500) {
    // Frees the connection. The body is not used.
    await response.body?.cancel().catch(() => undefined);
    throw statusFailure(call, response, clock);
  }
  return decode({ status, headers, body: await response.text() });
}

const isThrottled = (status: number): boolean => status === 429 || status === 430;

function statusFailure(call: string, response: Response, clock: Clock): CommerceError {
  const { status } = response;
  const retryAfter = parseRetryAfter(response, clock);
  const details = { status, ...(retryAfter !== undefined && { retryAfter }) };
  return isThrottled(status)
    ? new CommerceError('throttled', call, `${call}: the platform asked to wait (${status}).`, details)
    : new CommerceError('http', call, `${call}: the platform answered ${status}.`, details);
}

/** Returns the failure for a response that is not a success and has no other interpretation. */
export const refused = (call: string, { status }: PlatformAnswer): CommerceError =>
  new CommerceError('refused', call, `${call}: the platform answered ${status}.`, { status });

/**
 * Parses the JSON of a successful response.
 * @throws CommerceError of kind `refused` for any other status, of kind `shape` if the body is not JSON.
 */
export function jsonOf(call: string, answer: PlatformAnswer): unknown {
  if (answer.status < 200 || answer.status > 299) throw refused(call, answer);
  return parseJson(call, answer);
}

/**
 * Parses the JSON of a response with any status.
 * @throws CommerceError of kind `shape` if the body is not JSON.
 */
export function parseJson(call: string, { body }: PlatformAnswer): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new CommerceError('shape', call, `${call}: the answer is not JSON.`, { cause });
  }
}

/**
 * Returns the longest wait that a header asks for, in milliseconds. Some platforms send the reset time of their limit with every response, so
 * it counts only for throttled ones.
 */
function parseRetryAfter({ status, headers }: Response, clock: Clock): number | undefined {
  const waits = [
    secondsOrDate(headers.get('retry-after'), clock),
    secondsOrDate(headers.get('x-retry-after'), clock),
    isThrottled(status) ? wholeNumber(headers.get('x-rate-limit-time-reset-ms')) : undefined,
  ].filter((wait) => wait !== undefined);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text.trim()) ? Number(text) : undefined;

function secondsOrDate(text: string | null, clock: Clock): number | undefined {
  if (text === null) return undefined;
  const seconds = wholeNumber(text);
  if (seconds !== undefined) return seconds * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}

function failureOf(
  error: unknown,
  { call, url, signal }: Pick<Exchange<unknown>, 'call' | 'url' | 'signal'>,
  limit: AbortSignal,
  timeout: number,
): CommerceError {
  if (signal?.aborted) return new CommerceError('aborted', call, `${call} was given up.`, { cause: signal.reason });
  if (limit.aborted) return new CommerceError('timeout', call, `${call}: no answer within ${timeout} ms.`);
  if (error instanceof CommerceError) return error;
  return networkFailure(call, url, error);
}

const isPassing = ({ kind, status = 0 }: CommerceError): boolean =>
  kind === 'network' || kind === 'throttled' || (kind === 'http' && status >= 500);

/** Returns the pause before a retry. It grows with each attempt and is random, so that clients do not all retry at the same time. */
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
