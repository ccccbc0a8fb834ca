/** The customers' address books. */
import { countryName } from '../../countries.js';
import { nextNumber } from '../counter.js';
import type { CustomerProblem } from './customerProblems.js';
import { withTexts } from './customers.js';
import type { Address, AddressRecord, CustomerRecord } from '../records.js';
import type { Store } from '../store.js';

/** Absent fields stay unchanged. Null or '' removes a field. */
export type AddressInput = { [Key in keyof Address]?: string | null | undefined };

export type AddressOutcome = { address: AddressRecord } | { problems: CustomerProblem[] };

export interface Addresses {
  /** Returns the customer's addresses, oldest first. */
  all(customer: CustomerRecord): AddressRecord[];
  /** Returns undefined for another customer's address. */
  find(customer: CustomerRecord, id: number): AddressRecord | undefined;
  /** Adds an address. The first one becomes the default. */
  create(customer: CustomerRecord, input: AddressInput): AddressOutcome;
  update(address: AddressRecord, input: AddressInput): AddressOutcome;
  /** Deletes an address. If it was the default, the oldest of the others becomes the default. */
  delete(address: AddressRecord): void;
  setDefault(address: AddressRecord): CustomerRecord;
}

/** The fields that every address must have. */
const required = ['address1', 'city', 'countryCode', 'zip'] as const;

export function createAddresses(store: Store): Addresses {
  const all = ({ id }: CustomerRecord) => store.ofCustomer('address', id);
  const customerOf = ({ customerId }: AddressRecord): CustomerRecord => {
    const customer = store.get('customer', String(customerId));
    if (!customer) throw new Error(`The address book of the customer ${customerId} has no owner.`);
    return customer;
  };
  const put = (address: AddressRecord): AddressRecord => {
    store.put('address', String(address.id), address);
    return address;
  };
  const setDefault = (customer: CustomerRecord, id: number | undefined): CustomerRecord => {
    const { defaultAddressId: _, ...rest } = customer;
    const changed = id === undefined ? rest : { ...rest, defaultAddressId: id };
    store.put('customer', String(customer.id), changed);
    return changed;
  };

  return {
    all,
    find({ id: customerId }, id) {
      const address = store.get('address', String(id));
      return address?.customerId === customerId ? address : undefined;
    },
    create(customer, input) {
      const problems = problemsOf(input);
      if (problems.length > 0) return { problems };
      return store.transaction(() => {
        const draft: AddressRecord = { id: nextNumber(store, 'address'), customerId: customer.id };
        const address = put(withTexts(draft, input));
        if (customerOf(address).defaultAddressId === undefined) setDefault(customerOf(address), address.id);
        return { address };
      });
    },
    update(address, input) {
      const changed = withTexts(address, input);
      const problems = problemsOf(changed);
      return problems.length > 0 ? { problems } : { address: put(changed) };
    },
    delete: (address) =>
      store.transaction(() => {
        store.delete('address', String(address.id));
        const customer = customerOf(address);
        if (customer.defaultAddressId === address.id) setDefault(customer, all(customer)[0]?.id);
      }),
    setDefault: (address) => setDefault(customerOf(address), address.id),
  };
}

const problemsOf = (address: AddressInput): CustomerProblem[] =>
  required
    .filter((name) => !address[name]?.trim() || (name === 'countryCode' && !countryName(address[name])))
    .map((field) => ({ code: 'invalid', field }));
