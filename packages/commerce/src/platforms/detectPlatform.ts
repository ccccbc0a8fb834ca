import { flavours, type Api, type Flavour, type Platform } from '../model/flavours.js';
import { ConfigurationError } from '../port/errors.js';
import { readAlgoliaSettings } from '../search/algolia/environment.js';
import { registry } from './registry.js';
import type { CommerceSettings } from './settings.js';
import { hasAny, oneOf, type Environment } from '../shared/environment.js';

export type { Environment };

const flavoursOf = (platform: Platform) => flavours.filter((flavour) => flavour.platform === platform);

const platforms = [...new Set(flavours.map(({ platform }) => platform))];
const apis: readonly Api[] = [...new Set(flavours.flatMap((flavour): readonly Api[] => flavour.apis))];

/** The variables that hold the credentials of any platform. */
export const credentialNames: readonly string[] = [
  ...new Set(flavours.flatMap(({ name }) => registry[name].credentials)),
];

/**
 * Returns the settings of the shop that the environment names. Without credentials, this is the sandbox in the flavour that
 * `COMMERCE_PLATFORM` and `COMMERCE_API` name. Default: the first of `flavours`.
 * @throws ConfigurationError if variables contradict each other, or one is missing or malformed.
 */
export function detectPlatform(env: Environment): CommerceSettings {
  const platform = readPlatform(env);
  const { flavour, api } = readApi(env, platform);
  const settings = registry[flavour].readSettings(env, api);
  const search = readAlgoliaSettings(env);
  return search ? { ...settings, search } : settings;
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
  const hasCredentials = (platform: Platform) =>
    flavoursOf(platform).some(({ name }) => hasAny(env, registry[name].credentials));
  const [found, another] = platforms.filter(hasCredentials);
  if (found && another) {
    throw new ConfigurationError(
      `Two platforms at once: there are credentials of both ${found} and ${another}. ` +
        `Set COMMERCE_PLATFORM to ${oneOf([found, another])}.`,
    );
  }
  return found ?? flavours[0].platform;
}

/** Returns the API that the environment names, or the platform's default, with the flavour that uses it. */
function readApi(env: Environment, platform: Platform): { flavour: Flavour; api: Api } {
  const supported = flavoursOf(platform).flatMap(({ name, apis: own }) =>
    own.map((api: Api) => ({ flavour: name, api })),
  );
  const named = env.COMMERCE_API;
  const api = named ? apis.find((name) => name === named) : supported[0]?.api;
  if (!api) {
    throw new ConfigurationError(`Unsupported API type: COMMERCE_API is '${named}'. Set it to ${oneOf(apis)}.`);
  }
  const found = supported.find((each) => each.api === api);
  if (found) return found;
  throw new ConfigurationError(
    `Unsupported API type for ${platform}: COMMERCE_API is '${api}', which is not an API for a storefront there. ` +
      `Set it to ${oneOf(supported.map((each) => each.api))}, or leave it out.`,
  );
}
