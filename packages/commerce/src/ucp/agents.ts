/** The profiles of agents: fetched, checked and kept, within a budget for agents that nobody knows. */
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { readText } from '../remote/readText.js';
import { UcpFailure } from './failures.js';

/** An agent, as far as negotiation needs its profile. */
export interface Agent {
  /** The URL of its profile, which is its name. */
  url: string;
  version: string;
  /** The versions by the name of a capability. */
  capabilities: ReadonlyMap<string, readonly string[]>;
}

export interface AgentsOptions {
  /**
   * Fetches a profile. It must follow no redirect, and connect only to hosts of the public internet: the URL comes from anyone. If
   * `allowsLoopback` is set, it may connect to this machine.
   */
  fetchProfile: (url: URL, signal: AbortSignal) => Promise<Response>;
  /** Whether profiles may be on this machine, over http: only if the shop itself is. Default: false. */
  allowsLoopback?: boolean;
  now?: () => number;
}

export type ReadAgent = (url: string | undefined) => Promise<Agent>;

/** Milliseconds to fetch a profile. */
const timeout = 5_000;
/** Bytes. */
const largest = 256 * 1024;
/** Seconds for which a profile is kept, whatever its host says. */
const shortest = 60;
const longest = 3_600;
/** Profiles that were fetched in a minute, of all agents together. */
const budget = 120;

const entries = v.record(v.string(), v.array(v.looseObject({ version: v.string() })));

const profileSchema = v.looseObject({
  ucp: v.looseObject({
    version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    services: entries,
    capabilities: v.optional(entries, {}),
    payment_handlers: v.record(v.string(), v.array(v.unknown())),
  }),
});

/** Returns a reader of agents' profiles. It throws a `UcpFailure` if there is no valid profile at the URL. */
export function createAgents({ fetchProfile, allowsLoopback = false, now = Date.now }: AgentsOptions): ReadAgent {
  const known = new LRUCache<string, Promise<Agent>>({ max: 500, ttlResolution: 0, perf: { now } });
  let minute = 0;
  let fetched = 0;

  /** @throws UcpFailure 'unavailable' if other agents have used up this minute */
  function spend() {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, fetched] = [current, 0];
    if (fetched >= budget)
      throw new UcpFailure('unavailable', 'Too many unknown agents ask at once.', { retryAfter: 60 });
    fetched += 1;
  }

  async function load(url: URL): Promise<{ agent: Agent; seconds: number }> {
    const response = await fetchProfile(url, AbortSignal.timeout(timeout)).catch(() => undefined);
    if (!response?.ok) {
      const reason = response ? `it answered ${response.status}` : 'the connection failed';
      throw new UcpFailure('profile_unreachable', `The agent's profile at ${url.href} cannot be read: ${reason}.`);
    }
    const text = await readText(response, largest).catch(() => undefined);
    const parsed = v.safeParse(profileSchema, text === undefined ? undefined : jsonOf(text));
    if (!parsed.success)
      throw new UcpFailure('profile_malformed', `The document at ${url.href} is not the profile of an agent.`);
    const { version, capabilities } = parsed.output.ucp;
    const versionsByName = Object.entries(capabilities).map(
      ([name, list]) => [name, list.map((entry) => entry.version)] as const,
    );
    const age = Number(/max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
    return {
      agent: { url: url.href, version, capabilities: new Map(versionsByName) },
      seconds: Math.min(Math.max(age, shortest), longest),
    };
  }

  return (text) => {
    const url = urlOf(text, allowsLoopback);
    const kept = known.get(url.href);
    if (kept) return kept;
    spend();
    const loading = load(url).then(({ agent, seconds }) => {
      known.set(url.href, loading, { ttl: seconds * 1000 });
      return agent;
    });
    // A failure is kept as well, so nobody can make this server ask a host again and again.
    known.set(url.href, loading, { ttl: shortest * 1000 });
    return loading;
  };
}

function urlOf(text: string | undefined, allowsLoopback: boolean): URL {
  const url = text && text.length <= 2000 ? URL.parse(text) : null;
  const isAllowed =
    url && !url.username && !url.password && (url.protocol === 'https:' || (allowsLoopback && isLoopback(url)));
  if (!isAllowed)
    throw new UcpFailure('invalid_profile_url', "Name the https URL of the agent's profile with the request.");
  return url;
}

/** Whether a URL names this machine. */
export const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
