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
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Test Shop' } } });
  });

  test.each([
    ['/api/2026-01/graphql.json', '2026-01'],
    ['/api/2026-10/graphql.json', '2026-10'],
    ['/api/2027-01/graphql.json', '2027-01'],
    ['/api/unstable/graphql.json', 'unstable'],
    // No longer supported: the oldest supported version answers instead.
    ['/api/2025-07/graphql.json', '2026-01'],
    ['/api/graphql.json', '2026-01'],
    ['/api/graphql', '2026-01'],
  ])('of %s responds with version %s', async (path, version) => {
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

  test('lists its versions', async () => {
    const { publicApiVersions } = await ask<{ publicApiVersions: { handle: string; supported: boolean }[] }>(
      sandbox,
      '{ publicApiVersions { handle displayName supported } }',
    );
    expect(publicApiVersions.map(({ handle, supported }) => `${handle} ${supported}`)).toEqual([
      '2026-01 true',
      '2026-04 true',
      '2026-07 true',
      '2026-10 true',
      '2027-01 false',
      'unstable false',
    ]);
  });

  test('allows POST only', async () => {
    const response = await sandbox.fetch(new Request(`${origin}/api/2026-04/graphql.json?query={shop{name}}`));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test("reads the body of a request without `body`, such as Firefox's", async () => {
    const request = new Request(`${origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    });
    Object.defineProperty(request, 'body', { value: undefined });
    expect((await sandbox.fetch(request)).status).toBe(200);
  });

  test('accepts a document that is not in JSON', async () => {
    const response = await post('/api/2026-04/graphql.json', {
      headers: { 'content-type': 'application/graphql' },
      body: '{ shop { name } }',
    });
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Test Shop' } } });
  });

  test.each(['', 'no JSON', '[]', '{}', '{"query":7}', '{"query":"{ shop { name } }","variables":"x"}'])(
    'refuses the body %j',
    async (body) => expect((await post('/api/2026-04/graphql.json', { body })).status).toBe(400),
  );

  test('allows calls by pages of any origin', async () => {
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

  test('is required if the sandbox was started with one', async () => {
    expect(await status({})).toEqual(refused);
    expect(await status({ 'x-shopify-storefront-access-token': 'wrong' })).toEqual(refused);
    expect((await status({ 'x-shopify-storefront-access-token': 'secret' }))[0]).toBe(200);
    expect((await status({ 'shopify-storefront-private-token': 'secret' }))[0]).toBe(200);
  });

  test('does not matter otherwise', async () => {
    expect(await send(sandbox, '{ shop { name } }', {}, { 'x-shopify-storefront-access-token': 'any' })).toMatchObject({
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
    expect(await response.json()).toMatchObject({
      data: { one: { title: 'Bell' }, two: { title: 'Oil', __typename: 'Product' } },
    });
  });

  test('may request the schema', async () => {
    const introspection = await ask<IntrospectionQuery>(sandbox, getIntrospectionQuery());
    expect(buildClientSchema(introspection).getQueryType()?.name).toBe('QueryRoot');
  });

  test.each([
    [
      '{ shop { nme } }',
      "Field 'nme' doesn't exist on type 'Shop'",
      ['query', 'shop', 'nme'],
      { code: 'undefinedField', typeName: 'Shop', fieldName: 'nme' },
    ],
    [
      'query Q { product(handle: "bell") { ... on Product { images(fist: 1, first: 1) { nodes { url } } } } }',
      "Field 'images' doesn't accept argument 'fist'",
      ['query Q', 'product', '... on Product', 'images', 'fist'],
      { code: 'argumentNotAccepted', name: 'images', typeName: 'Field', argumentName: 'fist' },
    ],
    [
      '{ product(handle: 7) { title } }',
      "Argument 'handle' on Field 'product' has an invalid value (7). Expected type 'String'.",
      ['query', 'product', 'handle'],
      { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'handle' },
    ],
    [
      '{ products(first: 1, sortKey: COLOUR) { nodes { title } } }',
      "Argument 'sortKey' on Field 'products' has an invalid value (COLOUR). Expected type 'ProductSortKeys'.",
      ['query', 'products', 'sortKey'],
      { code: 'argumentLiteralsIncompatible', typeName: 'Field', argumentName: 'sortKey' },
    ],
    [
      'mutation { cartCreate(input: { nte: "" }) { cart { id } } }',
      "InputObject 'CartInput' doesn't accept argument 'nte'",
      ['mutation', 'cartCreate', 'input', 'nte'],
      { code: 'argumentNotAccepted', name: 'CartInput', typeName: 'InputObject', argumentName: 'nte' },
    ],
    [
      'mutation { cartLinesAdd { cart { id } } }',
      "Field 'cartLinesAdd' is missing required arguments: cartId, lines",
      ['mutation', 'cartLinesAdd'],
      { code: 'missingRequiredArguments', className: 'Field', name: 'cartLinesAdd', arguments: 'cartId, lines' },
    ],
    [
      '{ shop }',
      "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
      ['query', 'shop'],
      { code: 'selectionMismatch', nodeName: "field 'shop'", typeName: 'Shop' },
    ],
    [
      'query($id: ID!) { shop { name } }',
      'Variable $id is declared by anonymous query but not used',
      ['query'],
      { code: 'variableNotUsed', variableName: 'id' },
    ],
    [
      'query Q { product(handle: $h) { title } }',
      'Variable $h is used by Q but not declared',
      ['query Q', 'product', 'handle'],
      { code: 'variableNotDefined', variableName: 'h' },
    ],
    [
      'query($h: Int) { product(handle: $h) { title } }',
      'Type mismatch on variable $h and argument handle (Int / String)',
      ['query', 'product', 'handle'],
      {
        code: 'variableMismatch',
        variableName: 'h',
        typeName: 'Int',
        argumentName: 'handle',
        errorMessage: 'Type mismatch',
      },
    ],
    [
      '{ ...F }',
      'Fragment F was used, but not defined',
      ['query', '... F'],
      { code: 'useAndDefineFragment', fragmentName: 'F' },
    ],
    [
      '{ shop { ... on Prodct { id } } }',
      "No such type Prodct, so it can't be a fragment condition",
      ['query', 'shop', '... on Prodct'],
      { code: 'undefinedType', typeName: 'Prodct' },
    ],
    [
      '{ shop { ... on Product { id } } }',
      "Fragment on Product can't be spread inside Shop",
      ['query', 'shop'],
      { code: 'cannotSpreadFragment', typeName: 'Product', fragmentName: 'unknown', parentName: 'Shop' },
    ],
    [
      '{ shop { name @upper } }',
      'Directive @upper is not defined',
      ['query', 'shop', 'name'],
      { code: 'undefinedDirective', directiveName: 'upper' },
    ],
  ])('%s is refused: %s', async (query, message, path, extensions) => {
    const { data, errors } = await send(sandbox, query);
    expect(data).toBeUndefined();
    expect(errors).toContainEqual({ message, locations: expect.any(Array) as unknown, path, extensions });
  });

  test.each([
    [
      'query($h: String!) { product(handle: $h) { title } }',
      {},
      'Variable $h of type String! was provided invalid value',
      { value: null, problems: [{ path: [], explanation: 'Expected value to not be null' }] },
    ],
    [
      'query($n: Int) { products(first: $n) { nodes { id } } }',
      { n: 'x' },
      'Variable $n of type Int was provided invalid value',
      { value: 'x', problems: [{ path: [], explanation: 'Could not coerce value "x" to Int' }] },
    ],
    [
      'mutation($i: CartInput) { cartCreate(input: $i) { cart { id } } }',
      { i: { lines: [{ quantity: 1 }], nte: 'x' } },
      'Variable $i of type CartInput was provided invalid value for lines.0.merchandiseId (Expected value to not be null), nte (Field is not defined on CartInput)',
      {
        value: { lines: [{ quantity: 1 }], nte: 'x' },
        problems: [
          { path: ['lines', 0, 'merchandiseId'], explanation: 'Expected value to not be null' },
          { path: ['nte'], explanation: 'Field is not defined on CartInput' },
        ],
      },
    ],
    [
      'query($k: CollectionSortKeys) { collections(first: 1, sortKey: $k) { nodes { id } } }',
      { k: 'SIZE' },
      'Variable $k of type CollectionSortKeys was provided invalid value',
      {
        value: 'SIZE',
        problems: [{ path: [], explanation: 'Expected "SIZE" to be one of: ID, RELEVANCE, TITLE, UPDATED_AT' }],
      },
    ],
    [
      'mutation($i: CartInput!) { cartCreate(input: $i) { cart { id } } }',
      { i: { delivery: { addresses: [{ address: {}, validationStrategy: 'LOOSE' }] } } },
      'Variable $i of type CartInput! was provided invalid value for delivery.addresses.0.validationStrategy (Expected "LOOSE" to be one of: COUNTRY_CODE_ONLY, STRICT)',
      {
        value: { delivery: { addresses: [{ address: {}, validationStrategy: 'LOOSE' }] } },
        problems: [
          {
            path: ['delivery', 'addresses', 0, 'validationStrategy'],
            explanation: 'Expected "LOOSE" to be one of: COUNTRY_CODE_ONLY, STRICT',
          },
        ],
      },
    ],
  ])('%s is refused with %j', async (query, variables, message, extensions) => {
    const { data, errors } = await send(sandbox, query, variables);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      { message, locations: expect.any(Array) as unknown, extensions: { code: 'INVALID_VARIABLE', ...extensions } },
    ]);
  });

  test('may defer parts of its data, and still gets one response', async () => {
    const query = `{ shop { name ...More @defer(label: "more") ... @defer { id } } } fragment More on Shop { description }`;
    expect(await ask(sandbox, query)).toEqual({
      shop: { name: 'Test Shop', description: 'For tests.', id: 'gid://shopify/Shop/1' },
    });
  });

  test('gets its cost, and the country of its response', async () => {
    expect(await send(sandbox, 'query @inContext(country: DE) { shop { name id } }')).toMatchObject({
      extensions: { context: { country: 'DE', language: 'EN' }, cost: { requestedQueryCost: 3 } },
    });
  });

  test('gets no data for a region that is not a country', async () => {
    const { data, errors } = await send(sandbox, 'query @inContext(country: ZZ) { shop { name } }');
    expect([data, errors?.[0]?.message]).toEqual([undefined, 'The country ZZ is in no market of this shop']);
  });

  test.each([
    ['a document that is none', '{ shop {', {}, /Syntax Error/],
    [
      'a country that is none',
      'query($c: CountryCode) @inContext(country: $c) { shop { name } }',
      { c: 'XX' },
      /CountryCode/,
    ],
    ['two nameless operations', '{ shop { name } } { shop { id } }', {}, /anonymous/],
    ['two operations, none chosen', 'query A { shop { name } } query B { shop { name } }', {}, /operation name/],
  ])('refuses %s', async (_, query, variables, message) => {
    const { data, errors } = await send(sandbox, query, variables);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(message);
  });

  test('that fails while it runs has no data if the schema forbids null', async () => {
    expect(await send(sandbox, '{ products { nodes { title } } }')).toMatchObject({
      data: null,
      errors: [
        { message: 'you must provide one of first or last', path: ['products'], extensions: { code: 'BAD_REQUEST' } },
      ],
    });
  });
});
