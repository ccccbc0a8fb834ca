import type { Api } from '../../model/flavours.js';
import type { Commerce } from '../../port/commerce.js';
import type { CommerceDependencies } from './dependencies.js';
import type { Environment } from './environment.js';

/** A platform reached through one of its APIs: a row of the registry. */
export interface FlavourRow<Settings> {
  /** Variables of the environment that only this platform has: where one of them is set, the shop is on it. */
  credentials: readonly string[];
  /**
   * How the environment says to reach the shop: the sandbox, where it holds none of `credentials`.
   * @throws ConfigurationError where a variable is missing or malformed.
   */
  readSettings(env: Environment, api: Api): Settings;
  /** How to reach the sandbox at this address. */
  sandboxSettings(baseUrl: string): Settings;
  /** Asks nothing of the platform yet. */
  create(settings: Settings, dependencies: CommerceDependencies): Omit<Commerce, 'platform'>;
}
