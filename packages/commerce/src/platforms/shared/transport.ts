import { CommerceError } from '../../port/errors.js';
import { orAbort } from './orAbort.js';

/** The global `fetch`, or anything that answers requests as it does. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

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

/** What a platform answered, unless that says no more than that the call failed: any status but 429, 430 and those from 500. */
export interface PlatformAnswer {
  status: number;
  headers: Headers;
  /** Empty where there is none. */
  body: string;
}

/** One call of a platform's API. */
export interface Exchange<Result> {
  /** The call as the platform names it. */
  call: string;
  url: string;
  /** `redirect: 'manual'` lets `decode` see where an answer leads. Default: 'error', as for a broken connection. */
  init: RequestInit;
  /** Whether asking twice is as good as asking once: reads are. Only then a failure is retried. */
  isIdempotent: boolean;
  signal?: AbortSignal | undefined;
  /** Makes of the answer what was asked for, or throws a `CommerceError`, such as those of `jsonOf` and `refused`. */
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
  // Followed, a redirect would carry the access token to whoever it leads to. The signal goes beside the address, not in a
  // Request made of it: such a one can lose its signal to the garbage collector, and then never ends.
  const response = await fetch(url, { redirect: 'error', ...init, signal });
  const { status, headers } = response;
  if (isThrottled(status) || status >= 500) {
    // Frees the connection. What the body says is not for us.
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

/** What an answer is that is no success, and is not understood otherwise. */
export const refused = (call: string, { status }: PlatformAnswer): CommerceError =>
  new CommerceError('refused', call, `${call}: the platform answered ${status}.`, { status });

/**
 * The JSON of a success.
 * @throws CommerceError of kind `refused` for any other status, of kind `shape` where the body is no JSON.
 */
export function jsonOf(call: string, answer: PlatformAnswer): unknown {
  if (answer.status < 200 || answer.status > 299) throw refused(call, answer);
  return parseJson(call, answer);
}

/**
 * The JSON of an answer of any status.
 * @throws CommerceError of kind `shape` where the body is no JSON.
 */
export function parseJson(call: string, { body }: PlatformAnswer): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new CommerceError('shape', call, `${call}: the answer is no JSON.`, { cause });
  }
}

/** The longest wait in milliseconds that any header asks for. Some platforms name the reset of their limit in every answer. */
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
