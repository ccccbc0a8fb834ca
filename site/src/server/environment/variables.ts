import { flavours } from '@vitrine/commerce';
import { credentialNames, detectPlatform, webhookSecretName, type CommerceSettings } from '@vitrine/commerce/server';
import { readAnalyticsProvider, type AnalyticsProvider } from '@vitrine/sections/analytics';

/**
 * Returns the settings of the platform that this server's environment names, or of the sandbox if it names none.
 * @throws ConfigurationError
 */
export function settings(): CommerceSettings {
  for (const [name, value = ''] of Object.entries(process.env))
    if (ofShop.includes(name.split('_')[0] ?? '') && !isPlain(value))
      throw new Error(
        `${name} has a line break in it, or another character that no header can carry: set it again, to one line of plain text.`,
      );
  return detectPlatform(process.env);
}

/** Further variables that change pages. */
const ofPages = [
  'ANALYTICS',
  'CHECKOUT_ORIGINS',
  'OFFLINE',
  'PAGE_FRESH_SECONDS',
  'REHEARSAL_URL',
  'SHARED_CACHE_SECONDS',
  'SITE_URL',
  'UCP_MCP_ENDPOINT',
  'WEB_MCP',
];

/** Returns the settings on which the bytes of pages depend. It contains secrets. Servers with other settings have other pages. */
export const pageSettings = (): string =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => ofPages.includes(name) || ofShop.includes(name.split('_')[0] ?? ''))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The prefixes of the shop's variables. */
const ofShop = ['SANDBOX', 'COMMERCE', 'ALGOLIA', ...credentialNames.map((name) => name.split('_')[0])];

const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Returns whether the environment has no credentials of a platform, so the shop runs on the sandbox. */
export const isOnSandbox = () => !credentialNames.some((name) => process.env[name]);

/** Returns the URL at which shoppers reach the shop. Pages must not take it from a request, since they are shared. */
export function siteUrl(): URL {
  const text = process.env.SITE_URL ?? 'http://localhost:3000';
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `SITE_URL is '${text}', which is not the address of a website: set it to the one at which shoppers reach the shop, such as ` +
        "'https://shop.example', or leave it out for http://localhost:3000.",
    );
  return url;
}

/** Returns the number of our own proxies that a request passes. As many addresses at the end of x-forwarded-for are trustworthy. */
export function trustedProxies(): number {
  const text = process.env.TRUSTED_PROXIES || '0';
  if (!/^\d$/.test(text))
    throw new Error(
      `TRUSTED_PROXIES is '${text}', which is not a number of proxies: set it to the number in front of the shop, such as 1, ` +
        'or leave it out if there is none.',
    );
  return Number(text);
}

const shortestSecret = 32;

/** Returns the secret that seals the shoppers' cookies and signs our URLs. The development server creates one for its lifetime. */
export function sessionSecret(): string {
  if (process.env.NODE_ENV !== 'production') process.env.SESSION_SECRET ??= crypto.randomUUID();
  const secret = process.env.SESSION_SECRET ?? '';
  if (secret.length < shortestSecret)
    throw new Error(
      `SESSION_SECRET ${secret ? `has ${secret.length} characters` : 'is not set'}, and it seals the shoppers' cookies: ` +
        `set it to a random text of at least ${shortestSecret} characters, the same for every server of the shop.`,
    );
  return secret;
}

/**
 * Earlier values of SESSION_SECRET, the latest first: PREVIOUS_SESSION_SECRETS, separated by spaces. They open cookies
 * and check addresses, but seal and sign nothing, so a secret can be replaced without a logout of every customer.
 * @throws Error for one that is too short to have been a secret
 */
export function previousSecrets(): string[] {
  const secrets = (process.env.PREVIOUS_SESSION_SECRETS ?? '').split(/\s+/).filter(Boolean);
  const short = secrets.find(({ length }) => length < shortestSecret);
  if (short !== undefined)
    throw new Error(
      `PREVIOUS_SESSION_SECRETS has a secret of ${short.length} characters: set it to the former values of SESSION_SECRET, which ` +
        `have at least ${shortestSecret}, separated by spaces, or leave it out.`,
    );
  return secrets;
}

/**
 * The limits of a login in days: SESSION_IDLE_DAYS without a visit, and SESSION_DAYS in all, at most 90, as long as cookies last. Defaults: 30 and 90.
 * @throws Error for any value except whole numbers from 1
 */
export const sessionDays = () => ({ idle: daysOf('SESSION_IDLE_DAYS', 30), most: daysOf('SESSION_DAYS', 90) });

/**
 * Ends all customers' logins from before a time: SESSIONS_SINCE, in ISO 8601 with a zone. In seconds since 1970. Default: 0, none.
 * @throws Error for any other value, and for a time that is not over
 */
export function sessionsSince(): number {
  const text = process.env.SESSIONS_SINCE;
  if (!text) return 0;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (time <= Date.now()) return Math.floor(time / 1000);
  throw new Error(
    `SESSIONS_SINCE is '${text}', which is not a time that is over: set it to one such as '2026-11-29T08:00Z', or leave it out if no login has to end.`,
  );
}

function daysOf(name: string, usual: number): number {
  const text = process.env[name] || String(usual);
  const days = Number(text);
  if (/^\d{1,2}$/.test(text) && days >= 1 && days <= 90) return days;
  throw new Error(
    `${name} is '${text}', which is not a number of days from 1 to 90: set it to one such as ${usual}, or leave it out for ${usual}.`,
  );
}

/**
 * The Redis that the servers of this shop share: REDIS_URL. Undefined if it is not set: each server then has its own memory.
 * @throws Error for any value except the address of a Redis
 */
export function redisUrl(): URL | undefined {
  const text = process.env.REDIS_URL;
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.hostname && /^rediss?:$/.test(url.protocol)) return url;
  // The value may contain a password.
  throw new Error(
    "REDIS_URL is not the address of a Redis: set it to one such as 'redis://127.0.0.1:6379', or with TLS 'rediss://…', or leave it " +
      'out if the shop has one server.',
  );
}

const shortestWebhookSecret = 16;

/**
 * The secret of a platform's webhooks, such as SHOPIFY_WEBHOOK_SECRET. Undefined if it is not set: the shop then takes none.
 * @param name of the variable. Without one, the platform has no webhooks.
 * @throws Error for one that could be guessed
 */
export function webhookSecret(name: string | undefined): string | undefined {
  const secret = name && process.env[name];
  if (!secret) return undefined;
  if (secret.length < shortestWebhookSecret)
    throw new Error(
      `${name} has ${secret.length} characters: set it to the secret of the platform's webhooks, which has at least ` +
        `${shortestWebhookSecret}, or leave it out if pages are made again after some minutes.`,
    );
  return secret;
}

/**
 * Checks the secrets of all platforms' webhooks.
 * @throws Error for one that could be guessed
 */
export function checkWebhooks() {
  for (const { platform } of flavours) webhookSecret(webhookSecretName(platform));
}

const logLevels = ['silent', 'error', 'warn', 'info'] as const;

/**
 * The level of the log: LOG_LEVEL. `'warn'` logs security events, `'info'` also a line for each request. Default:
 * `'warn'`.
 * @throws Error for another level
 */
export function logLevel(): (typeof logLevels)[number] {
  const text = process.env.LOG_LEVEL || 'warn';
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new Error(
    `LOG_LEVEL is '${text}', which is not a level: set it to one of ${logLevels.join(', ')}, or leave it out for warn.`,
  );
}

/**
 * The address for reports of vulnerabilities, for /.well-known/security.txt: SECURITY_CONTACT. Undefined if it is not
 * set.
 * @throws Error for any value except a mail address or the address of a website over TLS
 */
export function securityContact(): string | undefined {
  const text = process.env.SECURITY_CONTACT;
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && ['mailto:', 'https:'].includes(url.protocol)) return url.href;
  throw new Error(
    `SECURITY_CONTACT is '${text}', which is not an address to write to: set it to one such as 'mailto:security@shop.example' or ` +
      "'https://shop.example/security', or leave it out.",
  );
}

/**
 * The platform's own MCP endpoint, which the profile for agents names instead of this shop's: UCP_MCP_ENDPOINT. Undefined if it is not set.
 * @throws Error for any value except the address of a website over TLS
 */
export function platformMcp(): URL | undefined {
  const text = process.env.UCP_MCP_ENDPOINT;
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'https:') return url;
  throw new Error(
    `UCP_MCP_ENDPOINT is '${text}', which is not the address of an endpoint: set it to one such as ` +
      "'https://shop.example/api/ucp/mcp', or leave it out if agents buy through this server.",
  );
}

/**
 * Whether agents in a shopper's browser get the shop's tools (WebMCP, a trial): WEB_MCP. Default: false.
 * @throws Error for any value except `on` and `off`
 */
export function offersWebMcp(): boolean {
  const text = process.env.WEB_MCP || 'off';
  if (['on', 'off'].includes(text)) return text === 'on';
  throw new Error(`WEB_MCP is '${text}', which is neither on nor off: set it to 'on', or leave it out for off.`);
}

/**
 * Whether browsers keep the pages that a shopper visits, for times without a connection: OFFLINE. Default: true. The development server never
 * lets them, since its files change under one name.
 * @throws Error for any value except `on` and `off`
 */
export function keepsPages(): boolean {
  const text = process.env.OFFLINE || 'on';
  if (['on', 'off'].includes(text)) return text === 'on' && process.env.NODE_ENV === 'production';
  throw new Error(
    `OFFLINE is '${text}', which is neither on nor off: set it to 'off' if browsers must keep no pages, or leave it out for on.`,
  );
}

/**
 * The provider that counts views after consent: ANALYTICS. Undefined if it is not set: events then go to `window.dataLayer` only.
 * @throws Error for any value except a provider with its account
 */
export function analyticsProvider(): AnalyticsProvider | undefined {
  const text = process.env.ANALYTICS;
  if (!text) return undefined;
  const provider = readAnalyticsProvider(text);
  if (provider) return provider;
  throw new Error(
    `ANALYTICS is '${text}', which names no provider with its account: set it to one such as 'google:G-ABC123', ` +
      "'plausible:shop.example' or 'shopify:12345678:USD', or leave it out if nothing counts views.",
  );
}

/**
 * The rehearsal of this shop, to which its pages link: REHEARSAL_URL. Undefined if it is not set. `npm start` sets it.
 * @throws Error on a platform, and for any value except an address of this machine
 */
export function rehearsalUrl(): URL | undefined {
  const text = process.env.REHEARSAL_URL;
  if (!text) return undefined;
  if (!isOnSandbox())
    throw new Error(
      "REHEARSAL_URL is set and so are a platform's credentials, and a rehearsal is for the sandbox only: leave REHEARSAL_URL out.",
    );
  const url = URL.parse(text);
  if (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)) return url;
  throw new Error(
    `REHEARSAL_URL is '${text}', which is not an address of this machine: set it to one such as 'http://127.0.0.1:3010', or leave it out.`,
  );
}

/** Bytes of a page in Redis, as an estimate: HTML and data for client navigation, compressed. */
const sharedPageSize = 32_000;

/** The most pages that servers share in Redis: PAGE_CACHE_REDIS_MB as a number of pages. Default: 200 MB. */
export const mostSharedPages = (): number =>
  Math.floor((Number(process.env.PAGE_CACHE_REDIS_MB || 200) * 1_000_000) / sharedPageSize);

/**
 * Checks the settings that the page cache reads by itself: PAGE_CACHE_MEMORY_MB, PAGE_CACHE_DISK_MB, PAGE_CACHE_REDIS_MB,
 * PAGE_FRESH_SECONDS and SHARED_CACHE_SECONDS.
 * @throws Error for any value except a whole number
 */
export function checkPageCache() {
  checkNumber('PAGE_CACHE_MEMORY_MB', 'megabytes', 40);
  checkNumber('PAGE_CACHE_DISK_MB', 'megabytes', 2000);
  checkNumber('PAGE_CACHE_REDIS_MB', 'megabytes', 200);
  checkNumber('PAGE_FRESH_SECONDS', 'seconds', 300);
  checkNumber('SHARED_CACHE_SECONDS', 'seconds', 120);
}

function checkNumber(name: string, unit: string, usual: number) {
  const text = process.env[name];
  if (text && !/^\d{1,7}$/.test(text))
    throw new Error(
      `${name} is '${text}', which is not a number of ${unit}: set it to one such as ${usual}, or leave it out.`,
    );
}

/** Returns the origins of the platform's checkout in addition to its API's. CHECKOUT_ORIGINS contains them, separated by spaces. */
export function ownCheckoutOrigins(): string[] {
  return (process.env.CHECKOUT_ORIGINS ?? '').split(/\s+/).filter(Boolean).map(checkoutOrigin);
}

function checkoutOrigin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `CHECKOUT_ORIGINS names '${text}', which is not the address of a website: set it to the addresses of the platform's checkout, such ` +
      "as 'https://checkout.shop.example', separated by spaces, or leave it out if the checkout is at the platform's own address.",
  );
}
