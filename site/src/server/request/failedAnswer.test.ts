import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { failAnswer, failForm, keepAnswer, missAnswer, noteAnswer } from './failedAnswer';

const answer = () => {
  const headers: Record<string, unknown> = {};
  return {
    statusCode: 200,
    headersSent: false,
    headers,
    setHeader: (name: string, value: unknown) => void (headers[name] = value),
  };
};

/** Resolves to the status and the headers of a response whose page fails while it renders, after the request began. */
async function failed(url: string, headers: IncomingHttpHeaders = {}, isSent = false, method = 'GET') {
  const response = { ...answer(), headersSent: isSent };
  noteAnswer({ method, url, headers }, response as unknown as ServerResponse);
  await new Promise((resolve) => setImmediate(resolve));
  failAnswer(1500);
  return { status: response.statusCode, ...response.headers };
}

it('gives the search the status of its failure', async () => {
  expect(await failed('/search?q=ladle')).toEqual({ status: 503, 'Retry-After': 2 });
  expect(await failed('/search')).toEqual({ status: 503, 'Retry-After': 2 });
});

it("gives a shopper's page the status of its failure", async () => {
  for (const url of ['/cart?refusal=stock', '/account', '/account/orders'])
    expect(await failed(url)).toEqual({ status: 503, 'Retry-After': 2 });
});

it('distinguishes responses', async () => {
  const [search, home] = await Promise.all([failed('/search?q=ladle'), failed('/')]);
  expect(search.status).toBe(503);
  expect(home.status).toBe(200);
});

it('leaves a call for data, a form, and a response under way unchanged', async () => {
  expect(await failed('/search?q=ladle', { rsc: '1' })).toEqual({ status: 200 });
  expect(await failed('/search?q=ladle', {}, true)).toEqual({ status: 200 });
  expect(await failed('/contact', {}, false, 'POST')).toEqual({ status: 200 });
});

it.each([
  ['POST', undefined, { status: 503, 'Retry-After': 30 }],
  ['POST', 429, { status: 429, 'Retry-After': 30 }],
  ['GET', undefined, { status: 200 }],
] as const)(
  'gives the page of a form the status of its failure or refusal: %s %s',
  async (method, status, expected) => {
    const response = answer();
    noteAnswer({ method, url: '/account/login', headers: {} }, response as unknown as ServerResponse);
    await new Promise((resolve) => setImmediate(resolve));
    failForm(30_000, status);
    expect({ status: response.statusCode, ...response.headers }).toEqual(expected);
  },
);

it('gives the page of an unknown order the status 404', async () => {
  const response = answer();
  noteAnswer({ method: 'GET', url: '/order?id=order_x', headers: {} }, response as unknown as ServerResponse);
  await new Promise((resolve) => setImmediate(resolve));
  missAnswer();
  expect(response.statusCode).toBe(404);
});

it.each([
  ['POST', 'private, no-cache'],
  ['GET', undefined],
])('lets the browser keep the page of a form only: %s', async (method, caching) => {
  const response = answer();
  noteAnswer({ method, url: '/contact', headers: {} }, response as unknown as ServerResponse);
  await new Promise((resolve) => setImmediate(resolve));
  keepAnswer();
  expect(response.headers['Cache-Control']).toBe(caching);
});
