/** The table of all calls of the port. The remote client, its handler and the docs are made from it. */
import type { AddressInput, CartAttribute, Registration } from '../model/entities.js';
import type { AddCartItem, RemoveCartItem, UpdateCartItem } from './cart.js';
import type { ProductsQuery } from './catalog.js';
import type { Capabilities, Commerce } from './commerce.js';
import type { ContactMessage } from './contact.js';
import type { CallOptions } from './context.js';
import type {
  AddressKey,
  OrderKey,
  AddressUpdate,
  Credentials,
  CursorQuery,
  CustomerUpdate,
  LoginCallback,
  LoginEnd,
  LoginPageQuery,
  PasswordProof,
  PasswordRecovery,
  PasswordReset,
} from './customer.js';
import type { SearchPlace } from './search.js';

/** The arguments of calls, by name. `schemas.ts` has their schemas. */
export interface Arguments {
  slug: string;
  query: ProductsQuery;
  type: 'Product' | 'ProductVariant';
  ids: readonly string[];
  additions: readonly AddCartItem[];
  updates: readonly UpdateCartItem[];
  removals: readonly RemoveCartItem[];
  code: string;
  note: string;
  attributes: readonly CartAttribute[];
  credentials: Credentials;
  loginPage: LoginPageQuery;
  callback: LoginCallback;
  loginEnd: LoginEnd;
  proof: PasswordProof;
  registration: Registration;
  recovery: PasswordRecovery;
  reset: PasswordReset;
  update: CustomerUpdate;
  cursor: CursorQuery;
  id: string;
  address: AddressInput;
  addressUpdate: AddressUpdate;
  addressKey: AddressKey;
  orderKey: OrderKey;
  words: string;
  place: SearchPlace;
  part: number;
  path: string;
  message: ContactMessage;
}

export interface CallRow {
  does: 'read' | 'write';
  /** The arguments before the options. */
  args: readonly (keyof Arguments)[];
  /** The shape of the response: a list, or an object that has at least these fields. */
  answer: 'list' | readonly string[];
  /** Whether the call can return undefined, for an unknown item. */
  orNothing?: true;
  /** The capability that platforms with this call have. An adapter of another platform leaves the call out, and the shop refuses it. */
  needs?: keyof Capabilities;
}

export type Clients = Pick<Commerce, 'catalog' | 'inventory' | 'cart' | 'customer' | 'search' | 'contact'>;

type Method = (...args: never[]) => Promise<unknown>;
type ArgsOf<Call extends Method> = Required<Parameters<Call>> extends [...infer Args, CallOptions] ? Args : never;
type NameOf<Type> = {
  [Name in keyof Arguments]: [Arguments[Name], Type] extends [Type, Arguments[Name]] ? Name : never;
}[keyof Arguments];

type NamesOf<Args extends readonly unknown[]> = { readonly [Index in keyof Args]: NameOf<Args[Index]> };

/** The type of a method's row. */
type RowOf<Call extends Method, Result = Awaited<ReturnType<Call>>> = {
  does: CallRow['does'];
  args: NamesOf<ArgsOf<Call>>;
  answer: Result extends readonly unknown[] ? 'list' : readonly (keyof NonNullable<Result>)[];
  needs?: keyof Capabilities;
} & (undefined extends Result ? { orNothing: true } : { orNothing?: never });

type Table = {
  [Client in keyof Clients]: {
    [Name in keyof Clients[Client]]: Clients[Client][Name] extends Method ? RowOf<Clients[Client][Name]> : never;
  };
};

const calls = {
  catalog: {
    shop: { does: 'read', args: [], answer: ['currencyCode'] },
    menu: { does: 'read', args: [], answer: 'list' },
    collections: { does: 'read', args: [], answer: 'list' },
    collection: { does: 'read', args: ['slug'], answer: ['slug'], orNothing: true },
    brand: { does: 'read', args: ['slug'], answer: ['slug'], orNothing: true },
    products: { does: 'read', args: ['query'], answer: ['items', 'total'], orNothing: true },
    product: { does: 'read', args: ['slug'], answer: ['variants', 'options'], orNothing: true },
    recommendations: { does: 'read', args: ['id'], answer: 'list' },
    sitemap: { does: 'read', args: ['part'], answer: ['items', 'parts'] },
    feed: { does: 'read', args: ['cursor'], answer: ['items'] },
    redirect: { does: 'read', args: ['path'], answer: ['target'], orNothing: true },
    policies: { does: 'read', args: [], answer: 'list' },
  },
  inventory: {
    lookup: { does: 'read', args: ['type', 'ids'], answer: [] },
  },
  cart: {
    get: { does: 'read', args: [], answer: ['items', 'subtotalPrice'] },
    addItems: { does: 'write', args: ['additions'], answer: ['cart', 'errors', 'warnings'] },
    updateItems: { does: 'write', args: ['updates'], answer: ['cart', 'errors', 'warnings'] },
    removeItems: { does: 'write', args: ['removals'], answer: ['cart', 'errors', 'warnings'] },
    addDiscountCode: { does: 'write', args: ['code'], answer: ['cart', 'errors', 'warnings'] },
    removeDiscountCode: { does: 'write', args: ['code'], answer: ['cart', 'errors', 'warnings'] },
    updateAttributes: {
      does: 'write',
      args: ['attributes'],
      answer: ['cart', 'errors', 'warnings'],
      needs: 'cartAttributes',
    },
    updateNote: { does: 'write', args: ['note'], answer: ['cart', 'errors', 'warnings'], needs: 'cartNote' },
    checkout: { does: 'write', args: [], answer: ['checkoutUrl'], orNothing: true },
  },
  customer: {
    get: { does: 'read', args: [], answer: ['id'], orNothing: true },
    login: { does: 'write', args: ['credentials'], answer: ['errors'] },
    loginPage: { does: 'write', args: ['loginPage'], answer: ['loginUrl'], orNothing: true },
    completeLogin: { does: 'write', args: ['callback'], answer: ['errors'] },
    logout: { does: 'write', args: [], answer: [] },
    getLogins: { does: 'read', args: [], answer: 'list', needs: 'logins' },
    endLogin: { does: 'write', args: ['loginEnd'], answer: ['errors'], needs: 'logins' },
    logoutEverywhere: { does: 'write', args: ['proof'], answer: ['errors'], needs: 'logins' },
    register: { does: 'write', args: ['registration'], answer: ['errors'] },
    recoverPassword: { does: 'write', args: ['recovery'], answer: ['errors'] },
    resetPassword: { does: 'write', args: ['reset'], answer: ['errors'] },
    updateCustomer: { does: 'write', args: ['update'], answer: ['errors'] },
    getAllOrders: { does: 'read', args: ['cursor'], answer: ['items'] },
    getOrder: { does: 'read', args: ['id'], answer: ['products'], orNothing: true },
    getAllAddresses: { does: 'read', args: ['cursor'], answer: ['items'] },
    getAddress: { does: 'read', args: ['id'], answer: ['id'], orNothing: true },
    createAddress: { does: 'write', args: ['address'], answer: ['errors'] },
    updateAddress: { does: 'write', args: ['addressUpdate'], answer: ['errors'] },
    deleteAddress: { does: 'write', args: ['addressKey'], answer: ['errors'] },
    setDefaultAddress: { does: 'write', args: ['addressKey'], answer: ['errors'] },
    findOrder: { does: 'write', args: ['orderKey'], answer: ['errors'], needs: 'orderLookup' },
    getOrderByKey: { does: 'write', args: ['id'], answer: ['products'], orNothing: true, needs: 'orderKeys' },
    getOrderOfCart: { does: 'write', args: [], answer: ['products'], orNothing: true, needs: 'ordersOfCarts' },
  },
  search: {
    search: { does: 'read', args: ['words', 'place'], answer: ['hits', 'totalPages'] },
    suggest: { does: 'read', args: ['words'], answer: 'list' },
  },
  contact: {
    send: { does: 'write', args: ['message'], answer: ['errors'], needs: 'contact' },
  },
} as const satisfies Table;

type Calls = typeof calls;

/** The names of a client's calls that only some platforms have. */
export type OptionalCalls<Client extends keyof Calls> = {
  [Name in keyof Calls[Client]]: Calls[Client][Name] extends { needs: string } ? Name : never;
}[keyof Calls[Client]];

type Row = { [Client in keyof Calls]: Calls[Client][keyof Calls[Client]] }[keyof Calls];

/** The capabilities that a platform has by having a call. */
export type NeededCapability = Extract<Row, { needs: string }>['needs'];

/** A call, named by its client and method: 'cart/addItems' */
export interface NamedCall {
  name: string;
  row: CallRow;
}

/** All rows, in the table's order. */
export const namedCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([client, methods]) =>
  Object.entries<CallRow>(methods).map(([method, row]) => ({ name: `${client}/${method}`, row })),
);

/** Returns the capabilities that calls need: each is true if these clients have its call. */
export const capabilitiesOf = (clients: { [Client in keyof Clients]?: object }): Record<NeededCapability, boolean> =>
  Object.fromEntries(
    namedCalls.flatMap(({ name, row: { needs } }) => {
      const [client = '', method = ''] = name.split('/');
      return needs ? [[needs, method in (clients[client as keyof Clients] ?? {})]] : [];
    }),
  ) as Record<NeededCapability, boolean>;

/** Creates the clients of a shop that makes every call with one function. */
export function clientsOf(
  make: (call: NamedCall, args: readonly unknown[], options: CallOptions) => Promise<unknown>,
): Clients {
  const clients: Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>> = {};
  for (const call of namedCalls) {
    const [client = '', method = ''] = call.name.split('/');
    const count = call.row.args.length;
    (clients[client] ??= {})[method] = (...args) =>
      make(call, withoutOptions(args, count), (args[count] ?? {}) as CallOptions);
  }
  // The table's type requires a row for each method.
  return clients as unknown as Clients;
}

/** Returns exactly `count` arguments, with undefined for omitted ones: otherwise the options would take their place. */
const withoutOptions = (args: readonly unknown[], count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => args[index]);

/** Makes a call of this shop. The caller must have checked the arguments. */
export function makeCall(
  commerce: Clients,
  { name }: NamedCall,
  args: readonly unknown[],
  options: CallOptions,
): Promise<unknown> {
  const [client = '', method = ''] = name.split('/');
  const owner = commerce[client as keyof Clients] as unknown as Record<
    string,
    (...args: unknown[]) => Promise<unknown>
  >;
  return owner[method]!(...args, options);
}
