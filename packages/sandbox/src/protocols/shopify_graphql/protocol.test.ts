import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { ask, origin, send, testSandbox } from '../../testing/client.js';

const sandbox = testSandbox();

const post = (path: string, init: RequestInit = {}) =>
  sandbox.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ shop { name } }' }),
      ...init,
    }),
  );

describe('the endpoint', () => {
  test.each([
    '/api/2026-04/graphql.json',
    '/api/2026-04/graphql',
    '/api/2024-10/graphql.json',
    '/api/unstable/graphql',
  ])('is %s', async (path) => {
    const response = await post(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await response.json()).toEqual({ data: { shop: { name: 'Test Shop' } } });
  });

  test.each([
    ['/api/2026-01/graphql.json', '2026-01'],
    ['/api/2026-10/graphql.json', '2026-10'],
    ['/api/2027-01/graphql.json', '2027-01'],
    ['/api/unstable/graphql.json', 'unstable'],
    // Served no longer: the oldest that is answers in its place.
    ['/api/2025-07/graphql.json', '2026-01'],
    ['/api/graphql.json', '2026-01'],
    ['/api/graphql', '2026-01'],
  ])('of %s is answered by version %s', async (path, version) => {
    const { status, headers } = await post(path);
    expect([status, headers.get('x-shopify-api-version')]).toEqual([200, version]);
  });

  test.each([
    '/api/2026-05/graphql.json',
    '/api/2027-04/graphql.json',
    '/api/2019-01/graphql.json',
    '/api/latest/graphql',
  ])('has no version of the name in %s', async (path) => {
    const response = await post(path);
    expect([response.status, await response.json()]).toEqual([404, { errors: 'Not Found' }]);
  });

  test.each(['/api/2026-04/graphql.xml', '/api/2026-04/graphql.json/', '/api/a/b/graphql.json'])(
    'is not %s',
    async (path) => {
      expect((await post(path)).status).toBe(404);
    },
  );

  test('takes POST alone', async () => {
    const response = await sandbox.fetch(new Request(`${origin}/api/2026-04/graphql.json?query={shop{name}}`));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('reads the body of a request without `body`, as those of Firefox are', async () => {
    const request = new Request(`${origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
    Object.defineProperty(request, 'body', { value: undefined });
    expect((await sandbox.fetch(request)).status).toBe(200);
  });

  test('takes a document without JSON around it', async () => {
    const response = await post('/api/2026-04/graphql.json', {
      headers: { 'content-type': 'application/graphql' },
      body: '{ shop { name } }',
    });
    expect(await response.json()).toEqual({ data: { shop: { name: 'Test Shop' } } });
  });

  test.each(['', 'no JSON', '[]', '{}', '{"query":7}', '{"query":"{ shop { name } }","variables":"x"}'])(
    'refuses the body %j',
    async (body) => expect((await post('/api/2026-04/graphql.json', { body })).status).toBe(400),
  );

  test('may be called by pages of any origin', async () => {
    const preflight = await sandbox.fetch(
      new Request(`${origin}/api/2026-04/graphql.json`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type, x-shopify-storefront-access-token',
        },
      }),
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-shopify-storefront-access-token');
    expect((await post('/api/2026-04/graphql.json')).headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('an access token', () => {
  const guarded = testSandbox({ accessToken: 'secret' });
  const status = async (headers: Record<string, string>) => {
    const response = await guarded.fetch(
      new Request(`${origin}/api/2026-04/graphql.json`, {
        method: 'POST',
        headers,
        body: '{"query":"{ shop { name } }"}',
      }),
    );
    return [response.status, await response.json()];
  };
  const refused = [401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }];

  test('is needed where the sandbox was started with one', async () => {
    expect(await status({})).toEqual(refused);
    expect(await status({ 'x-shopify-storefront-access-token': 'wrong' })).toEqual(refused);
    expect((await status({ 'x-shopify-storefront-access-token': 'secret' }))[0]).toBe(200);
    expect((await status({ 'shopify-storefront-private-token': 'secret' }))[0]).toBe(200);
  });

  test('is of no matter elsewhere', async () => {
    expect(await send(sandbox, '{ shop { name } }', {}, { 'x-shopify-storefront-access-token': 'any' })).toEqual({
      data: { shop: { name: 'Test Shop' } },
    });
  });
});

describe('a document', () => {
  test('may use fragments, aliases, variables, @include, @skip and several operations', async () => {
    const query = `
      query Other { shop { description } }
      query Mine($handle: String = "bell", $yes: Boolean!, $no: Boolean!) {
        one: product(handle: $handle) { ...Names vendor @include(if: $no) }
        two: product(handle: "oil") { ...Names @skip(if: $no) ... on Node @include(if: $yes) { __typename } }
      }
      fragment Names on Product { title handle @skip(if: $yes) }`;
    const response = await post('/api/2026-04/graphql.json', {
      body: JSON.stringify({ query, operationName: 'Mine', variables: { yes: true, no: false } }),
    });
    expect(await response.json()).toEqual({
      data: { one: { title: 'Bell' }, two: { title: 'Oil', __typename: 'Product' } },
    });
  });

  test('may ask for the schema', async () => {
    const introspection = await ask<IntrospectionQuery>(sandbox, getIntrospectionQuery());
    expect(buildClientSchema(introspection).getQueryType()?.name).toBe('QueryRoot');
  });

  test.each([
    ['{ shop { nme } }', 'undefinedField'],
    ['{ product(handle: "bell") { images(fist: 1) { nodes { url } } } }', 'argumentNotAccepted'],
    ['{ product(handle: 7) { title } }', 'argumentLiteralsIncompatible'],
    ['{ products(first: 1, sortKey: COLOUR) { nodes { title } } }', 'argumentLiteralsIncompatible'],
    ['{ menu { title } }', 'missingRequiredArguments'],
    ['{ shop }', 'selectionMismatch'],
    ['query($id: ID!) { shop { name } }', 'variableNotUsed'],
    ['{ product(handle: $h) { title } }', 'variableNotDefined'],
    ['query($h: Int) { product(handle: $h) { title } }', 'variableMismatch'],
    ['{ ...F }', 'useAndDefineFragment'],
    ['{ shop { ... on Prodct { id } } }', 'undefinedType'],
    ['{ shop { ... on Product { id } } }', 'cannotSpreadFragment'],
    ['{ shop { name @upper } }', 'undefinedDirective'],
  ])('%s is refused: %s', async (query, code) => {
    const { data, errors } = await send(sandbox, query);
    expect(data).toBeUndefined();
    expect(errors?.map(({ extensions }) => extensions?.code)).toContain(code);
  });

  test.each([
    ['a document that is none', '{ shop {', {}, /Syntax Error/],
    [
      'a variable that is missing',
      'query($h: String!) { product(handle: $h) { title } }',
      {},
      /"\$h" of required type/,
    ],
    [
      'a variable of another type',
      'query($n: Int) { products(first: $n) { nodes { id } } }',
      { n: 'x' },
      /\$n.*invalid value/,
    ],
    ['a country that is none', 'query($c: CountryCode) @inContext(country: $c) { shop { name } }', { c: 'XX' }, /XX/],
    ['two nameless operations', '{ shop { name } } { shop { id } }', {}, /anonymous/],
    ['two operations, none chosen', 'query A { shop { name } } query B { shop { name } }', {}, /operation name/],
  ])('refuses %s', async (_, query, variables, message) => {
    const { data, errors } = await send(sandbox, query, variables);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
  });

  test('that fails while it runs has no data where a value was promised', async () => {
    expect(await send(sandbox, '{ products { nodes { title } } }')).toMatchObject({
      data: null,
      errors: [
        { message: 'you must provide one of first or last', path: ['products'], extensions: { code: 'BAD_REQUEST' } },
      ],
    });
  });
});
