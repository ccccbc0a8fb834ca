/** The extension `dev.ucp.shopping.fulfillment`: where a checkout goes, and how. There is one method, shipping, with one parcel. */
import { countryOf, needsZip } from '../../countries.js';
import { arrivalText } from '../../shop/order/dispatch.js';
import type { Address, CartAddress, CartRecord } from '../../shop/records.js';
import type { Call } from './call.js';
import { recoverable, type Message } from './messages.js';
import type { Sold } from './lines.js';

/** An address in the protocol's form. */
export interface PostalAddress {
  street_address?: string;
  extended_address?: string;
  address_locality?: string;
  address_region?: string;
  address_country?: string;
  postal_code?: string;
  first_name?: string;
  last_name?: string;
  phone_number?: string;
}

interface MethodInput {
  type?: string;
  destinations?: (PostalAddress & { id?: string })[];
  selected_destination_id?: string | null;
  groups?: { id?: string; selected_option_id?: string | null }[];
}

export interface FulfillmentInput {
  methods?: MethodInput[];
}

const methodPath = '$.fulfillment.methods[0]';
const selectionPath = `${methodPath}.selected_destination_id`;
const optionPath = `${methodPath}.groups[0].selected_option_id`;

const fields = {
  street_address: 'address1',
  extended_address: 'address2',
  address_locality: 'city',
  address_region: 'province',
  address_country: 'countryCode',
  postal_code: 'zip',
  first_name: 'firstName',
  last_name: 'lastName',
  phone_number: 'phone',
} as const satisfies Record<keyof PostalAddress, keyof Address>;

const fieldNames = Object.keys(fields) as (keyof PostalAddress)[];

function addressFrom(input: PostalAddress): Partial<Address> {
  const given = fieldNames.flatMap((name) => {
    const text = input[name]?.trim();
    if (!text) return [];
    return [[fields[name], name === 'address_country' ? (countryOf(text)?.code ?? text) : text]];
  });
  return Object.fromEntries(given) as Partial<Address>;
}

export const postalAddress = (address: Partial<Address>): PostalAddress =>
  Object.fromEntries(fieldNames.flatMap((name) => (address[fields[name]] ? [[name, address[fields[name]]]] : [])));

type Change = Pick<CartRecord, 'addresses' | 'shippingRate'>;

/**
 * Returns the change of a cart by the whole fulfillment of a request. Without one, the address goes. An address that the request
 * selects by an unknown id, and an option that is not offered, change nothing.
 */
export function fulfillmentChange(
  cart: CartRecord,
  input: FulfillmentInput | undefined,
  { shop }: Call,
): { change?: Partial<Change>; messages: Message[] } {
  const method = input?.methods?.[0];
  if (!method) return { change: { addresses: [] }, messages: [] };
  if (method.type !== undefined && method.type !== 'shipping')
    return {
      messages: [recoverable('fulfillment_unavailable', 'The shop only sends its goods.', `${methodPath}.type`)],
    };
  const addresses = addressesOf(cart, method);
  const wanted = method.selected_destination_id;
  if (wanted != null && !addresses.some(({ id }) => id === wanted))
    return { messages: [recoverable('destination_unknown', `There is no destination ${wanted}.`, selectionPath)] };
  const selected = wanted ?? (addresses.length === 1 ? addresses[0]?.id : undefined);
  const chosen = addresses.map((address) => ({ ...address, selected: address.id === selected }));
  const option = method.groups?.[0]?.selected_option_id;
  const rates = shop.delivery.ratesOf({ ...cart, addresses: chosen });
  if (option != null && !rates.some(({ code }) => code === option))
    return { messages: [recoverable('option_unavailable', `There is no option ${option}.`, optionPath)] };
  return { change: { addresses: chosen, ...(option != null && { shippingRate: option }) }, messages: [] };
}

/** Returns the destinations of a method. One without an address, but with an id, is the one that the checkout has already. */
function addressesOf({ addresses = [] }: CartRecord, { destinations }: MethodInput): CartAddress[] {
  if (!destinations) return [...addresses];
  return destinations.map(({ id = '', ...input }, index) => {
    const address = addressFrom(input);
    const known = addresses.find((one) => one.id === id);
    if (known && Object.keys(address).length === 0) return known;
    return { id: id || `destination_${index + 1}`, address, selected: false, oneTimeUse: true };
  });
}

/** Returns the selected address of a checkout. */
export const selectedAddress = ({ addresses = [] }: CartRecord): Partial<Address> | undefined =>
  addresses.find(({ selected }) => selected)?.address;

/** Returns the messages about a missing or incomplete address. */
export function addressProblems(cart: CartRecord, { shop }: Call): Message[] {
  const { addresses = [] } = cart;
  const index = addresses.findIndex(({ selected }) => selected);
  const address = addresses[index]?.address;
  if (!address)
    return addresses.length > 0
      ? [recoverable('field_required', 'Select a destination.', selectionPath)]
      : [recoverable('field_required', 'A shipping address is required.', `${methodPath}.destinations`)];
  const path = (name: string) => `${methodPath}.destinations[${index}].${name}`;
  const required = ['street_address', 'address_locality', 'address_country', 'postal_code'] as const;
  const missing = required.filter(
    (name) => !address[fields[name]] && (name !== 'postal_code' || needsZip(address.countryCode ?? '')),
  );
  if (missing.length > 0)
    return missing.map((name) => recoverable('field_required', `${name} is required.`, path(name)));
  const isDeliverable = countryOf(address.countryCode ?? '') !== undefined && shop.delivery.ratesOf(cart).length > 0;
  return isDeliverable
    ? []
    : [recoverable('address_undeliverable', 'The shop does not send its goods there.', path('address_country'))];
}

export function fulfillmentData(cart: CartRecord, sold: readonly Sold[], call: Call) {
  const { shop, version } = call;
  const ids = sold.map(({ id }) => id);
  const { addresses = [] } = cart;
  const selected = addresses.find((address) => address.selected);
  const isCurrent = version !== '2026-04-08';
  const options = shop.delivery.ratesOf(cart).map((rate) => {
    const description = arrivalText(rate, shop.now(), shop.data) ?? rate.description;
    return {
      id: rate.code,
      title: rate.title,
      // A description is an object since the second version.
      ...(description && { description: isCurrent ? { plain: description } : description }),
      totals: [{ type: 'total', amount: shop.delivery.costOf(cart, rate) }],
    };
  });
  const group = { id: 'parcel', line_item_ids: ids, options, selected_option_id: shop.delivery.chosenOf(cart)?.code };
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids: ids,
        destinations: addresses.map(({ id, address }) => ({
          ...(isCurrent && { type: 'shipping_address' }),
          id,
          ...postalAddress(address),
        })),
        ...(selected && { selected_destination_id: selected.id, groups: [group] }),
      },
    ],
  };
}
