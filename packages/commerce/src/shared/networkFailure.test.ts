import getPort from 'get-port';
import { expect, test } from 'vitest';
import { networkFailure } from './networkFailure.js';

/** What `fetch` throws for a URL. */
const thrownFor = (url: string) =>
  fetch(url).then(
    () => expect.fail('it answered'),
    (error: unknown) => error,
  );

const causeOf = (url: string, error: unknown) => {
  const failure = networkFailure('product', url, error);
  expect(failure.message).toBe('product: the connection failed.');
  return (failure.cause as Error).message;
};

test('nothing listens on this machine: the cause says how to start the sandbox', async () => {
  const url = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}/api/graphql.json?token=secret`;
  expect(causeOf(url, await thrownFor(url))).toBe(
    `Nothing answers at ${new URL(url).origin}. If it is the sandbox, start it: npx @vitrine/sandbox`,
  );
});

test('a port that fetch refuses is named with the reason', async () => {
  const url = 'http://127.0.0.1:4190/';
  expect(causeOf(url, await thrownFor(url))).toBe('The connection to http://127.0.0.1:4190 failed (bad port).');
});

test.each([
  ['ECONNREFUSED', 'Nothing answers at https://shop.example.'],
  ['ENOTFOUND', 'No host is named shop.example: check the domain in the settings of the shop.'],
  ['ECONNRESET', 'The connection to https://shop.example failed (ECONNRESET).'],
])('%s', (code, message) => {
  const error = new TypeError('fetch failed', { cause: Object.assign(new Error('of the system'), { code }) });
  expect(causeOf('https://shop.example/graphql', error)).toBe(message);
});

test('a browser has its reason in the error itself', () => {
  expect(causeOf('/api/shop', new TypeError('Failed to fetch'))).toBe(
    'The connection to /api/shop failed (Failed to fetch).',
  );
  expect(causeOf('http://127.0.0.1:4010/api', new TypeError('Load failed'))).toBe(
    'The connection to http://127.0.0.1:4010 failed (Load failed). If it is the sandbox, start it: npx @vitrine/sandbox',
  );
});
