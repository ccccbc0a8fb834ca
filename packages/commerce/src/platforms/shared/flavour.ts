import type { Platform } from '../../model/entities.js';
import type { Commerce } from '../../port/commerce.js';
import type { CommerceDependencies } from './dependencies.js';

/** A platform reached through one of its APIs: a row of the registry. */
export interface FlavourRow<Settings> {
  platform: Platform;
  /** Asks nothing of the platform yet. */
  create(settings: Settings, dependencies: CommerceDependencies): Omit<Commerce, 'platform'>;
}
