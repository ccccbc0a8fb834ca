import { ConfigurationError } from '../../port/errors.js';
import {
  hasAny,
  read,
  readContactUrl,
  readSandboxUrl,
  readSecretly,
  type Environment,
} from '../../shared/environment.js';
import type { BigCommerceSettings } from './settings.js';

const required = ['BIGCOMMERCE_STORE_HASH', 'BIGCOMMERCE_ACCESS_TOKEN'] as const;

/** Names of the variables that only a BigCommerce shop has. */
export const credentials = [...required, 'BIGCOMMERCE_STOREFRONT_TOKEN'] as const;

export const sandboxSettings = (baseUrl: string): BigCommerceSettings => ({
  flavour: 'big_commerce',
  api: 'rest',
  baseUrl,
  contactUrl: `${baseUrl}/contact`,
  storeHash: 'sandbox',
  accessToken: 'sandbox',
  storefrontToken: 'sandbox',
});

/** @param api any value but 'management' means 'rest', the other name of the same API */
export function readSettings(env: Environment, api: string): BigCommerceSettings {
  const names = { flavour: 'big_commerce', api: api === 'management' ? 'management' : 'rest' } as const;
  if (!hasAny(env, credentials)) return { ...sandboxSettings(readSandboxUrl(env)), ...names, ...readContactUrl(env) };
  const storeHash = readSecretly(
    env,
    'BIGCOMMERCE_STORE_HASH',
    /^[a-z\d]+$/i,
    'the part behind /stores/ of its API path',
  );
  const accessToken = readSecretly(env, 'BIGCOMMERCE_ACCESS_TOKEN', /^[!-~]+$/, 'the token alone, in one line');
  const storefrontToken = readSecretly(env, 'BIGCOMMERCE_STOREFRONT_TOKEN', /^[!-~]+$/, 'the token alone, in one line');
  const storeUrl = read(
    env,
    'BIGCOMMERCE_STORE_URL',
    /^https:\/\/[^/]+\/?$/,
    "an address such as 'https://store-abc123.mybigcommerce.com'",
  );
  if (storeHash && accessToken)
    return {
      ...names,
      storeHash,
      accessToken,
      ...(storeUrl && { storeUrl }),
      ...(storefrontToken && { storefrontToken }),
      ...readContactUrl(env),
    };
  const missing = required.filter((name) => !env[name]);
  throw new ConfigurationError(
    `BigCommerce's credentials are incomplete: ${missing.join(' and ')} is not set. ` +
      `Set both, which the store's control panel shows under API accounts, or neither for the sandbox.`,
  );
}
