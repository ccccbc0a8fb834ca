import { describe, expect, it } from 'vitest';
import { failure } from '../testing/adapters.js';
import { createVirtualClock } from '../testing/virtualClock.js';
import { createTransport, jsonOf, type Exchange, type Fetch } from './transport.js';

const ok = () => Response.json({ answer: 42 });
const status = (code: number, headers?: HeadersInit) => () => new Response('no', { status: code, headers });
const broken = (): never => {
  throw new TypeError('fetch failed');
};
const silent = () => new Promise<Response>(() => {});

/** Sends one call to a platform that gives these responses in order, and then repeats the last one. */
function send(answers: (() => Response | Promise<Response>)[], exchange: Partial<Exchange<unknown>> = {}) {
  const clock = createVirtualClock();
  const times: number[] = [];
  const fetch: Fetch = async () => {
    times.push(clock.now());
    const answer = answers[Math.min(times.length, answers.length) - 1];
    return answer ? answer() : silent();
  };
  const result = createTransport({ fetch, clock })({
    call: 'shop',
    url: 'https://shop.test/',
    init: { method: 'POST', body: '{}' },
    isIdempotent: true,
    decode: (answer) => jsonOf('shop', answer),
    ...exchange,
  });
  return { result: clock.until(result), times, clock };
}

describe('a response', () => {
  it('is decoded', async () => {
    await expect(send([ok]).result).resolves.toEqual({ answer: 42 });
  });

  it.each([
    ['refused', 400],
    ['refused', 401],
    ['refused', 404],
    ['throttled', 429],
    ['throttled', 430],
    ['http', 500],
    ['http', 503],
  ])('is a failure of kind %s at %d', async (kind, code) => {
    const error = await failure(send([status(code)], { isIdempotent: false }).result);
    expect(error).toMatchObject({ kind, status: code, call: 'shop' });
  });

  it('can be read by the adapter: a refusal with its text, an empty response, cookies, a redirect', async () => {
    const read = (answer: () => Response, init: RequestInit = {}) =>
      send([answer], { init, decode: ({ status: code, headers, body }) => [code, headers.getSetCookie(), body] })
        .result;
    expect(await read(() => new Response('Sold out', { status: 422 }))).toEqual([422, [], 'Sold out']);
    const empty = () =>
      new Response(null, {
        status: 204,
        headers: [
          ['set-cookie', 'cart=1'],
          ['set-cookie', 'b=2'],
        ],
      });
    expect(await read(empty)).toEqual([204, ['cart=1', 'b=2'], '']);
    const elsewhere = () => new Response(null, { status: 302, headers: { location: '/account' } });
    expect(await read(elsewhere, { redirect: 'manual' })).toEqual([302, [], '']);
  });

  it('follows no redirect, unless the adapter asks for it', async () => {
    const inits: (RequestInit | undefined)[] = [];
    const fetch: Fetch = async (_, init) => {
      inits.push(init);
      return ok();
    };
    const exchange = { call: 'shop', url: 'https://shop.test/', isIdempotent: true, decode: () => 1 };
    const transport = createTransport({ fetch });
    await transport({ ...exchange, init: {} });
    await transport({ ...exchange, init: { redirect: 'manual' } });
    expect(inits.map((init) => init?.redirect)).toEqual(['error', 'manual']);
  });

  it('has the wrong shape if it is not JSON', async () => {
    const { result, times } = send([() => new Response('<html>')]);
    expect(await failure(result)).toMatchObject({ kind: 'shape', call: 'shop' });
    expect(times).toHaveLength(1);
  });
});

describe('time', () => {
  it('ends a call without a response', async () => {
    const { result, clock } = send([silent]);
    expect(await failure(result)).toMatchObject({ kind: 'timeout', call: 'shop' });
    expect(clock.now()).toBe(8000);
  });

  it('ends a call whose response stops in the middle', async () => {
    const endless = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }));
    expect(await failure(send([endless]).result)).toMatchObject({ kind: 'timeout' });
  });

  it('aborts pending calls to the platform', async () => {
    const clock = createVirtualClock();
    let signal: AbortSignal | undefined;
    const fetch: Fetch = (_, init) => {
      signal = init?.signal ?? undefined;
      return silent();
    };
    const transport = createTransport({ fetch, clock, timeout: 100 });
    const exchange = { call: 'cart', url: 'https://shop.test/', init: {}, isIdempotent: true, decode: () => 1 };
    await failure(clock.until(transport(exchange)));
    expect(signal?.aborted).toBe(true);
  });
});

describe('the caller', () => {
  it('aborts before a call, while waiting for the response, and during a pause', async () => {
    const { result, times } = send([ok], { signal: AbortSignal.abort() });
    expect(await failure(result)).toMatchObject({ kind: 'aborted' });
    expect(times).toHaveLength(0);

    const during = new AbortController();
    const giveUp = () => {
      during.abort();
      return silent();
    };
    expect(await failure(send([giveUp], { signal: during.signal }).result)).toMatchObject({ kind: 'aborted' });

    const pausing = new AbortController();
    const failThenGiveUp = () => {
      setImmediate(() => pausing.abort());
      return status(503, { 'retry-after': '5' })();
    };
    const paused = send([failThenGiveUp], { signal: pausing.signal });
    expect(await failure(paused.result)).toMatchObject({ kind: 'aborted' });
    expect(paused.times).toHaveLength(1);
  });
});

describe('a retry', () => {
  it.each([
    ['429', status(429)],
    ['430', status(430)],
    ['500', status(500)],
    ['503', status(503)],
    ['a broken connection', broken],
  ])('follows %s, twice at most and with a longer pause each time', async (_, fail) => {
    const mended = send([fail, fail, ok]);
    await expect(mended.result).resolves.toEqual({ answer: 42 });
    expect(mended.times).toEqual([0, 200, 600]);

    const lasting = send([fail]);
    await failure(lasting.result);
    expect(lasting.times).toHaveLength(3);
  });

  it.each([
    ['400', status(400)],
    ['404', status(404)],
  ])('does not follow %s', async (_, fail) => {
    const { result, times } = send([fail, ok]);
    await failure(result);
    expect(times).toHaveLength(1);
  });

  it('never follows a write', async () => {
    for (const fail of [status(429), status(500), broken]) {
      const { result, times } = send([fail, ok], { isIdempotent: false });
      await failure(result);
      expect(times).toHaveLength(1);
    }
  });

  it('waits as long as the platform demands', async () => {
    const inSeconds = send([status(429, { 'retry-after': '3' }), ok]);
    await inSeconds.result;
    expect(inSeconds.times).toEqual([0, 3000]);

    const untilDate = send([status(503, { 'retry-after': new Date(4000).toUTCString() }), ok]);
    await untilDate.result;
    expect(untilDate.times).toEqual([0, 4000]);
  });

  it("waits for the longest of BigCommerce's headers; one of them counts only for throttling", async () => {
    const headers = { 'x-retry-after': '1', 'x-rate-limit-time-reset-ms': '2500' };
    const throttled = send([status(429, headers), ok]);
    await throttled.result;
    expect(throttled.times).toEqual([0, 2500]);

    const failed = send([status(503, headers), ok]);
    await failed.result;
    expect(failed.times).toEqual([0, 1000]);
  });

  it('is not made if the platform demands a longer wait than the time left; the failure has the wait', async () => {
    const { result, times } = send([status(429, { 'retry-after': '30' }), ok]);
    expect(await failure(result)).toMatchObject({ kind: 'throttled', status: 429, retryAfter: 30_000 });
    expect(times).toEqual([0]);
  });

  it('differs from client to client', async () => {
    const clock = createVirtualClock(0);
    const times: number[] = [];
    const fetch: Fetch = async () => {
      times.push(clock.now());
      return times.length < 3 ? status(500)() : ok();
    };
    const exchange = { call: 'shop', url: 'https://shop.test/', init: {}, isIdempotent: true, decode: () => 1 };
    await clock.until(createTransport({ fetch, clock })(exchange));
    expect(times).toEqual([0, 100, 300]);
  });
});

describe('a failure', () => {
  it('reveals no URLs or tokens', async () => {
    for (const fail of [status(500), status(401), broken, () => new Response('{')]) {
      const init = { method: 'POST', headers: { 'X-Token': 'secret-token' }, body: '{}' };
      const { message } = await failure(send([fail], { init }).result);
      expect(message).not.toMatch(/shop\.test|secret/);
    }
  });
});
