import type { Commerce } from '@vitrine/commerce';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log';
import { loggedFetch, namedCalls } from './platformCalls';
import { beginRequest } from './requestId';

const lines: Record<string, unknown>[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

beforeEach(() => {
  lines.length = 0;
  vi.stubEnv('LOG_LEVEL', 'info');
  shared.vitrineLog = createLog({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
});
afterEach(() => {
  shared.vitrineLog = undefined;
  vi.unstubAllEnvs();
});

const url = 'https://northlane.test/v3/carts/secret?email=robin@example.com';

/** Makes the port's call `cart.get`, which makes one request to the platform, for a visitor's request. */
async function callFor(id: string, answer: () => Promise<Response>) {
  const sent: Headers[] = [];
  const fetch = loggedFetch((_, init) => {
    sent.push(new Headers(init?.headers));
    return answer();
  });
  const { cart } = namedCalls({
    cart: { get: () => fetch(url, { headers: { 'X-Auth-Token': 'token' } }) },
  } as unknown as Commerce);
  await Promise.resolve();
  beginRequest(id);
  await cart.get().catch(() => {});
  return sent.map((headers) => Object.fromEntries(headers));
}

it("a request to the platform has the visitor's id and its own headers, and a line with both ids and the port's call", async () => {
  const answer = async () => new Response('{}', { headers: { 'X-Request-Id': 'of the platform' } });
  const sent = await Promise.all([callFor('one', answer), callFor('two', answer)]);
  expect(sent).toEqual([
    [{ 'x-auth-token': 'token', 'x-request-id': 'one' }],
    [{ 'x-auth-token': 'token', 'x-request-id': 'two' }],
  ]);
  const line = { level: 'info', msg: 'platform', call: 'cart.get', host: 'northlane.test', status: 200 };
  expect(lines).toMatchObject([
    { ...line, id: 'one', platformId: 'of the platform' },
    { ...line, id: 'two', platformId: 'of the platform' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/robin|secret|token/);
});

it('a request that fails has a line, too', async () => {
  await callFor('three', () => Promise.reject(new TypeError('connect robin@example.com')));
  expect(lines).toMatchObject([{ id: 'three', call: 'cart.get', failure: 'TypeError' }]);
  expect(JSON.stringify(lines)).not.toContain('robin');
});
