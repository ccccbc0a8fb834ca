import {
  CommerceError,
  type Address,
  type Credentials,
  type Customer,
  type CustomerClient,
  type CursorPage,
  type CustomerResult,
  type Login,
  type LoginEnd,
  type Logout,
  type Order,
  type PasswordProof,
} from '@vitrine/commerce';
import type { Done } from '../forms/done.js';
import { createCursorList, type CursorList } from './cursorList.js';
import { failureOf, type Failure } from '../forms/failure.js';
import { areOfCustomer, forgetTexts, giveToCustomer } from '../forms/keptTexts.js';
import { createTabs } from '../tabs.js';

export interface CustomerSnapshot {
  /** 'initial' before the first request, or if it failed; 'loading' only during the first request. */
  status: 'initial' | 'loading' | 'authenticated' | 'unauthenticated';
  isLoggedIn: boolean;
  /** Undefined for a guest, and until the status is known. */
  customer: Customer | undefined;
  /** Why the status is not known. */
  failure: Failure | undefined;
}

/** The data of a customer that a server has read. */
export interface ServedCustomer {
  /** Whether a customer is signed in. */
  status: 'authenticated' | 'unauthenticated';
  /** The customer. Default: not read. */
  customer?: Customer | undefined;
  /** The first page of the addresses. Default: not read. */
  addresses?: CursorPage<Address> | undefined;
  /** The first page of the orders. Default: not read. */
  orders?: CursorPage<Order> | undefined;
  /** The customer's logins. Default: not read. */
  logins?: CursorPage<Login> | undefined;
}

export interface CustomerStoreOptions {
  /** Tabs with the same name share logins and logouts. Default: 'vitrine-customer'. */
  channel?: string;
}

/** The signed-in customer in one tab. It needs no React: `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export interface CustomerStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => CustomerSnapshot;
  /** The customer's addresses and orders that have been read. A logout clears them. */
  addresses: CursorList<Address>;
  orders: CursorList<Order>;
  /** The customer's logins, all on one page. */
  logins: CursorList<Login>;
  /** Starts to follow other tabs. Returns a function that stops it and aborts calls under way. */
  start: () => () => void;
  /** Reads the status, unless it was read within the last `maxAge` milliseconds. Default: 0, which always reads. Never rejects. */
  load: (maxAge?: number) => Promise<void>;
  /** Takes data from the server that is not known here yet. */
  receive: (served: ServedCustomer) => void;
  /** Signs in. Rejects if the call fails; a refusal is in the result. */
  login: (credentials: Credentials) => Promise<CustomerResult>;
  /** Signs out. Rejects if the call fails; the customer may then still be signed in. */
  logout: () => Promise<Logout>;
  /** Ends another login of the customer. Rejects if the call fails; a refusal is in the result. Then it may not have ended. */
  endLogin: (input: LoginEnd) => Promise<CustomerResult>;
  /** Ends all of the customer's logins, also this one. Rejects if the call fails; a refusal is in the result. Then they may not have ended. */
  logoutEverywhere: (proof: PasswordProof) => Promise<CustomerResult>;
  /** Keeps the result of a form until the next page shows it. */
  setDone: (done: Done) => void;
  /** Returns the result of a form once. */
  takeDone: () => Done | undefined;
  /** Whether the next page has to show the result of a form. */
  hasDone: () => boolean;
  /** Forgets the customer, here and in the other tabs, because a response showed that nobody is signed in. */
  forget: () => void;
  /**
   * Awaits a call for the customer. Forgets the customer if the response shows that nobody is signed in: a `CommerceError` of kind
   * `unidentified`, or an error of code `customer.tokenNotFound`.
   */
  follow: <Result>(call: Promise<Result>) => Promise<Result>;
}

/** `'nobody'`: the page of the other tab began without a customer. A logout before its scripts came has told no tab. */
type Said = 'login' | 'logout' | 'nobody';

const nobody: CustomerSnapshot = {
  status: 'unauthenticated',
  isLoggedIn: false,
  customer: undefined,
  failure: undefined,
};

const isKnown = ({ status }: CustomerSnapshot) => status === 'authenticated' || status === 'unauthenticated';

export function createCustomerStore(client: CustomerClient, options: CustomerStoreOptions = {}): CustomerStore {
  const { channel: channelName = 'vitrine-customer' } = options;
  const listeners = new Set<() => void>();
  let snapshot: CustomerSnapshot = { ...nobody, status: 'initial' };
  let readAt = -Infinity;
  let controller = new AbortController();
  let reading: Promise<void> | undefined;
  let done: Done | undefined;

  /** What a customer has typed goes with them: also by a logout in another tab, or one that loaded a page. */
  const forgetOthersTexts = ({ status, customer }: CustomerSnapshot) => {
    const isOther = snapshot.isLoggedIn && snapshot.customer?.id !== customer?.id;
    if (isOther || (status === 'unauthenticated' && areOfCustomer())) forgetTexts();
    if (customer) giveToCustomer();
  };

  const update = (next: CustomerSnapshot) => {
    if (isKnown(next)) forgetOthersTexts(next);
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const tabs = createTabs<Said>(channelName);

  const clearLists = () => {
    addresses.clear();
    orders.clear();
    logins.clear();
  };

  /** Makes the responses to all earlier requests out of date. */
  const supersede = () => {
    reading = undefined;
    readAt = -Infinity;
  };

  const setNobody = () => {
    supersede();
    readAt = Date.now();
    clearLists();
    update(nobody);
  };

  const forget = () => {
    if (snapshot.status === 'unauthenticated') return;
    done = 'sessionEnded';
    setNobody();
    tabs.send('logout');
  };

  const loseUnidentified = (error: unknown) => {
    if (error instanceof CommerceError && error.kind === 'unidentified') forget();
  };

  const addresses = createCursorList<Address>((query) => client.getAllAddresses(query), loseUnidentified);
  const orders = createCursorList<Order>((query) => client.getAllOrders(query), loseUnidentified);

  const logins = createCursorList<Login>(async () => ({ items: await client.getLogins() }), loseUnidentified);

  const settle = (customer: Customer | undefined) => {
    readAt = Date.now();
    // Another customer signed in elsewhere; the lists are the first customer's.
    if (snapshot.isLoggedIn && snapshot.customer?.id !== customer?.id) clearLists();
    if (!customer && !isKnown(snapshot)) tabs.send('nobody');
    update(customer ? { status: 'authenticated', isLoggedIn: true, customer, failure: undefined } : nobody);
  };

  const read = () => {
    const { signal } = controller;
    const isStale = () => signal.aborted || reading !== own;
    if (!isKnown(snapshot)) update({ ...snapshot, status: 'loading', failure: undefined });
    const own: Promise<void> = client.get({ signal }).then(
      (customer) => {
        if (isStale()) return;
        reading = undefined;
        settle(customer);
      },
      (error: unknown) => {
        if (isStale()) return;
        reading = undefined;
        // A known status stays.
        if (!isKnown(snapshot)) update({ ...snapshot, status: 'initial', failure: failureOf(error) });
      },
    );
    reading = own;
    return own;
  };

  const load = async (maxAge = 0) => {
    if (Date.now() - readAt < maxAge) return;
    // One request at a time: calls during a request share it.
    await (maxAge > 0 && reading ? reading : read());
  };

  const follow = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      const result = await call;
      if (hasLostToken(result)) forget();
      return result;
    } catch (error) {
      loseUnidentified(error);
      throw error;
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    addresses,
    orders,
    logins,
    start() {
      tabs.open((said) => {
        if (said === 'logout') setNobody();
        else if (said === 'login' || snapshot.isLoggedIn) void load();
      });
      if (snapshot.status === 'unauthenticated') tabs.send('nobody');
      return () => {
        controller.abort();
        // The store may be started again.
        controller = new AbortController();
        supersede();
        if (!isKnown(snapshot)) update({ ...nobody, status: 'initial' });
        tabs.close();
      };
    },
    load,
    receive({ status, customer, addresses: addressPage, orders: orderPage, logins: loginPage }) {
      if (!isKnown(snapshot) && (customer || status === 'unauthenticated')) settle(customer);
      if (!customer || snapshot.customer?.id !== customer.id) return;
      if (addressPage) addresses.receive(addressPage);
      if (orderPage) orders.receive(orderPage);
      if (loginPage) logins.receive(loginPage);
    },
    async login(credentials) {
      const result = await client.login(credentials);
      if (result.errors.length > 0) return result;
      done = undefined;
      supersede();
      await load();
      tabs.send('login');
      return result;
    },
    async logout() {
      const ended = await client.logout();
      if (ended.isOpenAtPlatform) done = 'signedOutHere';
      setNobody();
      tabs.send('logout');
      return ended;
    },
    async endLogin(input) {
      const result = await follow(client.endLogin(input));
      if (result.errors.length === 0) logins.remove(({ id }) => id === input.id);
      return result;
    },
    async logoutEverywhere(proof) {
      const result = await follow(client.logoutEverywhere(proof));
      if (result.errors.length > 0) return result;
      done = 'signedOutEverywhere';
      setNobody();
      tabs.send('logout');
      return result;
    },
    setDone: (what) => {
      done = what;
    },
    takeDone: () => {
      const taken = done;
      done = undefined;
      return taken;
    },
    hasDone: () => done !== undefined,
    forget,
    follow,
  };
}

const hasLostToken = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'errors' in result &&
  (result as CustomerResult).errors.some(({ code }) => code === 'customer.tokenNotFound');
