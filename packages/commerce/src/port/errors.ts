/**
 * - `timeout`: no response within the time limit
 * - `network`: the connection failed
 * - `throttled`: the platform asked to wait (429, 430)
 * - `http`: any other status that is not a success
 * - `refused`: the platform refused the request itself (a GraphQL error, a bad request)
 * - `shape`: the response does not have the API's documented shape
 * - `unidentified`: nobody is signed in any more, and only a customer may make this call
 * - `aborted`: the caller aborted the call
 */
export type CommerceFailureKind =
  'timeout' | 'network' | 'throttled' | 'http' | 'refused' | 'shape' | 'unidentified' | 'aborted';

/**
 * Whether a value is an error with this name. A bundler may include this module several times in one process, such as once for pages and once
 * for routes. Each copy has a class of its own, so the classes are recognized by their names.
 */
const isNamed = (value: unknown, name: string) => value instanceof Error && value.name === name;

/** A call to a platform failed in a way that shoppers cannot mend. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';

  static override [Symbol.hasInstance](value: unknown): value is CommerceError {
    return isNamed(value, 'CommerceError');
  }

  readonly kind: CommerceFailureKind;
  /** The platform's name for the call: 'cartLinesAdd' */
  readonly call: string;
  /** The HTTP status, if there was a response. */
  readonly status?: number;
  /** The wait that the platform asked for, in milliseconds. */
  readonly retryAfter?: number;
  /** The invalid argument of the caller: `['cursor']`. The kind is `refused`, and the shop has not failed. */
  readonly field?: readonly string[];

  constructor(
    kind: CommerceFailureKind,
    call: string,
    message: string,
    options: { status?: number; retryAfter?: number; field?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.call = call;
    if (options.status !== undefined) this.status = options.status;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
    if (options.field !== undefined) this.field = options.field;
  }

  /** Whether a write may have been done, or may still be done. After `throttled` and `refused` it was not. */
  get isOutcomeUnknown(): boolean {
    return this.kind !== 'throttled' && this.kind !== 'refused';
  }
}

/** The input cannot be sent to the platform. The message names what is missing. No request was sent. */
export class InputError extends Error {
  override readonly name = 'InputError';

  static override [Symbol.hasInstance](value: unknown): value is InputError {
    return isNamed(value, 'InputError');
  }
}

/** The settings are wrong. The message names the problem, its cause and its solution. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  static override [Symbol.hasInstance](value: unknown): value is ConfigurationError {
    return isNamed(value, 'ConfigurationError');
  }
}
