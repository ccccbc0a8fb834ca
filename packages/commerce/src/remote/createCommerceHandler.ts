import { makeCall } from '../port/calls.js';
import type { Commerce } from '../port/commerce.js';
import { CommerceError, InputError, type CommerceFailureKind } from '../port/errors.js';
import type { UserError } from '../port/refusals.js';
import { isExpected } from './expected.js';
import { isCrossSite } from './isCrossSite.js';
import { findCall, parseCall } from './parseCall.js';
import { readText } from './readText.js';

export interface CommerceHandlerOptions {
  /** Returns the IP address of a request's sender, as far as the server can trust it. Default: unknown. */
  buyerIp?: (request: Request) => string | undefined;
  /** Receives every failure with its details, which the browser does not receive. Default: `console.error`. */
  onError?: (error: unknown) => void;
}

/** The maximum size of a request, in bytes. */
const maxBody = 64 * 1024;

/** The failures for the browser. They contain no URLs, no tokens and no texts of the platform. */
const failures: Record<CommerceFailureKind, { status: number; message: string }> = {
  timeout: { status: 504, message: 'The shop did not answer in time.' },
  network: { status: 502, message: 'The shop could not be reached.' },
  throttled: { status: 503, message: 'The shop is busy.' },
  http: { status: 502, message: 'The shop failed.' },
  refused: { status: 502, message: 'The shop refused the request.' },
  shape: { status: 502, message: 'The shop gave an answer that was not understood.' },
  unidentified: { status: 401, message: 'Nobody is signed in.' },
  aborted: { status: 499, message: 'The request was given up.' },
};

/**
 * Creates the handler for `createRemoteCommerce`. `POST {anything}/{client}/{method}` with `{ "args": [...], "buyer": {...} }` makes that
 * call of the given commerce. The response is `{ "result": … }` or `{ "error": { kind, call, message } }`; with `field` if the caller got an
 * argument wrong. A result with the error `customer.tooManyAttempts` has the status 429, with `Retry-After` if the wait is known.
 */
export function createCommerceHandler(
  commerce: Commerce,
  { onError = console.error, buyerIp = () => undefined }: CommerceHandlerOptions = {},
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const call = findCall(pathname);
    const name = call?.name ?? pathname;
    const refuse = (status: number, message: string, headers?: Record<string, string>) =>
      answer({ error: { kind: 'refused', call: name, message } }, status, headers);

    if (!call) return refuse(404, 'There is no such call.');
    if (request.method !== 'POST') return refuse(405, 'Calls are made with POST.', { allow: 'POST' });
    if (isCrossSite(request)) return refuse(403, 'Pages of other sites may not make calls.');
    if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
      return refuse(415, 'A call is JSON: send it with content-type: application/json.');
    }
    const body = await readText(request, maxBody);
    if (body === undefined) return refuse(413, `A call may hold ${maxBody} bytes.`);
    const asked = parseCall(call, body);
    if ('problem' in asked) return refuse(400, asked.problem);

    try {
      // JSON has no undefined: a result of undefined is sent as null.
      const options = { signal: request.signal, buyer: { ...asked.buyer, ip: buyerIp(request) } };
      const result = (await makeCall(commerce, call, asked.args, options)) ?? null;
      const refusal = tooManyIn(result);
      return refusal ? answer({ result }, 429, retryAfterOf(refusal)) : answer({ result }, 200);
    } catch (error) {
      if (error instanceof InputError) return refuse(400, error.message);
      if (!(error instanceof CommerceError)) {
        onError(error);
        return answer({ error: { kind: 'http', call: name, message: failures.http.message } }, 500);
      }
      const { kind, call: platformCall, retryAfter, field } = error;
      if (!isExpected(error)) onError(error);
      if (field) return answer({ error: { kind, call: platformCall, message: error.message, field } }, 422);
      const { status, message } = failures[kind];
      const wait = retryAfter === undefined ? undefined : { 'retry-after': String(Math.ceil(retryAfter / 1000)) };
      return answer({ error: { kind, call: platformCall, message } }, status, wait);
    }
  };
}

/** Returns the error of a result that says that there were too many attempts. */
function tooManyIn(result: unknown): UserError | undefined {
  if (typeof result !== 'object' || result === null || !('errors' in result)) return undefined;
  const { errors } = result as { errors: readonly UserError[] };
  return errors.find(({ code }) => code === 'customer.tooManyAttempts');
}

function retryAfterOf({ parameters: { minutes, seconds } = {} }: UserError): Record<string, string> | undefined {
  const wait = seconds ?? (minutes === undefined ? undefined : Number(minutes) * 60);
  return wait === undefined ? undefined : { 'retry-after': String(wait) };
}

type Outcome =
  | { result: unknown }
  | { error: { kind: CommerceFailureKind; call: string; message: string; field?: readonly string[] } };

const answer = (outcome: Outcome, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(outcome, {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
  });
