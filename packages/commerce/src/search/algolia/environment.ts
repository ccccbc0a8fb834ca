import { hasAny, read, readSecretly, type Environment } from '../../shared/environment.js';
import { ConfigurationError } from '../../port/errors.js';
import type { AlgoliaSettings } from './settings.js';

const names = ['ALGOLIA_APPLICATION_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/** Reads the settings. Undefined if none of the variables is set: the shop then uses the platform's own search. */
export function readAlgoliaSettings(env: Environment): AlgoliaSettings | undefined {
  const applicationId = read(env, 'ALGOLIA_APPLICATION_ID', /^[a-z\d]+$/i, "an application id such as 'ABC123DEF4'");
  const searchKey = readSecretly(env, 'ALGOLIA_SEARCH_KEY', /^[!-~]+$/, 'the key alone, in one line');
  const index = read(env, 'ALGOLIA_INDEX', /^[^/?#*%]+$/, "the name of an index such as 'products'");
  const baseUrl = read(env, 'ALGOLIA_URL', /^https?:\/\/[^/]+$/, "an address such as 'http://127.0.0.1:4010'");
  if (applicationId && searchKey && index) return { applicationId, searchKey, index, ...(baseUrl && { baseUrl }) };
  if (!hasAny(env, names)) return undefined;
  const missing = names.filter((name) => !env[name]);
  throw new ConfigurationError(
    `The search service is configured in part: ${missing.join(' and ')} is not set. ` +
      `Set all of ${names.join(', ')}, or none for the platform's own search.`,
  );
}
