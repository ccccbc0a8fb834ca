import { metrics, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { CommerceError, type Commerce } from '@vitrine/commerce';
import { aroundCalls } from '../log/platformCalls';

/** Whether the environment names a collector. Without one, nothing here costs anything. */
export const isMeasured = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);

const scope = 'vitrine';

/** Names are OpenTelemetry's own where it has one. Durations are in seconds. */
const instruments = () => {
  const meter = metrics.getMeter(scope);
  const duration = (name: string, description: string) => meter.createHistogram(name, { unit: 's', description });
  return {
    requests: duration('http.server.request.duration', 'Requests of visitors.'),
    calls: duration('shop.call.duration', 'Calls of the port, whether the platform or what is kept answers.'),
    platform: duration('http.client.request.duration', 'Requests to the platform.'),
    store: duration('db.client.operation.duration', 'Commands to Redis.'),
    pages: meter.createCounter('shop.pages', { description: 'Pages, by whether they were kept or go through Next.' }),
    attempts: meter.createCounter('shop.attempts', { description: 'Limited attempts, by whether they were allowed.' }),
  };
};

/** One set for the process, since Next may load this file more than once. Made at the first use: the collector is known by then. */
const shared = globalThis as { vitrineInstruments?: ReturnType<typeof instruments> };
type Instruments = ReturnType<typeof instruments>;
const of = <Name extends keyof Instruments>(name: Name): Instruments[Name] =>
  (shared.vitrineInstruments ??= instruments())[name];

/** The class of a failure, without its message: that may name a customer. */
const classOf = (error: unknown): string =>
  error instanceof CommerceError ? error.kind : error instanceof Error ? error.name : 'unknown';

/** Calls `record` once the result is there, or has failed. */
function timed<Result>(record: (seconds: number, failure: Attributes) => void, act: () => Result): Result {
  const began = performance.now();
  const end = (failure: Attributes = {}) => record((performance.now() - began) / 1000, failure);
  const fail = (error: unknown): never => {
    end({ 'error.type': classOf(error) });
    throw error;
  };
  let result: Result;
  try {
    result = act();
  } catch (error) {
    return fail(error);
  }
  if (result instanceof Promise) void result.then(() => end(), fail).catch(() => {});
  else end();
  return result;
}

/** Puts each call of the port into a span, and measures it. */
export function measuredCommerce(commerce: Commerce): Commerce {
  if (!isMeasured) return commerce;
  return aroundCalls(commerce, inSpan);
}

const inSpan = (call: string, act: () => unknown) =>
  trace.getTracer(scope).startActiveSpan(`commerce ${call}`, (span) =>
    timed((seconds, failure) => {
      of('calls').record(seconds, { call, ...failure });
      span.setAttributes({ call, ...failure });
      if (failure['error.type']) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }, act),
  );

/** `fetch` for calls to the platform. Its spans are made by `register.ts`. */
export const measuredFetch = (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  isMeasured
    ? async (input, init) => {
        const host = new URL(input instanceof Request ? input.url : input).host;
        let status: Attributes = {};
        return timed(
          (seconds, failure) => of('platform').record(seconds, { 'server.address': host, ...status, ...failure }),
          async () => {
            const response = await fetch(input, init);
            status = { 'http.response.status_code': response.status };
            return response;
          },
        );
      }
    : fetch;

/** Measures a command to Redis. */
export function measureStore(command: string, seconds: number, failure: Attributes) {
  of('store').record(seconds, { 'db.system.name': 'redis', 'db.operation.name': command, ...failure });
}

/** @param route without names or queries */
export function measureRequest(route: string, method: string, status: number, seconds: number) {
  const attributes = { 'http.route': route, 'http.request.method': method, 'http.response.status_code': status };
  of('requests').record(seconds, attributes);
}

/** Counts a page, by where it comes from. */
export function countPage(from: 'kept' | 'next') {
  if (isMeasured) of('pages').add(1, { from });
}

/** Counts an attempt of something that is limited, such as a login. */
export function countAttempt(isAllowed: boolean) {
  if (isMeasured) of('attempts').add(1, { is_allowed: isAllowed });
}
