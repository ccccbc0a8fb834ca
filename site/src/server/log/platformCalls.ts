import { AsyncLocalStorage } from 'node:async_hooks';
import type { Commerce } from '@vitrine/commerce';
import { log } from './log';
import { requestId } from './requestId';

/** The names of the port's calls under way. */
const calls = new AsyncLocalStorage<string>();

type Client = Record<string, (...args: unknown[]) => unknown>;

const isClient = (part: unknown): part is Client =>
  typeof part === 'object' && part !== null && Object.values(part).some((call) => typeof call === 'function');

/** Calls `wrap` around each call of the port, with its name, such as 'cart.addItems'. */
export function aroundCalls<Wrapped>(
  commerce: Commerce,
  wrap: (call: string, act: () => unknown) => Wrapped,
): Commerce {
  const around = (name: string, client: Client): Client =>
    new Proxy(client, {
      get(target, key) {
        const call: unknown = Reflect.get(target, key);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) =>
          wrap(`${name}.${String(key)}`, () => Reflect.apply(call, target, args) as unknown);
      },
    });
  const parts = Object.entries(commerce).map(([name, part]) => [name, isClient(part) ? around(name, part) : part]);
  return Object.fromEntries(parts) as Commerce;
}

/** Names the calls of the port in the lines of `loggedFetch`. */
export const namedCalls = (commerce: Commerce): Commerce => aroundCalls(commerce, (call, act) => calls.run(call, act));

/**
 * `fetch` for requests to the platform. They have the id of the visitor's request in `X-Request-Id`, by which the platform's support can find
 * them. With LOG_LEVEL=info, each writes a line with this id, the port's call, and the platform's own id. URLs may have secrets: only the host is logged.
 */
export const loggedFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const id = requestId();
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (id !== undefined) headers.set('X-Request-Id', id);
    const { host } = new URL(input instanceof Request ? input.url : input);
    const began = performance.now();
    const write = (details: object) =>
      log().info({ call: calls.getStore(), host, ...details, ms: Math.round(performance.now() - began) }, 'platform');
    try {
      const response = await fetch(input, { ...init, headers });
      write({ status: response.status, platformId: response.headers.get('x-request-id') ?? undefined });
      return response;
    } catch (error) {
      write({ failure: error instanceof Error ? error.name : 'unknown' });
      throw error;
    }
  };
