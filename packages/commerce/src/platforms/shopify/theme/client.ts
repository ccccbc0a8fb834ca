import type * as v from 'valibot';
import type { CallOptions } from '../../../port/context.js';
import { checkShape } from '../../shared/checkShape.js';
import { jsonOf, parseJson, refused, type PlatformAnswer, type Transport } from '../../shared/transport.js';
import type { ShopifyRestSettings } from './settings.js';
import { refusal, type WireRefusal } from './wire.js';

interface ThemeRequest<Result> {
  /** The address as it is documented: '/products/{handle}.js' */
  call: string;
  /** The address itself, with its query. Default: that of the call. */
  path?: string;
  /** Sent as JSON, by POST. Absent: a GET. */
  body?: unknown;
  /** Of the cart that the call is about. */
  cartToken?: string | undefined;
  decode(answer: PlatformAnswer, call: string): Result;
}

/** Asks one of the endpoints that Shopify has for the pages of a theme. */
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

/** What a browser would send: which cart it is, and the country that was chosen. */
const cookiesOf = (cookies: Record<string, string | undefined>): string =>
  Object.entries(cookies)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ');

/** The JSON of a success, of this shape. */
export const success =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: PlatformAnswer, call: string): v.InferOutput<Schema> =>
    checkShape(call, schema, jsonOf(call, answer));

/** The same; undefined where there is nothing of that name. */
export const successIfFound =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: PlatformAnswer, call: string): v.InferOutput<Schema> | undefined =>
    answer.status === 404 ? undefined : success(schema)(answer, call);

/** A change that was made, or what the platform says against it. */
export type Outcome<Done> = { done: Done; refusal?: undefined } | { done?: undefined; refusal: WireRefusal };

const refusing = [400, 404, 422];

/** The same, or why it was refused. */
export const successOrRefusal =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: PlatformAnswer, call: string): Outcome<v.InferOutput<Schema>> => {
    if (!refusing.includes(answer.status)) return { done: success(schema)(answer, call) };
    if (!(answer.headers.get('content-type') ?? '').includes('json')) throw refused(call, answer);
    return { refusal: checkShape(call, refusal, parseJson(call, answer)) };
  };
