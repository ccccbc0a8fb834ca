/** The sample shop as a business of the protocol, on any platform, with an agent that calls it. */
import { sampleShop } from '@vitrine/sandbox';
import type { Flavour } from '../../model/flavours.js';
import { createCommerce, createDataCache, createListingOrders } from '../../server.js';
import type { ShopControl, ShopData } from '../../testing/shopControl.js';
import { traits } from '../../testing/traits.js';
import { createUcp, type Ucp, type UcpOptions, type Visitor } from '../index.js';
import { currentVersion, type Version } from '../versions.js';

/** Parsed JSON. An answer has the shape of its schema, which the tests check. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

export interface Business {
  ucp: Ucp;
  control: ShopControl;
  /** The URLs of profiles that were fetched. */
  fetched: string[];
  /** Failures of the program. */
  errors: unknown[];
  /** The clock, in milliseconds. */
  clock: { ms: number };
  rest(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  rpc(message: unknown, options?: CallOptions): Promise<Answer>;
  /** Calls a tool and returns its structured content. */
  tool(name: string, args: object, options?: CallOptions): Promise<Answer>;
}

interface CallOptions extends Visitor {
  /** The agent's version. Default: the current one. */
  version?: string;
  headers?: Record<string, string>;
}

export const siteUrl = new URL('https://shop.test');
export const agentUrl = (version: string = currentVersion) => `https://agent.test/${version}`;

const capabilities = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'order'].map(
  (name) => `dev.ucp.shopping.${name}`,
);

/** Returns the profile of an agent that can do everything. */
export const agentProfile = (version: string, names: readonly string[] = capabilities) => ({
  ucp: {
    version,
    services: { 'dev.ucp.shopping': [{ version, transport: 'mcp' }] },
    capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])),
    payment_handlers: {},
  },
});

interface BusinessOptions extends Partial<UcpOptions> {
  data?: ShopData;
  /** The platform of another business, for a further server of the same shop. Default: a platform of its own. */
  control?: ShopControl;
}

export async function openBusiness(
  flavour: Flavour,
  { data = sampleShop, control: platform, ...options }: BusinessOptions = {},
): Promise<Business> {
  const control = platform ?? (await traits[flavour].open(data));
  const shared = { cache: createDataCache(), listingOrders: createListingOrders() };
  const fetched: string[] = [];
  const errors: unknown[] = [];
  const clock = { ms: Date.parse('2026-11-26T08:00:00Z') };
  const ucp = createUcp({
    shop: {
      commerceFor: (session) =>
        createCommerce(control.settings, { ...shared, session, fetch: (url, init) => control.fetch(url, init) }),
      siteUrl,
      productUrl: (slug, variantId) =>
        new URL(`/products${slug}${variantId ? `?variant=${variantId.split('/').at(-1)}` : ''}`, siteUrl),
      continueUrl: (id) => new URL(`/api/ucp/continue/${id}`, siteUrl),
      orderUrl: (id) => new URL(`/orders/${id}`, siteUrl),
      links: async () => [{ type: 'privacy_policy', url: 'https://shop.test/policies/privacy' }],
    },
    endpoint: new URL('/api/ucp', siteUrl),
    profileUrl: new URL('/.well-known/ucp', siteUrl),
    fetchProfile: async ({ href }) => {
      fetched.push(href);
      return Response.json(agentProfile(href.split('/').at(-1)!));
    },
    secrets: () => ['a secret of the tests, long enough'],
    now: () => clock.ms,
    onError: (error) => errors.push(error),
    ...options,
  });

  const send = async (request: Request, path: string, visitor: Visitor): Promise<Answer> => {
    const { status, headers, ...response } = withBody(await ucp.answer(request, path, visitor));
    const text = await response.text();
    return { status, headers, body: text ? JSON.parse(text) : undefined };
  };
  const post = (message: unknown) => ({
    method: 'POST',
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });

  const business: Business = {
    ucp,
    control,
    fetched,
    errors,
    clock,
    rest: (method, path, body, { version, headers, ...visitor } = {}) =>
      send(
        new Request(new URL(`/api/ucp${path}`, siteUrl), {
          method,
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
          headers: {
            'UCP-Agent': `profile="${agentUrl(version)}"`,
            'Content-Type': 'application/json',
            ...headers,
          },
        }),
        path,
        visitor,
      ),
    rpc: (message, { headers, ...visitor } = {}) =>
      send(
        new Request(new URL('/api/ucp/mcp', siteUrl), {
          ...post(message),
          headers: { 'Content-Type': 'application/json', ...headers },
        }),
        '/mcp',
        visitor,
      ),
    async tool(name, args, { version, ...options } = {}) {
      const meta = { 'ucp-agent': { profile: agentUrl(version) } };
      const message = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: { meta, ...args } },
      };
      const answer = await business.rpc(message, options);
      return { ...answer, body: answer.body.result?.structuredContent ?? answer.body };
    },
  };
  return business;
}

const withBody = (response: Response) => ({
  status: response.status,
  headers: response.headers,
  text: () => response.text(),
});

/** The two ways to call an operation, which must have the same result. */
export const callCatalog = (
  business: Business,
  binding: 'REST' | 'MCP',
  operation: 'search' | 'lookup' | 'product',
  input: object,
  version: Version = currentVersion,
): Promise<Answer> =>
  binding === 'REST'
    ? business.rest('POST', `/catalog/${operation}`, input, { version })
    : business.tool(
        { search: 'search_catalog', lookup: 'lookup_catalog', product: 'get_product' }[operation],
        { catalog: input },
        { version },
      );
