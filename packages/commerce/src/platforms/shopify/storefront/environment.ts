import { ConfigurationError } from '../../../port/errors.js';
import { read, readContactUrl, readSandboxUrl, readSecretly, type Environment } from '../../../shared/environment.js';
import type { ShopifyGraphqlSettings } from './settings.js';

const tokens = ['SHOPIFY_STOREFRONT_PUBLIC_TOKEN', 'SHOPIFY_STOREFRONT_PRIVATE_TOKEN'] as const;

/** Names of the variables that only a Shopify shop has. */
export const credentials = ['SHOPIFY_STORE_DOMAIN', ...tokens];

interface SettingsRules {
  /** Whether the API requires a token. */
  needsToken: boolean;
}

/** Reads the settings that both flavours share. */
export function readShopifySettings(
  env: Environment,
  { needsToken }: SettingsRules,
): Omit<ShopifyGraphqlSettings, 'flavour'> {
  const domain = env.SHOPIFY_STORE_DOMAIN;
  const [publicToken, privateToken] = tokens.map((name) => env[name] || undefined);
  const hasToken = publicToken !== undefined || privateToken !== undefined;
  if (domain && !hasToken && needsToken) {
    throw new ConfigurationError(
      `Half of Shopify's credentials are missing: SHOPIFY_STORE_DOMAIN is set, but no access token. ` +
        `Set ${tokens.join(' or ')} as well, or neither for the sandbox.`,
    );
  }
  if (!domain && hasToken) {
    throw new ConfigurationError(
      `Half of Shopify's credentials are missing: an access token is set, but not whose. ` +
        `Set SHOPIFY_STORE_DOMAIN as well, such as 'example.myshopify.com', or neither for the sandbox.`,
    );
  }
  return {
    baseUrl: domain ? storeUrl(domain) : readSandboxUrl(env),
    publicToken,
    privateToken,
    apiVersion: read(env, 'SHOPIFY_API_VERSION', /^(\d{4}-\d{2}|unstable)$/, "a version such as '2026-04'"),
    customerAccounts: customerAccounts(env),
    ...readContactUrl(env),
  };
}

/** Reads the customer account client. Without a client id, customers have passwords. */
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

function storeUrl(domain: string): string {
  const host = domain.replace(/^https:\/\//, '').replace(/\/+$/, '');
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host)) return `https://${host}`;
  throw new ConfigurationError(
    `SHOPIFY_STORE_DOMAIN is '${domain}', which is not a domain. Set it to one such as 'example.myshopify.com'.`,
  );
}
