import { ConfigurationError } from '../port/errors.js';

/** The environment variables that describe the shop. An empty variable counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

const sandboxUrl = 'http://127.0.0.1:4010';

/** @throws ConfigurationError if the variable does not match the pattern; `kind` describes the expected value in its message. */
export function read(env: Environment, name: string, pattern: RegExp, kind: string): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (pattern.test(value)) return value;
  throw new ConfigurationError(`${name} is '${value}', which is malformed. Set it to ${kind}, or leave it out.`);
}

/** Like `read`, for secrets: the error does not contain the value. */
export function readSecretly(env: Environment, name: string, pattern: RegExp, kind: string): string | undefined {
  const value = env[name];
  if (!value || pattern.test(value)) return value;
  throw new ConfigurationError(`${name} is malformed. Set it to ${kind}.`);
}

/** Reads the URL for messages to the shop, if it is not the contact form of the shop's own theme. */
export function readContactUrl(env: Environment): { contactUrl?: string } {
  const url = read(env, 'CONTACT_URL', /^https?:\/\/[^/\s]+\S*$/, "an address such as 'https://example.com/contact'");
  return url === undefined ? {} : { contactUrl: url };
}

export function readSandboxUrl(env: Environment): string {
  const url = env.SANDBOX_URL || sandboxUrl;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '');
  throw new ConfigurationError(
    `SANDBOX_URL is '${url}', which is not an address. Set it to one such as '${sandboxUrl}'.`,
  );
}

export const hasAny = (env: Environment, names: readonly string[]): boolean => names.some((name) => env[name]);

export const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' or ');
