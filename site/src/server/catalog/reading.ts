import { CommerceError, type CommerceFailureKind } from '@vitrine/commerce';
import { cache } from 'react';

/** Why the platform has not answered. Plain data, as all that a cached function may return. */
interface Failure {
  kind: CommerceFailureKind;
  /** The platform's name for the call: 'cartLinesAdd' */
  call: string;
  message: string;
  /** The HTTP status, if there was a response. */
  status?: number;
  /** The wait that the platform asked for, in milliseconds. */
  retryAfter?: number;
  /** What the connection's own error says. */
  cause?: string;
}

/**
 * What the platform has answered, or why it has not. In Next's model with `use cache`, an error that is thrown in a cached function fails the
 * page, even if its caller catches it: see docs/decisions/222-model-of-caching.md.
 */
export type Reading<Value> = { value: Value } | { failure: Failure };

/** Milliseconds: the limit of one call of the platform. */
const longest = 8000;

/** The time of the page that renders. Its readings share it: two that wait in turn would double the shopper's wait. */
export const pageTime = cache(() => AbortSignal.timeout(longest));

/** Rejects when the page's time is over. */
export function inTime<Value>(reading: Promise<Value>, time: AbortSignal): Promise<Value> {
  const isOver = new Promise<never>((_, reject) => {
    const end = () => reject(new CommerceError('timeout', 'page', `The page was not read within ${longest} ms.`));
    if (time.aborted) end();
    else time.addEventListener('abort', end, { once: true });
  });
  return Promise.race([reading, isOver]);
}

/** Reads from the platform. Its failure is a value. Rejects with any other error. */
export async function readingOf<Value>(read: () => Promise<Value>): Promise<Reading<Value>> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return { failure: failureOf(error) };
  }
}

function failureOf({ kind, call, message, status, retryAfter, cause }: CommerceError): Failure {
  return {
    kind,
    call,
    message,
    ...(status !== undefined && { status }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(cause instanceof Error && { cause: cause.message }),
  };
}

/**
 * Returns the value of a reading, for a page or a route, which show a failure in their own way.
 * @throws CommerceError if the platform has failed
 */
export async function valueOf<Value>(reading: Promise<Reading<Value>>): Promise<Value> {
  const read = await reading;
  if ('value' in read) return read.value;
  const { kind, call, message, cause, ...rest } = read.failure;
  throw new CommerceError(kind, call, message, { ...rest, ...(cause !== undefined && { cause: new Error(cause) }) });
}

/** Returns the value of a reading, or another one if the platform has failed. */
export async function valueOr<Value, Other>(reading: Promise<Reading<Value>>, other: Other): Promise<Value | Other> {
  const read = await reading;
  return 'value' in read ? read.value : other;
}
