/** For test suites: what they do to a sandbox, and what they ask it, beside what their shop does. */
import type { SandboxCart, SandboxCustomer, SandboxMail, SandboxOrder } from './admin/types.js';
import type { FaultRule } from './faults.js';

export type { FaultRule, SandboxCart, SandboxCustomer, SandboxMail, SandboxOrder };

/** Every call rejects with an Error that says what the sandbox refused, and why. */
export interface SandboxClient {
  /** The shop as on its first day, without faults. */
  resetSandbox(): Promise<void>;
  /** Sets how many pieces of a variant are left. */
  setStock(sku: string, stock: number): Promise<void>;
  /** Makes requests fail: `{ match: { call: 'cart.add' }, fault: 'status=500', times: 2 }` */
  addFault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  faults(): Promise<FaultRule[]>;
  /** Those that are no orders yet, oldest first. */
  carts(): Promise<SandboxCart[]>;
  clearCarts(): Promise<void>;
  /** Oldest first. */
  orders(): Promise<SandboxOrder[]>;
  customers(): Promise<SandboxCustomer[]>;
  /** Makes an account for somebody, who gets a mail with a link to choose a password. */
  inviteCustomer(customer: { email: string; firstName?: string; lastName?: string }): Promise<{ id: number }>;
  /** Oldest first. */
  mail(): Promise<SandboxMail[]>;
  /** The last mail to an address, or to anybody; undefined where there is none. */
  lastMail(to?: string): Promise<SandboxMail | undefined>;
}

/**
 * @param url of the sandbox: 'http://127.0.0.1:4010'
 * @param options.fetch takes the place of the global one: `createSandbox().fetch` of a sandbox without a server
 */
export function createSandboxClient(
  url: string,
  { fetch = globalThis.fetch }: { fetch?: (input: string, init: RequestInit) => Promise<Response> } = {},
): SandboxClient {
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(`/sandbox/${path}`, url).href, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${method} /sandbox/${path}: ${await reasonOf(response)}`);
    return (await response.json()) as T;
  };
  const mail = async () => (await call<{ mail: SandboxMail[] }>('GET', 'mail')).mail;

  return {
    resetSandbox: async () => void (await call('POST', 'reset')),
    setStock: async (sku, stock) => void (await call('POST', 'stock', { sku, stock })),
    addFault: async (rule) => void (await call('POST', 'faults', rule)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    faults: async () => (await call<{ faults: FaultRule[] }>('GET', 'faults')).faults,
    carts: async () => (await call<{ carts: SandboxCart[] }>('GET', 'carts')).carts,
    clearCarts: async () => void (await call('DELETE', 'carts')),
    orders: async () => (await call<{ orders: SandboxOrder[] }>('GET', 'orders')).orders,
    customers: async () => (await call<{ customers: SandboxCustomer[] }>('GET', 'customers')).customers,
    inviteCustomer: (customer) => call('POST', 'customers', customer),
    mail,
    lastMail: async (to) => (await mail()).findLast((letter) => to === undefined || letter.to === to),
  };
}

/** The sandbox's own sentence, or what another server says in its place. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : text;
  } catch {
    return `${response.status} ${text.trim()}`;
  }
}
