import { ConfigurationError } from '../../port/errors.js';

/** The variables of the environment that say which shop this is. An empty one counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

const sandboxUrl = 'http://127.0.0.1:4010';

/** @throws ConfigurationError where the variable does not match; `kind` says in the message what it should be. */
export function read(env: Environment, name: string, pattern: RegExp, kind: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (pattern.test(value)) return value;
  throw new ConfigurationError(`${name} is '${value}', which is malformed. Set it to ${kind}, or leave it out.`);
}

/** As `read`, for what an error must not tell. */
export function readSecretly(env: Environment, name: string, pattern: RegExp, kind: string): string | undefined {
  const value = env[name];
  if (!value || pattern.test(value)) return value;
  throw new ConfigurationError(`${name} is malformed. Set it to ${kind}.`);
}

/** Where messages to the shop go, where it is not the contact form of the shop's own theme. */
export function readContactUrl(env: Environment): { contactUrl?: string } {
  const url = read(env, 'CONTACT_URL', /^https?:\/\/[^/\s]+\S*$/, "an address such as 'https://example.com/contact'");
  return url === undefined ? {} : { contactUrl: url };
}

export function readSandboxUrl(env: Environment): string {
  const url = env.SANDBOX_URL || sandboxUrl;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '');
  throw new ConfigurationError(`SANDBOX_URL is '${url}', which is no address. Set it to one such as '${sandboxUrl}'.`);
}

export const hasAny = (env: Environment, names: readonly string[]): boolean => names.some((name) => env[name]);

export const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' or ');
