import { ConfigurationError } from '../port/errors.js';
import type { Platform } from '../model/entities.js';
import type { AlgoliaSettings, CommerceSettings, ShopifyGraphqlSettings } from './settings.js';

/** The variables of the environment that say which shop this is. An empty one counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Api = 'graphql' | 'rest' | 'management';

const platforms: readonly Platform[] = ['shopify', 'big_commerce'];
const apis: readonly Api[] = ['graphql', 'rest', 'management'];

/** The APIs that a storefront can run on; the first one is the default. */
const apisOf: Record<Platform, readonly Api[]> = {
  shopify: ['graphql', 'rest'],
  big_commerce: ['rest', 'management'],
};

const sandboxUrl = 'http://127.0.0.1:4010';

/**
 * Which shop the environment names. Without any credentials it is the sandbox, spoken to as `shopify_graphql`, or as `COMMERCE_PLATFORM` and `COMMERCE_API` say.
 * @throws ConfigurationError where the variables contradict each other, or where one is missing or malformed.
 */
export function detectPlatform(env: Environment): CommerceSettings {
  const platform = readPlatform(env);
  const api = readApi(env, platform);
  const settings = platform === 'shopify' ? shopifySettings(env, api) : bigCommerceSettings(env, api);
  const search = algoliaSettings(env);
  return search ? { ...settings, search } : settings;
}

const algoliaNames = ['ALGOLIA_APPLICATION_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/** Undefined where none of it is set: the platform's own search then. */
function algoliaSettings(env: Environment): AlgoliaSettings | undefined {
  const applicationId = read(env, 'ALGOLIA_APPLICATION_ID', /^[a-z\d]+$/i, "an application id such as 'ABC123DEF4'");
  const searchKey = readSecretly(env, 'ALGOLIA_SEARCH_KEY', /^[!-~]+$/, 'the key alone, in one line');
  const index = read(env, 'ALGOLIA_INDEX', /^[^/?#*%]+$/, "the name of an index such as 'products'");
  const baseUrl = read(env, 'ALGOLIA_URL', /^https?:\/\/[^/]+$/, "an address such as 'http://127.0.0.1:4010'");
  if (applicationId && searchKey && index) return { applicationId, searchKey, index, ...(baseUrl && { baseUrl }) };
  if (!hasAny(env, algoliaNames)) return undefined;
  const missing = algoliaNames.filter((name) => !env[name]);
  throw new ConfigurationError(
    `The search service is configured in part: ${missing.join(' and ')} is not set. ` +
      `Set all of ${algoliaNames.join(', ')}, or none for the platform's own search.`,
  );
}

function readPlatform(env: Environment): Platform {
  const named = env.COMMERCE_PLATFORM;
  if (named) {
    const platform = platforms.find((name) => name === named);
    if (platform) return platform;
    throw new ConfigurationError(
      `Unsupported platform: COMMERCE_PLATFORM is '${named}'. Set it to ${oneOf(platforms)}, or leave it out.`,
    );
  }
  const hasShopify = hasAny(env, ['SHOPIFY_STORE_DOMAIN', ...shopifyTokens]);
  const hasBigCommerce = hasAny(env, bigCommerceCredentials);
  if (hasShopify && hasBigCommerce) {
    throw new ConfigurationError(
      `Two platforms at once: there are credentials of both. Set COMMERCE_PLATFORM to ${oneOf(platforms)}.`,
    );
  }
  return hasBigCommerce ? 'big_commerce' : 'shopify';
}

function readApi(env: Environment, platform: Platform): Api {
  const supported = apisOf[platform];
  const named = env.COMMERCE_API;
  const api = named ? apis.find((name) => name === named) : supported[0];
  if (!api) {
    throw new ConfigurationError(`Unsupported API type: COMMERCE_API is '${named}'. Set it to ${oneOf(apis)}.`);
  }
  if (supported.includes(api)) return api;
  throw new ConfigurationError(
    `Unsupported API type for ${platform}: COMMERCE_API is '${api}', which is no API for a storefront there. ` +
      `Set it to ${oneOf(supported)}, or leave it out.`,
  );
}

const shopifyTokens = ['SHOPIFY_STOREFRONT_PUBLIC_TOKEN', 'SHOPIFY_STOREFRONT_PRIVATE_TOKEN'] as const;

function shopifySettings(env: Environment, api: Api): CommerceSettings {
  const domain = env.SHOPIFY_STORE_DOMAIN;
  const [publicToken, privateToken] = shopifyTokens.map((name) => env[name] || undefined);
  const hasToken = publicToken !== undefined || privateToken !== undefined;
  // The theme's endpoints need no token. Only customers do, since the Storefront API reads them.
  if (domain && !hasToken && api === 'graphql') {
    throw new ConfigurationError(
      `Half of Shopify's credentials are missing: SHOPIFY_STORE_DOMAIN is set, but no access token. ` +
        `Set ${shopifyTokens.join(' or ')} as well, or neither for the sandbox.`,
    );
  }
  if (!domain && hasToken) {
    throw new ConfigurationError(
      `Half of Shopify's credentials are missing: an access token is set, but not whose. ` +
        `Set SHOPIFY_STORE_DOMAIN as well, such as 'example.myshopify.com', or neither for the sandbox.`,
    );
  }
  const baseUrl = domain ? storeUrl(domain) : readSandboxUrl(env);
  return {
    flavour: api === 'rest' ? 'shopify_rest' : 'shopify_graphql',
    baseUrl,
    publicToken,
    privateToken,
    apiVersion: read(env, 'SHOPIFY_API_VERSION', /^(\d{4}-\d{2}|unstable)$/, "a version such as '2026-04'"),
    customerAccounts: customerAccounts(env),
    ...contactUrl(env),
  };
}

/** Without a client id, customers have passwords. */
function customerAccounts(env: Environment): ShopifyGraphqlSettings['customerAccounts'] {
  const clientId = read(env, 'SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_ID', /^[\w-]+$/, 'the id of the customer account client');
  const clientSecret = readSecretly(env, 'SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_SECRET', /^[!-~]+$/, 'the secret alone');
  if (clientId) return { clientId, ...(clientSecret && { clientSecret }) };
  if (!clientSecret) return undefined;
  throw new ConfigurationError(
    `A customer account client is incomplete: its secret is set, but not its id. ` +
      `Set SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_ID as well, or neither for customers with passwords.`,
  );
}

const bigCommerceCredentials = ['BIGCOMMERCE_STORE_HASH', 'BIGCOMMERCE_ACCESS_TOKEN'] as const;

function bigCommerceSettings(env: Environment, api: Api): CommerceSettings {
  const names = { flavour: 'big_commerce', api: api === 'management' ? 'management' : 'rest' } as const;
  const missing = bigCommerceCredentials.filter((name) => !env[name]);
  if (missing.length === bigCommerceCredentials.length) {
    const baseUrl = readSandboxUrl(env);
    const sandbox = { baseUrl, contactUrl: `${baseUrl}/contact`, storeHash: 'sandbox', accessToken: 'sandbox' };
    return { ...names, ...sandbox, ...contactUrl(env) };
  }
  const storeHash = readSecretly(
    env,
    'BIGCOMMERCE_STORE_HASH',
    /^[a-z\d]+$/i,
    'the part behind /stores/ of its API path',
  );
  const accessToken = readSecretly(env, 'BIGCOMMERCE_ACCESS_TOKEN', /^[!-~]+$/, 'the token alone, in one line');
  const storeUrl = read(
    env,
    'BIGCOMMERCE_STORE_URL',
    /^https:\/\/[^/]+\/?$/,
    "an address such as 'https://store-abc123.mybigcommerce.com'",
  );
  if (storeHash && accessToken)
    return { ...names, storeHash, accessToken, ...(storeUrl && { storeUrl }), ...contactUrl(env) };
  throw new ConfigurationError(
    `BigCommerce's credentials are incomplete: ${missing.join(' and ')} is not set. ` +
      `Set both, which the store's control panel shows under API accounts, or neither for the sandbox.`,
  );
}

/** Where messages to the shop go, where it is not the contact form of the shop's own theme. */
function contactUrl(env: Environment): { contactUrl?: string } {
  const url = read(env, 'CONTACT_URL', /^https?:\/\/[^/\s]+\S*$/, "an address such as 'https://example.com/contact'");
  return url === undefined ? {} : { contactUrl: url };
}

/** As `read`, for what an error must not tell. */
function readSecretly(env: Environment, name: string, pattern: RegExp, kind: string): string | undefined {
  const value = env[name];
  if (!value || pattern.test(value)) return value;
  throw new ConfigurationError(`${name} is malformed. Set it to ${kind}.`);
}

function storeUrl(domain: string): string {
  const host = domain.replace(/^https:\/\//, '').replace(/\/+$/, '');
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)) return `https://${host}`;
  throw new ConfigurationError(
    `SHOPIFY_STORE_DOMAIN is '${domain}', which is no domain. Set it to one such as 'example.myshopify.com'.`,
  );
}

function readSandboxUrl(env: Environment): string {
  const url = env.SANDBOX_URL || sandboxUrl;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '');
  throw new ConfigurationError(`SANDBOX_URL is '${url}', which is no address. Set it to one such as '${sandboxUrl}'.`);
}

function read(env: Environment, name: string, pattern: RegExp, kind: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (pattern.test(value)) return value;
  throw new ConfigurationError(`${name} is '${value}', which is malformed. Set it to ${kind}, or leave it out.`);
}

const hasAny = (env: Environment, names: readonly string[]): boolean => names.some((name) => env[name]);

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' or ');
