/** A client of the routes below /sandbox/, for test suites. */
import type { SandboxCart, SandboxCustomer, SandboxMail, SandboxOrder } from './admin/types.js';
import type { CountedFaultRule, FaultRule } from './faults.js';

export type { CountedFaultRule, FaultRule, SandboxCart, SandboxCustomer, SandboxMail, SandboxOrder };

/** If the sandbox refuses a call, the call rejects with an Error that names the request and the reason. */
export interface SandboxClient {
  /** Restores the shop's first day and removes all faults. */
  resetSandbox(): Promise<void>;
  /** Sets how many pieces of a variant are left. */
  setStock(sku: string, stock: number): Promise<void>;
  /** Sets the price of a variant, in minor units of the shop's currency: 2400 is $24.00. */
  setPrice(sku: string, price: number): Promise<void>;
  /**
   * Creates or changes a product. A new one needs a title and a price, in minor units; its SKU is the handle in capitals, and its stock is
   * not counted by default.
   */
  setProduct(
    handle: string,
    product: { title?: string; descriptionHtml?: string; price?: number; stock?: number },
  ): Promise<void>;
  deleteProduct(handle: string): Promise<void>;
  /** Creates or changes a collection. A new one needs a title. `products` are the handles of all of its products, in their order. */
  setCollection(
    handle: string,
    collection: { title?: string; descriptionHtml?: string; products?: readonly string[] },
  ): Promise<void>;
  deleteCollection(handle: string): Promise<void>;
  /** Lets a path that has no page redirect to a path of the shop, or to a whole URL. */
  setRedirect(path: string, target: string): Promise<void>;
  deleteRedirect(path: string): Promise<void>;
  /** Orders and pays pieces of a variant, as another shopper does. Default: one piece. */
  placeOrder(sku: string, order?: { quantity?: number; email?: string }): Promise<SandboxOrder>;
  /** Makes requests fail: `{ match: { call: 'cart.add' }, fault: 'status=500', times: 2 }`. A `call` that does not exist is refused. */
  addFault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Returns the rules, each with the number of requests that it has met as `hits`. */
  faults(): Promise<CountedFaultRule[]>;
  /** Returns the carts that have not become orders, oldest first. */
  carts(): Promise<SandboxCart[]>;
  clearCarts(): Promise<void>;
  /** Oldest first. */
  orders(): Promise<SandboxOrder[]>;
  /** Sends goods of an order, or cancels it: its pieces are in stock again. The agent that placed it gets the event. */
  changeOrder(
    number: number,
    change: { fulfillment: 'partially_fulfilled' | 'fulfilled' } | { cancelled: true },
  ): Promise<SandboxOrder>;
  customers(): Promise<SandboxCustomer[]>;
  /** Creates an account without a password, and sends the customer a mail with a link to choose one. */
  inviteCustomer(customer: { email: string; firstName?: string; lastName?: string }): Promise<{ id: number }>;
  /** Oldest first. */
  mail(): Promise<SandboxMail[]>;
  /** Returns the last mail to an address, or the last mail of all if no address is given; undefined if there is none. */
  lastMail(to?: string): Promise<SandboxMail | undefined>;
}

/**
 * @param url of the sandbox: 'http://127.0.0.1:4010'
 * @param options.fetch replaces the global `fetch`: `createSandbox().fetch` of a sandbox without a server
 */
export function createSandboxClient(
  url: string,
  { fetch = globalThis.fetch }: { fetch?: (input: string, init: RequestInit) => Promise<Response> } = {},
): SandboxClient {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(`/sandbox/${path}`, url).href, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).catch((cause: unknown) => {
      throw new Error(`No sandbox answers at ${url}. Start it: npx @vitrine/sandbox`, { cause });
    });
    if (!response.ok) throw new Error(`The sandbox refused ${method} /sandbox/${path}: ${await reasonOf(response)}`);
    return (await response.json()) as T;
  };
  const mail = async () => (await call<{ mail: SandboxMail[] }>('GET', 'mail')).mail;

  return {
    resetSandbox: async () => void (await call('POST', 'reset')),
    setStock: async (sku, stock) => void (await call('POST', 'stock', { sku, stock })),
    setPrice: async (sku, price) => void (await call('POST', 'price', { sku, price })),
    setProduct: async (handle, product) => void (await call('POST', 'products', { handle, ...product })),
    deleteProduct: async (handle) => void (await call('POST', 'products', { handle, deleted: true })),
    setCollection: async (handle, collection) => void (await call('POST', 'collections', { handle, ...collection })),
    deleteCollection: async (handle) => void (await call('POST', 'collections', { handle, deleted: true })),
    setRedirect: async (path, target) => void (await call('POST', 'redirects', { path, target })),
    deleteRedirect: async (path) => void (await call('POST', 'redirects', { path, deleted: true })),
    placeOrder: (sku, order = {}) => call('POST', 'purchases', { sku, ...order }),
    addFault: async (rule) => void (await call('POST', 'faults', rule)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    faults: async () => (await call<{ faults: CountedFaultRule[] }>('GET', 'faults')).faults,
    carts: async () => (await call<{ carts: SandboxCart[] }>('GET', 'carts')).carts,
    clearCarts: async () => void (await call('DELETE', 'carts')),
    orders: async () => (await call<{ orders: SandboxOrder[] }>('GET', 'orders')).orders,
    changeOrder: (number, change) => call('POST', 'orders', { number, ...change }),
    customers: async () => (await call<{ customers: SandboxCustomer[] }>('GET', 'customers')).customers,
    inviteCustomer: (customer) => call('POST', 'customers', customer),
    mail,
    lastMail: async (to) => (await mail()).findLast((letter) => to === undefined || letter.to === to),
  };
}

/** Returns the sandbox's error message, or the text of any other response. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : text;
  } catch {
    return `${response.status} ${text.trim()}`;
  }
}
