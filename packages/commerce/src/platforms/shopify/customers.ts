import type { Capabilities } from '../../port/commerce.js';
import type { CommerceDependencies } from '../shared/dependencies.js';
import type { FlavourCustomers } from '../shared/flavour.js';
import type { CartOwner } from '../shared/cartOwner.js';
import { sharedDataCache } from '../shared/dataCache.js';
import type { Call } from './storefront/client.js';
import { createCustomer } from './storefront/customer.js';
import type { NormalizeContext } from './storefront/normalize.js';
import type { ShopifyGraphqlSettings } from './storefront/settings.js';
import { systemClock, type Transport } from '../../shared/transport.js';
import { createCustomerAccount } from './customer_account/customer.js';

type AccountCapabilities = Pick<Capabilities, 'login' | 'registerFields' | 'changePassword' | 'defaultAddress'>;

/** Accounts with passwords. Customers can change the password only with a link from a mail. */
const passwordAccounts: AccountCapabilities = {
  login: 'password',
  registerFields: ['email', 'password'],
  changePassword: false,
  defaultAddress: true,
};

/** Accounts at the platform, which also creates them. */
const redirectAccounts: AccountCapabilities = {
  login: 'redirect',
  registerFields: [],
  changePassword: false,
  defaultAddress: true,
};

/** The parts of a flavour that its customers need. */
export interface CustomersParts {
  call: Call;
  transport: Transport;
  context: NormalizeContext;
  owner: CartOwner<string>;
}

/** Creates the customer client for both Shopify flavours. The settings determine how customers sign in. */
export function createCustomers(
  { customerAccounts }: Pick<ShopifyGraphqlSettings, 'customerAccounts'>,
  { session, cache = sharedDataCache, renewals = cache, clock: { now } = systemClock }: CommerceDependencies,
  parts: CustomersParts,
): { capabilities: AccountCapabilities; customer: FlavourCustomers } {
  const options = { ...parts, session, cache, renewals, now };
  if (!customerAccounts) return { capabilities: passwordAccounts, customer: createCustomer(options) };
  const customer = createCustomerAccount({ ...options, ...options.context, settings: customerAccounts });
  return { capabilities: redirectAccounts, customer };
}
