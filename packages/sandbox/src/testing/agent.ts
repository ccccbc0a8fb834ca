/** An agent of the Universal Commerce Protocol at a sandbox with the test shop. */
import type { Sandbox, SandboxOptions } from '../sandbox.js';
import { currentVersion, type Version } from '../protocols/ucp/versions.js';
import { testSandbox } from './client.js';
import { testShop } from './fixture.js';

export const origin = 'https://sandbox.test';
/** The URL of the sample agent's profile. */
export const agentUrl = (version: Version): string => `${origin}/api/ucp/agents/${version}`;

/** Parsed JSON, whose shape the schemas check. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of many shapes, and the schemas check each one first
export type Json = any;

export interface Answer {
  status: number;
  body: Json;
}

export interface OpenSandbox {
  sandbox: Sandbox;
  /** Sends a request with the agent's profile. Bodies other than strings are sent as JSON. */
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Calls an operation of REST by its path. */
  rest: OpenSandbox['send'];
  /** Sends a message to MCP. */
  rpc: (message: unknown) => Promise<Answer>;
  /** Calls a tool of MCP. Resolves to its structured content. */
  tool: (name: string, args: object, meta?: object) => Promise<Answer>;
}

/** Returns a sandbox, and functions that call it as an agent does. */
export function openSandbox(options: SandboxOptions = {}, profile = agentUrl(currentVersion)): OpenSandbox {
  const sandbox = testSandbox({ data: { ...testShop, shippingRates: rates }, ...options });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await sandbox.fetch(`${origin}${path}`, {
      method,
      headers: { 'UCP-Agent': `profile="${profile}"`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Json) : text };
  };
  const rest = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    send(method, `/api/ucp${path}`, body, headers);
  const rpc = (message: unknown): Promise<Answer> => send('POST', '/api/ucp/mcp', message);
  const tool = async (name: string, args: object, meta: object = {}): Promise<Answer> => {
    const params = { name, arguments: { meta: { 'ucp-agent': { profile }, ...meta }, ...args } };
    const { status, body } = await rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    return { status, body: body.result?.structuredContent ?? body };
  };
  return { sandbox, send, rest, rpc, tool };
}

export const rates = [
  { code: 'standard', title: 'Standard', price: 500, countryCodes: ['US', 'AT'] },
  { code: 'express', title: 'Express', price: 1500, countryCodes: ['US'] },
];

export const lineOf = (id: string, quantity = 1) => ({ item: { id }, quantity });
export const bell = { line_items: [lineOf('BELL')] };
export const address = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  street_address: 'Main St 1',
  address_locality: 'Springfield',
  postal_code: '62701',
  address_country: 'US',
};
export const shipping = (method: object = {}) => ({
  fulfillment: { methods: [{ type: 'shipping', destinations: [address], ...method }] },
});
export const whole = { ...bell, buyer: { email: 'ada@example.com' }, ...shipping() };
export const payWith = (token: string, handler = 'sandbox') => ({
  payment: { instruments: [{ id: 'one', handler_id: handler, type: 'token', credential: { type: 'token', token } }] },
});
export const codesOf = ({ body }: Answer): string[] => (body.messages ?? []).map(({ code }: { code: string }) => code);
export const pathsOf = ({ body }: Answer): string[] => (body.messages ?? []).map(({ path }: { path: string }) => path);

/** Makes a checkout and returns its path. */
export async function checkout(
  { rest }: Pick<OpenSandbox, 'rest'>,
  input: object = whole,
): Promise<{ path: string; body: Json }> {
  const { body } = await rest('POST', '/checkout-sessions', input);
  return { path: `/checkout-sessions/${body.id}`, body };
}
