/**
 * - `timeout`: no answer within the time limit
 * - `network`: the connection failed
 * - `throttled`: the platform asked to wait (429, 430)
 * - `http`: any other answer that is no success
 * - `refused`: the platform refused the request itself (a GraphQL error, a bad request)
 * - `shape`: the answer is not what the API promises
 * - `unidentified`: nobody is signed in, or no longer, and only a customer may ask for this
 * - `aborted`: the caller gave up
 */
export type CommerceFailureKind =
  'timeout' | 'network' | 'throttled' | 'http' | 'refused' | 'shape' | 'unidentified' | 'aborted';

/** A call to a platform failed, and no shopper can mend it. A write was not done for `throttled` and `refused`; whether it was is unknown otherwise. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly kind: CommerceFailureKind;
  /** The call as the platform names it: 'cartLinesAdd' */
  readonly call: string;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** Milliseconds that the platform asked to wait. */
  readonly retryAfter?: number;

  constructor(
    kind: CommerceFailureKind,
    call: string,
    message: string,
    options: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.call = call;
    if (options.status !== undefined) this.status = options.status;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
  }
}

/** What was given cannot be sent to the platform: says what is missing. Nothing was sent. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** The settings are wrong: says what happened, why, and how to mend it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
