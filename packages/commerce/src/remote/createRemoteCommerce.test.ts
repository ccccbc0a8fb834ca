import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Capabilities } from '../port/commerce.js';
import { CommerceError } from '../port/errors.js';
import { createRemoteCommerce, type RemoteCommerceOptions } from './createRemoteCommerce.js';

/** Creates a client whose server gives this response. */
const client = (
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<RemoteCommerceOptions> = {},
) =>
  createRemoteCommerce('https://northlane.test/api/shop', {
    platform: 'shopify',
    // The client reads none of them.
    capabilities: {} as Capabilities,
    fetch: async (url, init) => answer(new Request(url, init)),
    ...options,
  });

const failure = (result: Promise<unknown>): Promise<unknown> =>
  result.then(
    () => 'no failure',
    (error: unknown) => error,
  );

const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the remote client', () => {
  it('makes calls in the handler’s format', async () => {
    const requests: Request[] = [];
    const commerce = client((request) => {
      requests.push(request);
      return Response.json({ result: null });
    });
    await commerce.catalog.product('/fjord-29');
    const [request] = requests;
    expect(request?.url).toBe('https://northlane.test/api/shop/catalog/product');
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ args: ['/fjord-29'] });
  });

  it('fails with the server’s failure', async () => {
    const commerce = client(() =>
      Response.json(
        { error: { kind: 'throttled', call: 'cartLinesAdd', message: 'The shop is busy.' } },
        { status: 503, headers: { 'retry-after': '3' } },
      ),
    );
    const error = await failure(commerce.cart.addItems([{ variantId: 'x', quantity: 1 }]));
    expect(error).toBeInstanceOf(CommerceError);
    expect(error).toMatchObject({
      kind: 'throttled',
      call: 'cartLinesAdd',
      message: 'The shop is busy.',
      status: 503,
      retryAfter: 3000,
    });
  });

  it('resolves to the refusal of too many attempts', async () => {
    const result = { errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: 1, seconds: 5 } }] };
    const commerce = client(() => Response.json({ result }, { status: 429, headers: { 'retry-after': '5' } }));
    expect(await commerce.customer.login({ email: 'a@example.com', password: 'x' })).toEqual(result);
  });

  it.each([
    ['too many requests at a proxy', () => new Response('<html>', { status: 429 }), { kind: 'http', status: 429 }],
    ['a result with another status', () => Response.json({ result: {} }, { status: 500 }), { kind: 'http' }],
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), { kind: 'http', status: 502 }],
    [
      'an unknown kind',
      () => Response.json({ error: { kind: 'odd' } }, { status: 500 }),
      { kind: 'http', status: 500 },
    ],
    ['no JSON', () => new Response('<html>'), { kind: 'shape' }],
    ['nothing', () => new Response(null, { status: 204 }), { kind: 'shape' }],
    ['something else', () => Response.json({ result: { items: 3 } }), { kind: 'shape' }],
    ['nothing found, although that cannot be', () => Response.json({ result: null }), { kind: 'shape' }],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
  ])('notices %s', async (_, answer, expected) => {
    const error = await failure(client(answer).cart.get());
    expect(error).toBeInstanceOf(CommerceError);
    expect(error).toMatchObject({ call: 'cart/get', ...expected });
  });

  it.each([
    ['catalog/shop', (remote) => remote.catalog.shop()],
    ['catalog/menu', (remote) => remote.catalog.menu()],
    ['catalog/collections', (remote) => remote.catalog.collections()],
    ['catalog/collection', (remote) => remote.catalog.collection('x')],
    ['catalog/product', (remote) => remote.catalog.product('x')],
    ['inventory/lookup', (remote) => remote.inventory.lookup('Product', ['x'])],
    ['cart/get', (remote) => remote.cart.get()],
    ['cart/addItems', (remote) => remote.cart.addItems([])],
    ['cart/updateItems', (remote) => remote.cart.updateItems([])],
    ['cart/removeItems', (remote) => remote.cart.removeItems([])],
  ] satisfies [string, (remote: ReturnType<typeof client>) => Promise<unknown>][])(
    'checks the results of %s',
    async (call, ask) => {
      const odd = client(() => Response.json({ result: 'odd' }));
      expect(await failure(ask(odd))).toMatchObject({ kind: 'shape', call });
    },
  );

  it('names the address and the reason of a broken connection', async () => {
    const error = await failure(client(() => Promise.reject(new TypeError('Load failed'))).cart.get());
    expect(error).toMatchObject({
      message: expect.stringMatching(
        /^cart\/get: the connection to \S+ failed \(TypeError: Load failed\)\. Is its server running\?$/,
      ) as string,
    });
  });

  it('ends a call without a response', async () => {
    expect(await failure(client(silent, { timeout: 1 }).cart.get())).toMatchObject({ kind: 'timeout' });
  });

  it('aborts with the caller', async () => {
    const controller = new AbortController();
    const result = failure(client(silent).cart.get({ signal: controller.signal }));
    controller.abort();
    expect(await result).toMatchObject({ kind: 'aborted', call: 'cart/get' });
  });

  describe('in a browser without a connection', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    /** Makes this a browser that is offline. Returns a function that gives it a connection. */
    function goOffline() {
      const target = new EventTarget();
      vi.stubGlobal('navigator', { onLine: false });
      vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
      vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
      return () => {
        vi.stubGlobal('navigator', { onLine: true });
        target.dispatchEvent(new Event('online'));
      };
    }

    it('waits for it, longer than a call may take', async () => {
      const goOnline = goOffline();
      const limit = vi.spyOn(AbortSignal, 'timeout');
      const calls: string[] = [];
      const answer = ({ url }: Request) => {
        calls.push(url);
        return Response.json({ result: [] });
      };
      const collections = client(answer, { timeout: 50 }).catalog.collections();
      await new Promise(setImmediate);
      expect(calls).toEqual([]);
      expect(limit).not.toHaveBeenCalled();
      goOnline();
      expect(await collections).toEqual([]);
      expect(limit).toHaveBeenCalledExactlyOnceWith(50);
      expect(calls).toEqual(['https://northlane.test/api/shop/catalog/collections']);
    });

    it('aborts with the caller', async () => {
      const goOnline = goOffline();
      const controller = new AbortController();
      const result = failure(client(silent).cart.get({ signal: controller.signal }));
      controller.abort();
      expect(await result).toMatchObject({ kind: 'aborted', call: 'cart/get' });
      expect(await failure(client(silent).cart.get({ signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
      goOnline();
    });
  });
});
