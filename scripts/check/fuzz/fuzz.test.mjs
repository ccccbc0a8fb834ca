import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSandbox } from '@vitrine/sandbox';
import { createListener } from '@vitrine/sandbox/node';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { fuzz, problemOf } from './fuzz.mjs';
import { hostileSandboxRequests } from './sandbox.mjs';
import { formPages } from './readShop.mjs';
import { hostileRequests, webhookSecret } from './site.mjs';

const answer = (status, body = '') => ({ status, head: `HTTP/1.1 ${status} X`, body });

describe('a response', () => {
  it.each([
    ['with a page', answer(200, '<p>The shop is open at (10) a.m.</p>'), 5],
    ['with a refusal and its reason', answer(400, 'The request is malformed.'), 1999],
  ])('%s is right', (_what, given, milliseconds) => {
    expect(problemOf(given, milliseconds)).toBeUndefined();
  });

  it.each([
    ['with a fault', answer(500), 5, 'the status 500'],
    ['that never comes', undefined, 5, 'no answer'],
    ['that comes late', answer(200), 2001, 'an answer after 2001 ms'],
    ['that is none', answer(0), 5, 'closed without an answer'],
    ['with a stack', answer(400, 'at readBody (file.js:1:2)'), 5, 'an inner message'],
    ["with an error's name", answer(400, 'TypeError: x is undefined'), 5, 'an inner message'],
  ])('%s is wrong', (_what, given, milliseconds, problem) => {
    expect(problemOf(given, milliseconds)).toContain(problem);
  });
});

/** Resolves to the URL of a server that answers while this file is tested. */
async function listen(answer) {
  const server = createServer(answer);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

describe('the sandbox', async () => {
  const url = await listen(createListener(createSandbox().fetch));

  it('responds to everything in time, and reveals nothing of its internals', async () => {
    const { statuses, problems } = await fuzz({ url, requests: hostileSandboxRequests, seed: 1, count: 400 });
    expect(problems).toEqual([]);
    expect(Object.keys(statuses).length).toBeGreaterThan(4);
  });
});

describe('a run', async () => {
  const url = await listen((request, response) => {
    response.statusCode = request.url.length > 7 ? 500 : 404;
    response.end('There is no such thing.');
  });
  const headers = fc.constant([
    ['Host', 'x'],
    ['Connection', 'close'],
  ]);
  const requests = fc.record({
    method: fc.constant('GET'),
    path: fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 20 }).map((text) => `/${text}`),
    headers,
  });

  it('counts the responses, and repeats a finding in its smallest form', async () => {
    const { statuses, problems } = await fuzz({ url, requests, seed: 1, count: 400 });
    expect(statuses[500]).toBeGreaterThan(0);
    expect(problems).toHaveLength(4);
    const [{ seed, path, problem, request }] = problems;
    expect([problem, request]).toEqual([
      'the status 500',
      'GET /aaaaaaa HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ]);
    expect(await fuzz({ url, requests, seed, path, count: 1 })).toMatchObject({
      problems: [{ seed, problem, request }],
    });
  });
});

describe('requests to the shop', () => {
  it('come to each route and each page that takes a POST', async () => {
    const root = new URL('../../../site/src/app/', import.meta.url).pathname;
    const files = (await Array.fromAsync(glob('**/{route.ts,page.tsx}', { cwd: root }))).filter((file) =>
      /\bas POST\b|function POST\b|forms\/actions'/.test(readFileSync(root + file, 'utf8')),
    );
    const routes = files.map((file) =>
      file.replace(/^(\[locale\])?\/?/, '/').replace(/\/(\[.*|route\.ts|page\.tsx)$/, ''),
    );
    expect(routes.length).toBeGreaterThan(10);
    const forms = formPages.map((path) => ({ path, hidden: [], names: ['email'] }));
    const shop = { forms, headers: [], leaving: [], profile: 'x' };
    const posts = fc
      .sample(hostileRequests(shop), { seed: 1, numRuns: 2000 })
      .filter(({ method }) => method === 'POST');
    const reached = (route) =>
      posts.some(({ path }) => path === route || path.startsWith(`${route}/`) || path.startsWith(`${route}?`));
    expect(routes.filter((route) => !reached(route))).toEqual([]);
  });

  it('have webhooks of Shopify that prove their sender', () => {
    const sample = fc.sample(hostileRequests({ forms: [], headers: [], leaving: [], profile: 'x' }), {
      seed: 1,
      numRuns: 2000,
    });
    const isSigned = ({ path, headers, body }) =>
      path === '/api/webhooks/shopify' &&
      new Map(headers).get('X-Shopify-Hmac-Sha256') ===
        createHmac('sha256', webhookSecret).update(body, 'latin1').digest('base64');
    expect(sample.filter(isSigned).length).toBeGreaterThan(20);
  });
});
