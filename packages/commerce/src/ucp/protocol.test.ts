import { describe, expect, it, vi } from 'vitest';
import { agentProfile, agentUrl, openBusiness, siteUrl, type Json } from './testing/openBusiness.js';
import { mistakesOf } from './testing/validate.js';
import { tools } from './tools.js';
import { versions } from './versions.js';

const open = (options: Parameters<typeof openBusiness>[1] = {}) => openBusiness('shopify_graphql', options);
const search = { query: 'jersey' };

describe('the profile, overview § Profile Structure', () => {
  it.each(versions)('is valid in version %s, and all its entries have that version', async (version) => {
    const { ucp } = await open();
    const profile = JSON.parse(ucp.profile(version)!);
    expect(mistakesOf('profile', version, profile)).toEqual([]);
    const { services, capabilities } = profile.ucp;
    for (const entry of [...Object.values<Json>(services), ...Object.values<Json>(capabilities)].flat())
      expect(entry.version).toBe(version);
    expect(profile.ucp.payment_handlers).toEqual({});
  });

  it('§ Protocol Version: the current profile links to the older ones, which are leaves', async () => {
    const { ucp } = await open();
    expect(JSON.parse(ucp.profile()!).ucp).toMatchObject({
      version: '2026-08-25',
      supported_versions: { '2026-04-08': 'https://shop.test/.well-known/ucp/2026-04-08' },
    });
    expect(JSON.parse(ucp.profile('2026-04-08')!).ucp).not.toHaveProperty('supported_versions');
    expect(ucp.profile('2025-01-01')).toBeUndefined();
  });

  it('§ Authority Binding: each schema is at the origin of its namespace', async () => {
    const { ucp } = await open();
    const { capabilities } = JSON.parse(ucp.profile()!).ucp;
    for (const [{ schema, spec }] of Object.values<Json>(capabilities))
      for (const href of [schema, spec]) expect(new URL(href).origin).toBe('https://ucp.dev');
  });

  it('names only the platform’s own endpoint if the shop wants so', async () => {
    const { ucp } = await open({ platformMcp: new URL('https://shop.example/api/ucp/mcp') });
    const profile = JSON.parse(ucp.profile()!);
    expect(mistakesOf('profile', '2026-08-25', profile)).toEqual([]);
    expect(profile.ucp.services['dev.ucp.shopping']).toMatchObject([
      { transport: 'mcp', endpoint: 'https://shop.example/api/ucp/mcp' },
    ]);
  });
});

describe('negotiation, overview § Negotiation Protocol', () => {
  it('§ Request-Time Validation: an unknown version is refused with 422', async () => {
    const business = await open();
    const { status, body } = await business.rest('POST', '/catalog/search', search, { version: '2020-01-01' });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'version_unsupported' });
    expect(body.continue_url).toBe('https://shop.test/');
  });

  it('§ Intersection Algorithm: without a common capability, the answer is an outcome', async () => {
    const fetchProfile = async () => Response.json(agentProfile('2026-08-25', ['dev.ucp.shopping.cart']));
    const { status, body } = await (await open({ fetchProfile })).rest('POST', '/catalog/search', search);
    expect(status).toBe(200);
    expect(mistakesOf('error', '2026-08-25', body)).toEqual([]);
    expect(body.messages[0].code).toBe('capabilities_incompatible');
  });

  it('§ Response Capability Selection: an answer names only the capability of its operation', async () => {
    const { body } = await (await open()).rest('POST', '/catalog/search', search);
    expect(body.ucp.capabilities).toEqual({ 'dev.ucp.shopping.catalog.search': [{ version: '2026-08-25' }] });
  });

  it.each([
    ['no header', undefined],
    ['no URL', 'profile="agent"'],
    ['http', 'profile="http://agent.test/p"'],
    ['a name and password', 'profile="https://a:b@agent.test/p"'],
    ['another member', 'other="https://agent.test/p"'],
  ])('§ Fetching: refuses a profile’s URL that is %s', async (_, header) => {
    const business = await open();
    const { status, body } = await business.rest('POST', '/catalog/search', search, {
      headers: { 'UCP-Agent': header ?? '' },
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid_profile_url' });
    expect(business.fetched).toEqual([]);
  });

  it.each([
    ['a host that fails', () => Promise.reject(new Error('no route')), 424, 'profile_unreachable'],
    ['another status', async () => new Response('', { status: 404 }), 424, 'profile_unreachable'],
    ['no JSON', async () => new Response('<html>'), 422, 'profile_malformed'],
    ['another document', async () => Response.json({ ucp: { version: '2026-08-25' } }), 422, 'profile_malformed'],
    ['too many bytes', async () => new Response(' '.repeat(300_000) + '{}'), 422, 'profile_malformed'],
  ] as const)('§ Error Codes: %s', async (_, fetchProfile, status, code) => {
    const business = await open({ fetchProfile });
    const rest = await business.rest('POST', '/catalog/search', search);
    expect({ status: rest.status, code: rest.body.code }).toEqual({ status, code });
    const rpc = await business.tool('search_catalog', { catalog: search });
    expect(rpc.status).toBe(status);
    expect(rpc.body.error).toMatchObject({ code: -32001, data: { code, continue_url: 'https://shop.test/' } });
  });

  it('§ Fetching: keeps a profile for a minute at least, and an hour at most, and failures too', async () => {
    const fetchProfile = vi.fn(async () =>
      Response.json(agentProfile('2026-08-25'), { headers: { 'Cache-Control': 'public, max-age=86400' } }),
    );
    const business = await open({ fetchProfile });
    for (const ms of [0, 59_000, 3_599_000]) {
      business.clock.ms += ms - (business.clock.ms - start(business.clock.ms));
      await business.rest('POST', '/catalog/search', search);
    }
    expect(fetchProfile).toHaveBeenCalledOnce();
    business.clock.ms += 3_601_000;
    await business.rest('POST', '/catalog/search', search);
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });

  it('§ Fetching: fetches a limited number of unknown profiles, then asks to wait', async () => {
    const business = await open();
    const statuses = [];
    for (let index = 0; index <= 120; index += 1) {
      const headers = { 'UCP-Agent': `profile="https://agent.test/${index}/2020-01-01"` };
      statuses.push((await business.rest('POST', '/catalog/search', search, { headers })).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(503);
    expect(business.fetched).toHaveLength(120);
  });
});

/** The tests count from here. */
const start = (ms: number) => ms - (ms % 86_400_000);

describe('REST, catalog/rest § Conformance', () => {
  it.each([
    ['search § Search Inputs: neither words nor filters', '/catalog/search', {}, 'invalid_request'],
    ['words of spaces', '/catalog/search', { query: '  ' }, 'invalid_request'],
    ['another type', '/catalog/search', { query: 5 }, 'invalid_request'],
    ['no JSON', '/catalog/search', '{', 'invalid_request'],
    ['an invented cursor', '/catalog/search', { query: 'a', pagination: { cursor: '%' } }, 'invalid_request'],
    ['no ids', '/catalog/lookup', { ids: [] }, 'invalid_request'],
    ['5. too many ids', '/catalog/lookup', { ids: Array.from({ length: 21 }, (_, i) => `${i}`) }, 'request_too_large'],
    ['an option twice', '/catalog/product', { id: 'merino-jersey', selected: twice() }, 'invalid_request'],
    ['half a character', '/carts', { line_items: [{ item: { id: '\ud800' }, quantity: 1 }] }, 'invalid_request'],
    ['too many bytes', '/catalog/search', { query: 'a'.repeat(70_000) }, 'request_too_large'],
  ])('refuses %s with 400', async (_, path, body, code) => {
    const answer = await (await open()).rest('POST', path, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code });
    expect(answer.body.content).toEqual(expect.any(String));
  });

  it('§ Product Not Found: is an outcome, with 200', async () => {
    const { status, body } = await (await open()).rest('POST', '/catalog/product', { id: 'gone' });
    expect(status).toBe(200);
    expect(mistakesOf('error', '2026-08-25', body)).toEqual([]);
    expect(body.messages).toMatchObject([{ code: 'not_found', severity: 'unrecoverable' }]);
  });

  it.each([
    ['GET', '/catalog/search'],
    ['POST', '/catalog'],
    ['POST', '/orders/1'],
    ['GET', '/orders'],
  ])('answers 404 to %s %s', async (method, path) => {
    const { status } = await (await open()).rest(method, path, method === 'GET' ? undefined : {});
    expect(status).toBe(404);
  });

  it('overview § Error Codes: too many requests get 429 with Retry-After, by MCP with retry_after', async () => {
    const business = await open();
    const rest = await business.rest('POST', '/catalog/search', search, { wait: 60 });
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([429, '60']);
    const rpc = await business.tool('search_catalog', { catalog: search }, { wait: 60 });
    expect(rpc.status).toBe(429);
    expect(rpc.body.error).toMatchObject({ code: -32000, data: { retry_after: 60 } });
    expect(business.fetched).toEqual([]);
  });

  it('a failure of the program shows nothing of itself', async () => {
    const business = await open({
      shop: {
        siteUrl,
        commerceFor: () => {
          throw new Error('secret');
        },
        productUrl: () => siteUrl,
        continueUrl: () => siteUrl,
        links: async () => [],
      },
    });
    const { status, body } = await business.rest('POST', '/catalog/search', search);
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(business.errors).toHaveLength(1);
  });
});

function twice() {
  return [
    { name: 'Size', label: 'M' },
    { name: 'Size', label: 'L' },
  ];
}

describe('MCP, catalog/mcp § Conformance', () => {
  const call = (method: string, params?: object, id: unknown = 7) => ({ jsonrpc: '2.0', id, method, params });

  it('answers a single call without a session', async () => {
    const business = await open();
    const { status, body, headers } = await business.rpc(
      call('tools/call', {
        name: 'search_catalog',
        arguments: { meta: { 'ucp-agent': { profile: agentUrl() } }, catalog: search },
      }),
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(body).toMatchObject({
      jsonrpc: '2.0',
      id: 7,
      result: { structuredContent: { ucp: { status: 'success' } } },
    });
    expect(JSON.parse(body.result.content[0].text)).toEqual(body.result.structuredContent);
  });

  it('initializes, pings, lists its tools, and accepts notifications', async () => {
    const business = await open();
    const initialized = await business.rpc(call('initialize', { protocolVersion: '2025-06-18' }));
    expect(initialized.body.result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } });
    expect(initialized.headers.has('mcp-session-id')).toBe(false);
    expect((await business.rpc(call('ping'))).body.result).toEqual({});
    const listed = await business.rpc(call('tools/list'));
    expect(listed.body.result.tools).toEqual(JSON.parse(JSON.stringify(tools.map(({ tool }) => tool))));
    const note = await business.rpc({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([note.status, note.body]).toEqual([202, undefined]);
  });

  it('2. has a tool for each operation of its capabilities', () => {
    expect(tools.map(({ tool }) => tool.name)).toEqual(
      expect.arrayContaining(['search_catalog', 'lookup_catalog', 'get_product']),
    );
  });

  it.each([
    ['no JSON', '{', -32700, 400],
    ['no request', { jsonrpc: '1.0', id: 1, method: 'ping' }, -32600, 400],
    ['a list of requests', [call('ping')], -32600, 400],
    ['an unknown method', call('resources/list'), -32601, 200],
    ['an unknown tool', call('tools/call', { name: 'buy' }), -32602, 400],
    ['arguments that are none', call('tools/call', { name: 'search_catalog', arguments: 'a' }), -32602, 400],
  ])('1. refuses %s', async (_, message, code, status) => {
    const answer = await (await open()).rpc(message);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('5. and 8. checks the inputs of a tool, and the number of ids', async () => {
    const business = await open();
    const wrong = await business.tool('search_catalog', { catalog: { query: 5 } });
    expect(wrong.body.error.code).toBe(-32602);
    const ids = Array.from({ length: 21 }, (_, index) => `${index}`);
    expect((await business.tool('lookup_catalog', { catalog: { ids } })).body.error.code).toBe(-32602);
  });

  it('refuses pages of other sites, and any method but POST', async () => {
    const business = await open();
    const foreign = await business.rpc(call('ping'), { headers: { Origin: 'https://evil.test' } });
    expect(foreign.status).toBe(403);
    const own = await business.rpc(call('ping'), { headers: { Origin: 'https://shop.test' } });
    expect(own.status).toBe(200);
    const stream = await business.ucp.answer(new Request('https://shop.test/api/ucp/mcp'), '/mcp');
    expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
