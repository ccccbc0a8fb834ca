import { capabilitiesOf, clientsOf, type Clients, type NeededCapability } from '../port/calls.js';
import type { Capabilities } from '../port/commerce.js';
import type { ListingOffer } from '../port/listingParameters.js';
import { InputError } from '../port/errors.js';
import type { FlavourShop } from './shared/flavour.js';

/** What any search offers. */
export const relevanceOnly: ListingOffer = { sorts: ['relevance'], filters: [] };

/** The capabilities of a platform that does not state any, without the capabilities that follow from its calls. */
const defaultCapabilities: Omit<Capabilities, NeededCapability> = {
  login: 'password',
  registerFields: ['email', 'password'],
  changePassword: false,
  defaultAddress: false,
  pricesByCountry: false,
  linePricesOfPages: false,
  menu: 'none',
  sorts: ['featured'],
  filters: [],
  search: relevanceOnly,
  brands: false,
};

const { customer, cart, contact } = clientsOf(({ name, row: { needs } }) =>
  Promise.reject(
    new InputError(`${name}: the platform has no such call${needs ? `: ask \`capabilities.${needs}\` first` : ''}.`),
  ),
);

/** Without accounts, nobody is signed in. */
const noCustomers: Clients['customer'] = {
  ...customer,
  get: () => Promise.resolve(undefined),
  logout: () => Promise.resolve({}),
};

/** Adds everything that the platform's adapter leaves out: the capabilities of its calls, capabilities that are false, and calls that refuse. */
export const complete = (shop: FlavourShop): Clients & { capabilities: Capabilities } => ({
  ...shop,
  capabilities: { ...defaultCapabilities, ...capabilitiesOf(shop), ...shop.capabilities },
  cart: { ...cart, ...shop.cart },
  customer: { ...noCustomers, ...shop.customer },
  contact: { ...contact, ...shop.contact },
});
