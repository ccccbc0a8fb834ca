/** Customers of the REST API. Requests contain arrays, and the first invalid item stops the request. */
import { problemText, type CustomerProblem } from '../../shop/customer/customerProblems.js';
import type { CustomerOutcome } from '../../shop/customer/customers.js';
import type { CustomerRecord } from '../../shop/records.js';
import { addressInputOf, addressView } from './addresses.js';
import { collection, invalid, listEntity, Problem } from './answers.js';
import type { Call, Handler } from './call.js';
import { timeOf } from './cartViews.js';
import { readQuery } from './query.js';
import { optionalText, requiredInteger, requiredTexts } from './values.js';
import { json } from '../../http.js';

const sorts = [
  'date_created:asc',
  'date_created:desc',
  'last_name:asc',
  'last_name:desc',
  'date_modified:asc',
  'date_modified:desc',
] as const;

export const getCustomers: Handler = (call) => {
  const query = readQuery(call.url, ['id:in', 'email:in', 'name:in', 'name:like', 'phone:in', 'include', 'sort']);
  const ids = query.integers('id:in');
  const emails = query.list('email:in')?.map((email) => email.toLowerCase());
  const names = query.list('name:in')?.map((name) => name.toLowerCase());
  const likes = query.list('name:like')?.map((name) => name.toLowerCase());
  const phones = query.list('phone:in');
  const found = customersOf(call).filter(
    (customer) =>
      (!ids || ids.has(customer.id)) &&
      (!emails || emails.includes(customer.email)) &&
      (!names || names.includes(nameOf(customer))) &&
      (!likes || likes.some((part) => nameOf(customer).includes(part))) &&
      (!phones || phones.includes(customer.phone ?? '')),
  );
  const [field, direction] = query.oneOf('sort', sorts)?.split(':') ?? [];
  if (field) found.sort((a, b) => sortKeyOf(a, field).localeCompare(sortKeyOf(b, field)));
  if (direction === 'desc') found.reverse();
  const withAddresses = query.list('include')?.includes('addresses') ?? false;
  return collection(found, query.page(), call.url, (customer) => customerView(customer, withAddresses, call));
};

/** Returns all customers for a server, and the signed-in customer for a browser. */
function customersOf(call: Call): CustomerRecord[] {
  const self = call.customer();
  return self ? [self] : call.context.shop.store.all('customer');
}

const nameOf = ({ firstName, lastName }: CustomerRecord): string =>
  [firstName, lastName].filter(Boolean).join(' ').toLowerCase();

const sortKeyOf = ({ createdAt, updatedAt, lastName = '' }: CustomerRecord, field: string): string =>
  field === 'last_name' ? lastName : field === 'date_created' ? createdAt : updatedAt;

function customerView(customer: CustomerRecord, withAddresses: boolean, call: Call) {
  const { id, email, firstName, lastName, phone = '', acceptsMarketing, createdAt, updatedAt } = customer;
  const addresses = call.context.shop.addresses.all(customer);
  return {
    id,
    email,
    // On the platform every customer has a name and names are never empty, so missing names are left out.
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    company: '',
    phone,
    registration_ip_address: '',
    notes: '',
    tax_exempt_category: '',
    customer_group_id: 0,
    date_created: timeOf(createdAt),
    date_modified: timeOf(updatedAt),
    address_count: addresses.length,
    attribute_count: 0,
    authentication: { force_password_reset: false },
    accepts_product_review_abandoned_cart_emails: acceptsMarketing,
    origin_channel_id: 1,
    channel_ids: [1],
    ...(withAddresses && { addresses: addresses.map(addressView) }),
  };
}

const newPasswordOf = ({ authentication }: Record<string, unknown>, path: string): string | undefined =>
  typeof authentication === 'object' && authentication !== null && 'new_password' in authentication
    ? optionalText(authentication.new_password, `${path}.authentication.new_password`)
    : undefined;

/** Creates customers with their addresses. */
export const createCustomers: Handler = (call) => {
  const created = call.list().map((input, index) => createCustomer(input, String(index), call));
  return listEntity(created.map((customer) => customerView(customer, true, call)));
};

function createCustomer(input: Record<string, unknown>, path: string, { context }: Call): CustomerRecord {
  const texts = requiredTexts(input, ['email', 'first_name', 'last_name'], path);
  const password = newPasswordOf(input, path);
  // The platform also creates customers without a password, who cannot sign in. The sandbox does not need them.
  if (password === undefined) throw invalid({ [`${path}.authentication.new_password`]: 'error.path.missing' });
  const addresses = listOf(input.addresses).map((address, index) =>
    addressInputOf(address, `${path}.addresses.${index}`),
  );
  const { shop, shopUrl } = context;
  const isWelcome = input.trigger_account_created_notification === true;
  const outcome = shop.customers.register(
    {
      email: texts.email,
      password,
      firstName: texts.first_name,
      lastName: texts.last_name,
      phone: optionalText(input.phone, `${path}.phone`),
      acceptsMarketing: input.accepts_product_review_abandoned_cart_emails === true,
    },
    isWelcome ? new URL('/account', shopUrl).href : undefined,
  );
  const customer = customerIn(outcome, 'Create customers failed.', '.customer_create');
  for (const address of addresses) shop.addresses.create(customer, address);
  return shop.customers.find(customer.id) ?? customer;
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).map((entry: unknown) => ({ ...(entry as object) }));

export const updateCustomers: Handler = (call) => {
  const self = call.customer();
  const updated = call.list().map((input, index) => {
    const id = requiredInteger(input.id, `${index}.id`);
    const customer = call.context.shop.customers.find(id);
    if (!customer || (self && self.id !== id)) throw invalid({ [`${index}.id`]: 'error.invalid' });
    return updateCustomer(customer, input, String(index), call);
  });
  return listEntity(updated.map((customer) => customerView(customer, false, call)));
};

function updateCustomer(customer: CustomerRecord, input: Record<string, unknown>, path: string, { context }: Call) {
  const text = (name: string) => optionalText(input[name], `${path}.${name}`);
  const outcome = context.shop.customers.update(customer, {
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    password: newPasswordOf(input, path),
  });
  return customerIn(outcome, 'Update customers failed.', '.customer_update');
}

function customerIn(outcome: CustomerOutcome, title: string, key: string): CustomerRecord {
  if (!('problems' in outcome)) return outcome.customer;
  throw new Problem(422, title, { [key]: outcome.problems.map(textOf).join(' ') });
}

const textOf = ({ code }: CustomerProblem): string => problemText[code];

/** Checks an email and a password. Refuses browsers, which could use it to guess passwords. */
export const validateCredentials: Handler = (call) => {
  if (call.isBrowser) throw new Problem(401, 'Unauthorized');
  const body = call.body();
  const { email } = requiredTexts(body, ['email', 'password'], '');
  // Spaces at its ends belong to a password.
  const password = String(body.password);
  const customer = call.context.shop.customers.identify(email, password);
  return json({ is_valid: customer !== undefined, customer_id: customer?.id ?? null });
};
