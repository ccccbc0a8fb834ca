import type { Api } from '../../model/flavours.js';
import type { Clients, OptionalCalls } from '../../port/calls.js';
import type { Capabilities } from '../../port/commerce.js';
import type { CallOptions } from '../../port/context.js';
import type { CustomerResult } from '../../port/customer.js';
import type { CommerceDependencies } from './dependencies.js';
import type { Environment } from '../../shared/environment.js';
import type { TransportOptions } from '../../shared/transport.js';
import type { PlatformWebhooks } from './webhooks.js';

/** A platform reached through one of its APIs: a row of the registry. */
export interface FlavourRow<Settings> {
  /** The environment variables of this platform's credentials. If one of them is set, the shop is on this platform. */
  credentials: readonly string[];
  /**
   * Returns the settings in the environment. Without any of `credentials` they are the sandbox's.
   * @throws ConfigurationError if a variable is missing or malformed.
   */
  readSettings(env: Environment, api: Api): Settings;
  /** Returns the settings for the sandbox at this URL. */
  sandboxSettings(baseUrl: string): Settings;
  /** Returns the URL whose origin has the checkout. Default: the settings' `baseUrl`. */
  checkoutAddress?(settings: Settings): string | undefined;
  /** The site allows pictures from, and redirects to, these URLs. */
  addresses?: PlatformAddresses;
  /** Its reports of changes. Default: none. */
  webhooks?: PlatformWebhooks;
  /**
   * Reads the ids of an order's products. Needed only if the webhooks of orders do not name them. Empty for an order that does not exist.
   * @throws CommerceError
   */
  readOrderedProducts?(settings: Settings, options: TransportOptions, order: string): Promise<readonly number[]>;
  /** Creates the shop. Sends no request. */
  create(settings: Settings, dependencies: CommerceDependencies): FlavourShop;
}

/**
 * The hosts of a platform, and the pages of its own to which a shop links. A platform leaves out what it does not have.
 */
export interface PlatformAddresses {
  /** The hosts of its pictures, from which browsers may load them: 'cdn.shopify.com' */
  imageHosts?: readonly string[];
  /** Matches the paths of its checkout. */
  checkoutPath?: RegExp;
  /** Its links to a new password, and the parameter in which the shop's page receives one. */
  resetLink?: {
    parameter: string;
    matches(url: URL): boolean;
    /** Returns the id of the customer whom the link names. Needed only if the platform may keep logins after a new password. */
    accountOf?(url: URL): string | undefined;
  };
}

/**
 * A shop as an adapter creates it. Calls that it leaves out refuse. It has the capabilities of the calls that it does not leave out, and others that
 * it leaves out are false.
 */
export interface FlavourShop extends Pick<Clients, 'catalog' | 'inventory' | 'search'> {
  capabilities: Partial<Capabilities>;
  cart: Optionally<Clients['cart'], OptionalCalls<'cart'>>;
  /** Without it, nobody can have an account. */
  customer?: FlavourCustomers;
  contact?: Clients['contact'];
}

/** The calls of customers that an adapter has. */
export interface FlavourCustomers extends Optionally<Clients['customer'], OptionalCalls<'customer'>> {
  /**
   * Checks the signed-in customer's password, and begins no login that stays. Returns the error `customer.passwordWrong` or
   * `customer.tokenNotFound`, or none. Absent if customers have no passwords.
   */
  checkPassword?(password: string, options: CallOptions): Promise<CustomerResult>;
}

type Optionally<Type, Names extends keyof Type> = Omit<Type, Names> & Partial<Pick<Type, Names>>;
