import { createServer } from 'node:http';
import { createSandbox } from '@vitrine/sandbox';
import { createListener } from '@vitrine/sandbox/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz, problemOf } from './fuzz.mjs';
import { createRandom } from '../random.mjs';
import { hostileSandboxRequest } from './sandbox.mjs';
import { hostileRequest } from './site.mjs';

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

describe('the sandbox', () => {
  it('responds to everything in time, and reveals nothing of its internals', async () => {
    const sandbox = createSandbox();
    const server = createServer(createListener(sandbox.fetch));
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${server.address().port}`;
    const { statuses, problems } = await fuzz({ url, makeRequest: hostileSandboxRequest, seed: 1, requests: 400 });
    server.close();
    expect(problems).toEqual([]);
    expect(Object.keys(statuses).length).toBeGreaterThan(4);
  });
});

describe('a run', () => {
  let server;
  let url;
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.statusCode = request.url.endsWith('7') ? 500 : 404;
      response.end('There is no such thing.');
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${server.address().port}`;
  });
  afterAll(() => server.close());

  const makeRequest = (random) => ({
    method: 'GET',
    path: `/${random.int(0, 9)}`,
    headers: [
      ['Host', 'x'],
      ['Connection', 'close'],
    ],
  });

  it('counts the responses, and reproduces a finding by its seed', async () => {
    const { statuses, problems } = await fuzz({ url, makeRequest, seed: 1, requests: 100 });
    expect(statuses[404] + statuses[500]).toBe(100);
    expect(problems).toHaveLength(statuses[500]);
    const [{ seed, problem }] = problems;
    expect(problem).toBe('the status 500');
    expect(await fuzz({ url, makeRequest, seed, requests: 1 })).toMatchObject({ problems: [{ seed, problem }] });
  });

  it.each([hostileRequest, hostileSandboxRequest])(
    'makes the same request for the same seed, and other requests for other seeds',
    (make) => {
      const requestOf = (seed) => JSON.stringify(make(createRandom(seed)));
      const seeds = Array.from({ length: 200 }, (_, seed) => seed);
      expect(seeds.map(requestOf)).toEqual(seeds.map(requestOf));
      expect(new Set(seeds.map(requestOf)).size).toBeGreaterThan(190);
    },
  );
});
