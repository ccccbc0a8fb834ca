import { flavours, type Flavour } from '../model/flavours.js';
import type { Commerce } from '../port/commerce.js';
import { ConfigurationError } from '../port/errors.js';
import { assemble } from './assemble.js';
import { registry } from './registry.js';
import type { CommerceDependencies } from './shared/dependencies.js';
import { withLogins } from './shared/withLogins.js';
import type { CommerceSettings } from './settings.js';

/**
 * Creates the shop that the settings describe. Sends no request.
 * @throws ConfigurationError if the platform does not exist: untyped programs also pass settings.
 */
export function createCommerce<Name extends Flavour>(
  settings: CommerceSettings<Name>,
  dependencies: CommerceDependencies,
): Commerce {
  const flavour = flavours.find(({ name }) => name === settings.flavour);
  if (!flavour) {
    throw new ConfigurationError(
      `Unsupported platform: there is no '${settings.flavour}'. Set \`flavour\` to ${flavours.map(({ name }) => name).join(', ')}.`,
    );
  }
  const shop = withLogins(
    (session) => registry[settings.flavour as Name].create(settings, { ...dependencies, session }),
    dependencies,
    registry[settings.flavour].addresses?.resetLink,
  );
  return assemble({ platform: flavour.platform, shop, search: settings.search, dependencies });
}
