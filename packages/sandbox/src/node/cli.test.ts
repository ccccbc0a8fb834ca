import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compileSources } from '../testing/compile.js';

const cache = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** Where the program is, as Node runs it. */
let program: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  program = mkdtempSync(join(cache, 'sandbox-'));
  compileSources(program);
});
afterAll(() => rmSync(program, { recursive: true }));

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-cli-'))));
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => end(child)));
  rmSync(folder, { recursive: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode ?? child.signalCode;
}

/** Starts the program as a shell would. */
function start(args: string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(program, 'node', 'cli.js'), ...args], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  return { child, output };
}

/** Resolves when the sandbox says where it is. */
async function serve(args: string[] = []) {
  const { child, output } = start(['--port', '0', '--data', folder, ...args]);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /at (http:\S+)/.exec(output.stdout)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`It ended: ${output.stderr}`)));
  });
  return { child, url };
}

/** Runs the program to its end. */
async function run(args: string[], env?: Record<string, string>) {
  const { child, output } = start(args, env);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

async function ask<Data>(url: string, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await fetch(`${url}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

interface Cart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
}

const cartOf = async (url: string) => {
  const { products } = await ask<{
    products: { nodes: { variants: { nodes: { id: string; availableForSale: boolean }[] } }[] };
  }>(url, '{ products(first: 20) { nodes { variants(first: 9) { nodes { id availableForSale } } } } }');
  const variants = products.nodes.flatMap((product) => product.variants.nodes);
  const { cartCreate } = await ask<{ cartCreate: { cart: Cart } }>(
    url,
    'mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id checkoutUrl totalQuantity } } }',
    { lines: [{ merchandiseId: variants.find(({ availableForSale }) => availableForSale)?.id }] },
  );
  return cartCreate.cart;
};

const read = async (url: string, id: string) =>
  (await ask<{ cart: Cart | null }>(url, 'query($id: ID!) { cart(id: $id) { totalQuantity } }', { id })).cart;

async function placeOrder({ checkoutUrl }: Cart): Promise<string> {
  const page = await (await fetch(checkoutUrl)).text();
  const response = await fetch(checkoutUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      seen: /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? '',
      email: 'ada@example.com',
      countryCode: 'US',
      firstName: 'Ada',
      lastName: 'Byron',
      address1: '1 Main St',
      city: 'San Mateo',
      zip: '94401',
    }),
  });
  return response.headers.get('location') ?? '';
}

describe('vitrine-sandbox', () => {
  test('has carts and orders again after it was killed', async () => {
    const first = await serve();
    const [kept, ordered] = [await cartOf(first.url), await cartOf(first.url)];
    const order = await placeOrder(ordered);
    await end(first.child, 'SIGKILL');

    const second = await serve();
    expect(await read(second.url, kept.id)).toEqual({ totalQuantity: 1 });
    expect(await read(second.url, ordered.id)).toBeNull();
    const thanks = await (await fetch(second.url + order)).text();
    expect(thanks).toContain('#1001');
    expect(await (await fetch(second.url)).text()).toContain('Order #1001 confirmed');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s, also while a request waits', async (signal) => {
    const { child, url } = await serve();
    await fetch(`${url}/sandbox/faults`, { method: 'POST', body: '{"fault":"delay=600000"}' });
    const waiting = fetch(`${url}/cdn/none`).catch((error: unknown) => error);
    await expect.poll(async () => (await fetch(url)).status).toBe(200);
    expect(await end(child, signal)).toBe(0);
    expect(await waiting).toBeInstanceOf(TypeError);
  });

  test('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await run([], { SANDBOX_PORT: String(port), SANDBOX_DATA: folder });
    other.close();
    expect([code, stderr]).toEqual([
      1,
      `✗ Port ${port} is taken: stop what uses it, or choose another with --port or SANDBOX_PORT.\n`,
    ]);
  });

  test.each([
    [['--port', 'x'], '✗ "x" is no port: give --port or SANDBOX_PORT a number from 0 to 65535.\n'],
    [['--shop', 'here'], '✗ "here" is no address: give --shop or SHOP_URL one such as http://localhost:3000.\n'],
    [['--delay', 'long'], '✗ "long" is no delay: give --delay or SANDBOX_DELAY milliseconds from 0 to 60000.\n'],
    [
      ['--products', 'many'],
      '✗ "many" is no number of products: give --products or SANDBOX_PRODUCTS one from 1 to 1000000.\n',
    ],
    [['--prot', '1'], expect.stringMatching(/^✗ .*--prot.*\n$/)],
  ])('says in one sentence what is wrong with %j', async (args, sentence) => {
    expect(await run(args)).toEqual({ code: 1, stdout: '', stderr: sentence });
  });

  test('says in one sentence that it cannot keep its data there', async () => {
    const { code, stderr } = await run(['--port', '0', '--data', '/dev/null/sandbox']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^✗ The sandbox could not start.*--data or SANDBOX_DATA\.\n$/),
    ]);
  });

  test('says in one sentence that a record cannot be read', async () => {
    const { child, url } = await serve();
    await cartOf(url);
    await end(child, 'SIGTERM');
    const database = new DatabaseSync(join(folder, 'shop.sqlite'));
    database.exec("UPDATE record SET value = '{' WHERE kind = 'cart'");
    database.close();
    const { code, stderr } = await run(['--port', '0', '--data', folder]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^✗ The sandbox could not start.*the cart \w+ in .*shop\.sqlite cannot be read.*--data or SANDBOX_DATA\.\n$/,
      ),
    ]);
  });

  test('opens with a customer of many orders where that is asked for', async () => {
    const { url } = await serve(['--large']);
    const page = await (await fetch(url)).text();
    expect(page).toContain('alex@example.com');
    expect(page).toContain('<td>300</td>');
  });

  test('leads back to the storefront that it was told of', async () => {
    const { url } = await serve(['--shop', 'https://storefront.test/']);
    const response = await fetch(`${url}/products/some`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('https://storefront.test/products/some');
  });

  test('drops the connection where a fault says so', async () => {
    const { url } = await serve();
    await expect(fetch(`${url}/cdn/none`, { headers: { 'x-sandbox-fault': 'drop' } })).rejects.toThrow(TypeError);
  });

  test('explains itself', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, stderr: '', stdout: expect.stringContaining('SANDBOX_PORT') });
  });
});
