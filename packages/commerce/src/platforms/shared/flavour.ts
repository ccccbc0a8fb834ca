import type { Api } from '../../model/flavours.js';
import type { Commerce } from '../../port/commerce.js';
import type { CommerceDependencies } from './dependencies.js';
import type { Environment } from './environment.js';

/** A platform reached through one of its APIs: a row of the registry. */
export interface FlavourRow<Settings> {
  /** The environment variables of this platform's credentials. If one of them is set, the shop is on this platform. */
  credentials: readonly string[];
  /**
   * Returns the settings in the environment. Without any of `credentials` they are the sandbox's.
   * @throws ConfigurationError if a variable is missing or malformed.
   */
  readSettings(env: Environment, api: Api): Settings;
  /** Returns the settings for the sandbox at this address. */
  sandboxSettings(baseUrl: string): Settings;
  /** Creates the shop. Sends no request. */
  create(settings: Settings, dependencies: CommerceDependencies): Omit<Commerce, 'platform'>;
}
