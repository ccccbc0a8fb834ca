/** The customers' addresses in the REST API. */
import { countryName } from '../../countries.js';
import type { AddressInput } from '../../shop/customer/addresses.js';
import type { AddressRecord, CustomerRecord } from '../../shop/records.js';
import { collection, invalid, listEntity, noContent } from './answers.js';
import type { Call, Handler } from './call.js';
import { readQuery } from './query.js';
import { optionalText, requiredInteger, requiredTexts } from './values.js';

export const getAddresses: Handler = (call) => {
  const query = readQuery(call.url, ['id:in', 'customer_id:in', 'company:in', 'name:in', 'include']);
  const ids = query.integers('id:in');
  const owners = query.integers('customer_id:in');
  const companies = query.list('company:in');
  const names = query.list('name:in');
  const found = addressesOf(call).filter(
    ({ id, customerId, company = '', firstName, lastName }) =>
      (!ids || ids.has(id)) &&
      (!owners || owners.has(customerId)) &&
      (!companies || companies.includes(company)) &&
      (!names || names.includes([firstName, lastName].filter(Boolean).join(' '))),
  );
  return collection(found, query.page(), call.url, addressView);
};

/** Returns all addresses for a server, and the signed-in customer's addresses for a browser. */
function addressesOf(call: Call): AddressRecord[] {
  const { shop } = call.context;
  const self = call.customer();
  return self ? shop.addresses.all(self) : shop.store.all('address');
}

export const addressView = (address: AddressRecord) => {
  const { id, customerId, countryCode = '' } = address;
  return {
    id,
    customer_id: customerId,
    first_name: address.firstName ?? '',
    last_name: address.lastName ?? '',
    company: address.company ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    state_or_province: address.province ?? '',
    postal_code: address.zip ?? '',
    country_code: countryCode,
    country: countryName(countryCode) ?? '',
    phone: address.phone ?? '',
    address_type: 'residential',
  };
};

const required = [
  'first_name',
  'last_name',
  'address1',
  'city',
  'state_or_province',
  'postal_code',
  'country_code',
] as const;

/** @throws Problem if a required field is missing or the country is unknown */
export function addressInputOf(body: Record<string, unknown>, path: string): AddressInput {
  requiredTexts(body, required, path);
  return addressChangeOf(body, path);
}

/** Returns the changed fields of an address. Absent fields stay unchanged. */
function addressChangeOf(body: Record<string, unknown>, path: string): AddressInput {
  const text = (name: string) => optionalText(body[name], `${path}.${name}`);
  const countryCode = text('country_code')?.toUpperCase();
  if (countryCode !== undefined && !countryName(countryCode))
    throw invalid({ [`${path}.country_code`]: 'error.invalid' });
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: text('company'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    province: text('state_or_province'),
    zip: text('postal_code'),
    countryCode,
    phone: text('phone'),
  };
}

/** Creates addresses. A browser's addresses belong to its signed-in customer, so it need not name one. */
export const createAddresses: Handler = (call) => {
  const { shop } = call.context;
  const inputs = call.list().map((body, index) => ({
    owner: ownerOf(body, String(index), call),
    input: addressInputOf(body, String(index)),
  }));
  const created = inputs.flatMap(({ owner, input }) => {
    const outcome = shop.addresses.create(owner, input);
    return 'address' in outcome ? [outcome.address] : [];
  });
  return listEntity(created.map(addressView));
};

function ownerOf({ customer_id: id }: Record<string, unknown>, path: string, call: Call): CustomerRecord {
  const self = call.customer();
  if (self) return self;
  const owner = call.context.shop.customers.find(requiredInteger(id, `${path}.customer_id`));
  if (!owner) throw invalid({ [`${path}.customer_id`]: 'error.invalid' });
  return owner;
}

export const updateAddresses: Handler = (call) => {
  const { shop } = call.context;
  const own = addressesOf(call);
  const changes = call.list().map((body, index) => {
    const id = requiredInteger(body.id, `${index}.id`);
    const address = own.find((candidate) => candidate.id === id);
    if (!address) throw invalid({ [`${index}.id`]: 'error.invalid' });
    return { address, change: addressChangeOf(body, String(index)), path: String(index) };
  });
  const updated = changes.map(({ address, change, path }) => {
    const outcome = shop.addresses.update(address, change);
    if ('address' in outcome) return outcome.address;
    throw invalid(
      Object.fromEntries(outcome.problems.map(({ field = '' }) => [`${path}.${field}`, 'error.minLength'])),
    );
  });
  return listEntity(updated.map(addressView));
};

/** Deletes addresses. Ignores ids of missing addresses and of other customers' addresses. */
export const deleteAddresses: Handler = (call) => {
  const ids = readQuery(call.url, ['id:in']).integers('id:in');
  if (!ids) throw invalid({ 'id:in': 'error.path.missing' });
  for (const address of addressesOf(call)) if (ids.has(address.id)) call.context.shop.addresses.delete(address);
  return noContent();
};
