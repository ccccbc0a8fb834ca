import type { Api } from '../../model/flavours.js';
import type { Clients, OptionalCalls } from '../../port/calls.js';
import type { Capabilities } from '../../port/commerce.js';
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
  /** Returns the address whose origin has the checkout. Default: the settings' `baseUrl`. */
  checkoutAddress?(settings: Settings): string | undefined;
  /** Creates the shop. Sends no request. */
  create(settings: Settings, dependencies: CommerceDependencies): FlavourShop;
}

/** A shop as an adapter creates it. Capabilities that it leaves out are false, and calls that it leaves out refuse. */
export interface FlavourShop extends Pick<Clients, 'catalog' | 'inventory' | 'search'> {
  capabilities: Partial<Capabilities>;
  cart: Optionally<Clients['cart'], OptionalCalls<'cart'>>;
  /** Without it, nobody can have an account. */
  customer?: Clients['customer'];
  contact?: Clients['contact'];
}

type Optionally<Type, Names extends keyof Type> = Omit<Type, Names> & Partial<Pick<Type, Names>>;
