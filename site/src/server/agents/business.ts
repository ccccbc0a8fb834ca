import type { Order } from '@vitrine/commerce';
import { createUcp, isLoopback, type Ucp } from '@vitrine/commerce/ucp';
import { createHash } from 'node:crypto';
import { policyPath } from '../../policyLinks';
import { defaultLocale, orderPath, productHref } from '../../routing';
import { getPolicies } from '../catalog/catalog';
import { valueOf } from '../reading/reading';
import { previousSecrets, sessionSecret, platformMcp, siteUrl, trustedProxies } from '../environment/variables';
import type { Limit } from '../limits/attempts';
import { limits } from '../limits/guardCustomer';
import { reportSecurityEvent } from '../log/securityEvents';
import { buyerIp } from '../request/buyerIp';
import { visitorOf } from '../request/visitor';
import { checkoutTarget } from '../cart/checkout';
import { commerceFor } from '../shop/commerce';
import { attemptsInAnyCase } from '../store/sharedStore';
import { fetchProfile } from './fetchProfile';

/** Requests of one address: an agent that fills a cart makes a few dozen. */
const limit: Limit = { most: 600, minutes: 5 };

/** The protocol's names of our policies. */
const linkTypes = new Map([
  ['privacy', 'privacy_policy'],
  ['terms', 'terms_of_service'],
  ['returns', 'refund_policy'],
  ['delivery', 'shipping_policy'],
]);

/** One per process, since Next may load this file more than once: it keeps agents' profiles and the results of changes. */
const shared = globalThis as { vitrineUcp?: Ucp };

const ucp = (): Ucp => (shared.vitrineUcp ??= openBusiness());

function openBusiness(): Ucp {
  const site = siteUrl();
  const mcp = platformMcp();
  return createUcp({
    shop: {
      commerceFor,
      siteUrl: site,
      productUrl: (slug, variantId) => new URL(productHref(slug, variantId), site),
      continueUrl: (id) => new URL(`/api/ucp/continue/${id}`, site),
      orderUrl: (id) => orderUrl(id, site),
      links: async () =>
        (await valueOf(getPolicies(defaultLocale))).flatMap(({ name, title }) => {
          const type = linkTypes.get(name);
          return type ? [{ type, url: new URL(policyPath(name), site).href, title }] : [];
        }),
    },
    secrets: () => [sessionSecret(), ...previousSecrets()],
    endpoint: new URL('/api/ucp', site),
    profileUrl: new URL('/.well-known/ucp', site),
    ...(mcp && { platformMcp: mcp }),
    fetchProfile,
    allowsLoopback: isLoopback(site),
    onError: (error) => console.error('A request of an agent failed.', error),
  });
}

const orderUrl = (id: string, site = siteUrl()) => {
  const url = new URL(orderPath, site);
  url.searchParams.set('id', id);
  return url;
};

/** Returns the URL of the signed link to an order, from its `Order.key`. Anyone who has it can read the order. */
export const orderLink = async (key: string): Promise<URL> => orderUrl(await ucp().signOrder(key));

/** Returns the order of a signed link, without its addresses. Undefined if this shop has not made the link, or no longer has the order. */
export async function readLinkedOrder(id: string, headers: Headers): Promise<Order | undefined> {
  const order = await ucp().readOrder(id, { ip: buyerIp(headers, trustedProxies()) });
  return order === 'forged' ? undefined : order;
}

/** Answers with the profile, which agents and shared caches keep for an hour. 404 for a version that is not served. */
export function answerProfile(version?: string): Response {
  const profile = ucp().profile(version);
  if (profile === undefined) return new Response('There is no such profile.\n', { status: 404 });
  const etag = `"${createHash('sha256').update(profile).digest('base64url')}"`;
  return new Response(profile, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600', ETag: etag },
  });
}

/** Counts a made-up id of an order together with the visitor's attempts at the page for finding an order. Resolves to seconds. */
async function countGuess(visitor: string): Promise<number> {
  const wait = await attemptsInAnyCase().count(`findOrder by ${visitor}`, limits.findOrder.ofVisitor);
  if (wait > 0) reportSecurityEvent('excess_rate_limit_exceeded', { visitor, action: 'findOrder' });
  return Math.ceil(wait / 1000);
}

const visitorOfAgent = async (request: Request) => {
  const visitor = visitorOf(request.headers, trustedProxies());
  const wait = await attemptsInAnyCase().count(`agents at ${visitor}`, limit);
  if (wait > 0) reportSecurityEvent('excess_rate_limit_exceeded', { visitor, action: 'ucp' });
  return {
    ip: buyerIp(request.headers, trustedProxies()),
    wait: Math.ceil(wait / 1000),
    guess: () => countGuess(visitor),
  };
};

/** Answers a request of an agent, by REST or MCP. The path is below /api/ucp. */
export const answerAgent = async (request: Request, path: string): Promise<Response> =>
  ucp().answer(request, path, await visitorOfAgent(request));

/**
 * Redirects a buyer to the platform's checkout of the cart that an agent has filled. It neither reads nor sets a cookie: the agent knows this
 * cart, so it never becomes the cart of the buyer's own visit, and nothing of the visit gets into it.
 */
export async function answerContinue(request: Request, token: string): Promise<Response> {
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) return leading(503);
  const visitor = await visitorOfAgent(request);
  if (visitor.wait > 0) return leading(429, { 'Retry-After': String(visitor.wait) });
  const url = ucp().checkoutUrl(token, visitor);
  return leading(303, { Location: await checkoutTarget(url) });
}

const leading = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, {
    status,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
