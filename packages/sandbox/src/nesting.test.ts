import { expect, test } from 'vitest';
import { deepestNesting, nestsTooDeep } from './nesting.js';
import { createSandbox } from './sandbox.js';

const url = 'https://northlane.test/cart/add.js';
const form = 'application/x-www-form-urlencoded';
const post = (body: string, type: string, path = url) =>
  new Request(path, { method: 'POST', body, headers: { 'content-type': type } });
const isRefused = (body: string, type: string) => nestsTooDeep(post(body, type), new URL(url), body);
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('a request nests at most a hundred levels', () => {
  expect(isRefused(nested(deepestNesting), 'application/json')).toBe(false);
  expect(isRefused(nested(deepestNesting + 1), 'application/json')).toBe(true);
  expect(isRefused(`a${'[b]'.repeat(deepestNesting)}=1`, form)).toBe(false);
  expect(isRefused(`a${'[b]'.repeat(deepestNesting + 1)}=1`, form)).toBe(true);
});

test('brackets in texts and side by side do not nest', () => {
  expect(isRefused(JSON.stringify({ note: `"\\${'['.repeat(500)}` }), 'application/json')).toBe(false);
  expect(isRefused(`[${'[],'.repeat(500)}[]]`, 'application/json')).toBe(false);
});

test.each([
  ['/cart/add.js', form, 'a'.concat('['.repeat(120_000), '=1')],
  ['/cart/add.js', 'application/json', nested(9000)],
  ['/api/2026-04/graphql.json', 'application/json', `{"query":"{shop{name}}","variables":{"a":${nested(9000)}}}`],
  ['/v3/carts', 'application/json', `{"line_items":${nested(9000)}}`],
  ['/1/indexes/products/query', 'text/plain', `{"query":${nested(9000)}}`],
])('POST %s refuses a body that nests too deep, as %s', async (path, type, body) => {
  const answer = await createSandbox().fetch(post(body, type, new URL(path, url).href));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('100 levels');
});

test('names of properties that every object has are ordinary ids', async () => {
  const query = '{ node(id: "gid://shopify/__proto__/1") { id } b: node(id: "gid://shopify/constructor/1") { id } }';
  const answer = await createSandbox().fetch(
    post(JSON.stringify({ query }), 'application/json', new URL('/api/2026-04/graphql.json', url).href),
  );
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
  expect([data, errors]).toEqual([{ node: null, b: null }, undefined]);
});
