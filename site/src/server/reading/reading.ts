import { CommerceError, type CommerceFailureKind } from '@vitrine/commerce';
import { cache } from 'react';

/** Why the platform has not answered. Plain data, as all that a cached function may return. */
export interface Failure {
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

/** Milliseconds that a page still waits for a reading after another one had no answer in time. */
const grace = 2000;

/** Whether a reading of the page that renders has had no answer in time. */
export const pageTime = cache(() => ({ isOver: false }));

/** Rejects if a reading that begins after the page's time does not end soon. A shopper who has waited for a whole call waits no second one. */
export function soon<Value>(reading: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const isLate = new Promise<never>((_, reject) => {
    const error = new CommerceError('timeout', 'page', `No answer within ${grace} ms, after an earlier one had none.`);
    timer = setTimeout(() => reject(error), grace);
  });
  return Promise.race([reading, isLate]).finally(() => clearTimeout(timer));
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
export async function valueOf<Value>(reading: Reading<Value> | Promise<Reading<Value>>): Promise<Value> {
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
