import type { Flavour, SessionStore } from '@vitrine/commerce';
import {
  createCommerce,
  createDataCache,
  createListingOrders,
  createMemorySession,
  sandboxSettings,
} from '@vitrine/commerce/server';
import { createUcp } from '@vitrine/commerce/ucp';
import { createSandbox, samplePassword } from '@vitrine/sandbox';

/** A request of an agent, and the shop's answer. */
export interface Exchange {
  /** What the agent does. */
  title: string;
  request: { method: 'GET' | 'POST'; address: string; body?: unknown };
  /** Parsed JSON. */
  answer: unknown;
}

/** The parts of the answers that the next request needs. */
interface Found {
  products: { id: string; variants: { id: string }[] }[];
}

export const site = new URL('https://shop.example');
const agent = 'https://agent.example/profile.json';
const profileUrl = new URL('/.well-known/ucp', site);
const endpoint = new URL('/api/ucp', site);

/** The agent's own profile. The shop fetches it, and answers in its version. */
const agentProfile = (ucp: { version: string; capabilities: object }) => ({
  ucp: {
    version: ucp.version,
    services: { 'dev.ucp.shopping': [{ version: ucp.version, transport: 'mcp' }] },
    capabilities: ucp.capabilities,
    payment_handlers: {},
  },
});

/** Opens the sample shop on a platform, as a business of the protocol. All of it runs in the page. */
export function openShop(flavour: Flavour) {
  const platform = 'https://platform.example';
  const sandbox = createSandbox({ shopUrl: platform });
  const shared = { cache: createDataCache(), listingOrders: createListingOrders() };
  const commerceFor = (session: SessionStore) =>
    createCommerce(sandboxSettings(flavour, platform), {
      ...shared,
      session,
      fetch: (url, init) => sandbox.fetch(new Request(url, init)),
    });
  const ucp = createUcp({
    shop: {
      commerceFor,
      siteUrl: site,
      productUrl: (slug, variantId) =>
        new URL(`/products${slug}${variantId ? `?variant=${variantId.split('/').at(-1)}` : ''}`, site),
      continueUrl: (id) => new URL(`/api/ucp/continue/${id}`, site),
      orderUrl: (id) => new URL(`/order?id=${id}`, site),
      links: async () => [{ type: 'privacy_policy', url: new URL('/policies/privacy', site).href }],
    },
    endpoint,
    profileUrl,
    fetchProfile: async () => Response.json(agentProfile(profile.ucp)),
    secrets: () => ['a secret of the catalogue, which keeps nothing'],
    onError: (error) => console.error(error),
  });
  const profile = JSON.parse(ucp.profile() ?? '') as { ucp: { version: string; capabilities: object } };

  /** Signs the link to the last order of a customer, who opens it on the page of the order. */
  async function linkedOrder(): Promise<string> {
    const { customer } = commerceFor(createMemorySession());
    await customer.login({ email: 'robin@example.com', password: samplePassword });
    const [order] = (await customer.getAllOrders()).items;
    if (order?.key === undefined) throw new Error('The sample customer has no order with a key.');
    return ucp.signOrder(order.key);
  }

  return { ucp, profile, linkedOrder, commerce: commerceFor(createMemorySession()) };
}

/** Walks an agent's way from the shop's profile to the checkout's address, and reads an order. */
export async function agentWalk(flavour: Flavour): Promise<Exchange[]> {
  const { ucp, profile, linkedOrder } = openShop(flavour);
  const exchanges: Exchange[] = [
    { title: 'It reads what the shop offers', request: { method: 'GET', address: profileUrl.href }, answer: profile },
  ];

  /** Calls a method of MCP. Resolves to its result. */
  async function call(title: string, method: string, params?: object): Promise<unknown> {
    const body = { jsonrpc: '2.0', id: exchanges.length, method, ...(params && { params }) };
    const address = `${endpoint.href}/mcp`;
    const request = new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await (await ucp.answer(request, '/mcp')).json()) as { result?: unknown };
    exchanges.push({ title, request: { method: 'POST', address, body }, answer });
    return answer.result;
  }

  const tool = async (title: string, name: string, given: object, key?: string) => {
    const meta = { 'ucp-agent': { profile: agent }, ...(key && { 'idempotency-key': key }) };
    const result = await call(title, 'tools/call', { name, arguments: { meta, ...given } });
    return (result as { structuredContent: unknown }).structuredContent;
  };

  await call('It asks for the tools', 'tools/list');
  const { products } = (await tool('It searches for a kettle', 'search_catalog', {
    catalog: { query: 'kettle' },
  })) as Found;
  const [product] = products;
  await tool('It reads one product', 'get_product', { catalog: { id: product?.id } });
  const cart = (await tool('It fills a cart', 'create_cart', {
    cart: { line_items: [{ item: { id: product?.variants[0]?.id }, quantity: 1 }] },
  })) as { id: string };
  await tool(
    'It hands over to the buyer, who pays at the platform',
    'create_checkout',
    { checkout: { cart_id: cart.id } },
    crypto.randomUUID(),
  );
  await tool('It reads an order, whose link the customer gave it', 'get_order', { id: await linkedOrder() });
  return exchanges;
}
