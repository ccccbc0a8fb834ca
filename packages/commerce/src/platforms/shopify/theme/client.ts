import type * as v from 'valibot';
import type { CallOptions } from '../../../port/context.js';
import { checkShape } from '../../../shared/checkShape.js';
import { jsonOf, parseJson, refused, type PlatformAnswer, type Transport } from '../../../shared/transport.js';
import type { ShopifyRestSettings } from './settings.js';
import { refusal, type WireRefusal } from './wire.js';

interface ThemeRequest<Result> {
  /** The documented path: '/products/{handle}.js' */
  call: string;
  /** The actual path, with its query. Default: `call`. */
  path?: string;
  /** Sent as JSON with POST. Absent: the request is a GET. */
  body?: unknown;
  /** The token of the call's cart. */
  cartToken?: string | undefined;
  decode(answer: PlatformAnswer, call: string): Result;
}

/** Calls one of Shopify's endpoints for theme pages. */
export type Ask = <Result>(request: ThemeRequest<Result>, options?: CallOptions) => Promise<Result>;

export function createAsk({ baseUrl }: ShopifyRestSettings, transport: Transport): Ask {
  const base = baseUrl.replace(/\/+$/, '');
  return ({ call, path = call, body, cartToken, decode }, { signal, buyer } = {}) => {
    const cookie = cookiesOf({ cart: cartToken, localization: buyer?.country });
    const headers = {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    };
    return transport({
      call,
      url: base + path,
      init: {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      isIdempotent: body === undefined,
      signal,
      decode: (answer) => decode(answer, call),
    });
  };
}

/** Returns the cookies that a browser would send: for the cart and the chosen country. */
const cookiesOf = (cookies: Record<string, string | undefined>): string =>
  Object.entries(cookies)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ');

/** Decodes the JSON of a successful response with a schema. */
export const success =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: PlatformAnswer, call: string): v.InferOutput<Schema> =>
    checkShape(call, schema, jsonOf(call, answer));

/** Like `success`, but returns undefined for status 404. */
export const successIfFound =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: PlatformAnswer, call: string): v.InferOutput<Schema> | undefined =>
    answer.status === 404 ? undefined : success(schema)(answer, call);

/** The result of a change, or the platform's refusal. */
export type Outcome<Done> = { done: Done; refusal?: undefined } | { done?: undefined; refusal: WireRefusal };

const refusing = [400, 404, 422];

/** Like `success`, but returns a refusal (400, 404 or 422 with JSON). */
export const successOrRefusal =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: PlatformAnswer, call: string): Outcome<v.InferOutput<Schema>> => {
    if (!refusing.includes(answer.status)) return { done: success(schema)(answer, call) };
    if (!(answer.headers.get('content-type') ?? '').includes('json')) throw refused(call, answer);
    return { refusal: checkShape(call, refusal, parseJson(call, answer)) };
  };
