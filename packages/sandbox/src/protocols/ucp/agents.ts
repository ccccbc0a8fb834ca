/** The profiles of agents, and the capabilities that an agent and the sandbox have in common. */
import type { Shop } from '../../shop/shop.js';
import { UcpFailure } from './failures.js';
import { samplePath } from './matches.js';
import { capabilityNames, parentsOf, sampleAgentProfile, type Capability } from './profile.js';
import { isVersion, versions, type Version } from './versions.js';

export interface Agent {
  /** The URL of its profile, which is its name. */
  url: string;
  version: Version;
  capabilities: ReadonlySet<Capability>;
  /** The address at which it gets the events of orders. Undefined if it wants none. */
  webhookUrl?: string;
}

type FetchProfile = (url: URL, signal: AbortSignal) => Promise<Response>;

interface AgentSource {
  shop: Shop;
  /** The sandbox's own origin: it reads the profile of its sample agent without a request. */
  origin: string;
  fetchProfile: FetchProfile;
}

/** Milliseconds to fetch a profile. */
const timeout = 5_000;
/** Characters. */
const largest = 256 * 1024;
/** Milliseconds. */
const keptFor = 60_000;
const mostKept = 100;

const orders = 'dev.ucp.shopping.order' satisfies Capability;

interface Kept {
  /** Milliseconds since 1970. */
  until: number;
  profile: Promise<unknown>;
}

/** The profiles of each sandbox by their URL. */
const keptOf = new WeakMap<Shop, Map<string, Kept>>();

/** Returns the URL in the header `UCP-Agent: profile="https://…"`, a dictionary in the format of RFC 8941. */
export const agentUrlOf = (header: string | null): string | undefined =>
  /(?:^|,)[ \t]*profile="([^"\\]*)"/.exec(header ?? '')?.[1];

/** @throws UcpFailure if there is no valid profile at the URL, or if its version is not served */
export async function readAgent(text: string | undefined, source: AgentSource): Promise<Agent> {
  const url = checkedUrl(text);
  const [, sample] = url.href.split(`${source.origin}${samplePath}/`);
  const profile =
    sample !== undefined && isVersion(sample) ? sampleAgentProfile(sample) : await readProfile(url, source);
  return agentOf(url, profile);
}

/** Whether a URL names this machine. */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Returns a URL of another host with https, or of this machine; undefined for others. */
function reachable(text: string | undefined): URL | undefined {
  const url = text && text.length <= 2000 ? URL.parse(text) : null;
  return url && !url.username && !url.password && (url.protocol === 'https:' || isLoopback(url)) ? url : undefined;
}

function checkedUrl(text: string | undefined): URL {
  const url = reachable(text);
  if (url) return url;
  throw new UcpFailure(
    'invalid_profile_url',
    `Name the URL of the agent's profile with the request: https, or http on this machine. Without a profile, use ${samplePath}/${versions[0]}.`,
  );
}

/** A failure is kept as well, so that nobody can make the sandbox ask a host again and again. */
function readProfile(url: URL, { shop, fetchProfile }: AgentSource): Promise<unknown> {
  const kept = keptOf.get(shop) ?? new Map<string, Kept>();
  keptOf.set(shop, kept);
  const known = kept.get(url.href);
  const now = shop.now().getTime();
  if (known && known.until > now) return known.profile;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  const profile = fetched(url, fetchProfile);
  kept.set(url.href, { until: now + keptFor, profile });
  return profile;
}

async function fetched(url: URL, fetchProfile: FetchProfile): Promise<unknown> {
  const response = await fetchProfile(url, AbortSignal.timeout(timeout)).catch(() => undefined);
  if (!response?.ok) {
    const reason = response ? `it answered ${response.status}` : 'the connection failed';
    throw new UcpFailure('profile_unreachable', `The agent's profile at ${url.href} cannot be read: ${reason}.`);
  }
  const text = await response.text().catch(() => '');
  try {
    return text.length <= largest ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

interface Profile {
  ucp: { version: string; capabilities?: Record<string, { version: string; config?: unknown }[]> };
}

function agentOf(url: URL, profile: unknown): Agent {
  if (!isProfile(profile))
    throw new UcpFailure('profile_malformed', `The document at ${url.href} is not the profile of an agent.`);
  const { version, capabilities = {} } = profile.ucp;
  if (!isVersion(version))
    throw new UcpFailure(
      'version_unsupported',
      `Version ${version} is not supported. The sandbox supports ${versions.join(' and ')}.`,
    );
  const common = capabilityNames.filter((name) => capabilities[name]?.some((entry) => entry.version === version));
  // An extension without any of its capabilities counts as absent.
  const isActive = (name: Capability) => {
    const parents = parentsOf(name);
    return parents.length === 0 || parents.some((parent) => common.includes(parent));
  };
  const entry = capabilities[orders]?.find((one) => one.version === version);
  const webhook = isObject(entry?.config) ? entry.config.webhook_url : undefined;
  const webhookUrl = typeof webhook === 'string' ? reachable(webhook)?.href : undefined;
  return {
    url: url.href,
    version,
    capabilities: new Set(common.filter(isActive)),
    ...(webhookUrl !== undefined && { webhookUrl }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntries = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    (list) => Array.isArray(list) && list.every((entry) => isObject(entry) && typeof entry.version === 'string'),
  );

function isProfile(value: unknown): value is Profile {
  const ucp = isObject(value) ? value.ucp : undefined;
  return (
    isObject(ucp) &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(ucp.version)) &&
    isEntries(ucp.services) &&
    isEntries(ucp.capabilities ?? {}) &&
    isObject(ucp.payment_handlers)
  );
}
