import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compileSources } from '../testing/compile.js';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));

/** The folder of the compiled program. */
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

/** Starts the sandbox, and resolves when it has printed its URL. */
async function serve(args: string[] = []) {
  const { child, output } = start(['--port', '0', '--data', folder, ...args]);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /at (https?:\S+)/.exec(output.stdout)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`It ended: ${output.stderr}`)));
  });
  return { child, url, output };
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
  test('has its carts and orders again after it is killed', async () => {
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

  test('reports a taken port in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await run([], { SANDBOX_PORT: String(port), SANDBOX_DATA: folder });
    other.close();
    expect([code, stderr]).toEqual([
      1,
      `✗ Port ${port} is taken: stop the program that uses it, or choose another with --port or SANDBOX_PORT.\n`,
    ]);
  });

  test('reports wrong options in one sentence', async () => {
    expect(await run(['--prot', '1'])).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^✗ .*--prot.*\n$/),
    });
  });

  test('reports an unknown address in one sentence', async () => {
    const { code, stderr } = await run(['--port', '0', '--data', folder, '--host', '192.0.2.1']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^✗ "192\.0\.2\.1" is not an address of this machine.*--host.*\n$/),
    ]);
  });

  test('reports in one sentence that it cannot store its data', async () => {
    const { code, stderr } = await run(['--port', '0', '--data', '/dev/null/sandbox']);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^✗ The sandbox could not start.*--data or SANDBOX_DATA, or .*--reset\.\n$/),
    ]);
  });

  test('reports an unreadable record in one sentence', async () => {
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
        /^✗ The sandbox could not start.*the cart \w+ in .*shop\.sqlite cannot be read.*--reset\.\n$/,
      ),
    ]);
    const mended = await serve(['--reset']);
    expect(await (await fetch(mended.url)).text()).toContain('Carts (0)');
  });

  test('opens with a customer with many orders on request', async () => {
    const { url } = await serve(['--large']);
    const page = await (await fetch(url)).text();
    expect(page).toContain('alex@example.com');
    expect(page).toContain('<td>300</td>');
  });

  test('is stocked from a file, and reports problems of the file', async () => {
    const seed = join(folder, 'products_export.csv');
    writeFileSync(seed, 'Handle,Title,Variant Price\nbell,Bell,19.99\n');
    const { url } = await serve(['--seed', seed]);
    expect(await (await fetch(`${url}/products/bell.js`)).json()).toMatchObject({ title: 'Bell', price: 1999 });
    writeFileSync(seed, 'Handle,Title,Variant Price\nbell,Bell,dear\n');
    const { code, stderr } = await run(['--seed', seed, '--data', folder]);
    expect([code, stderr]).toEqual([
      1,
      `✗ ${seed}, row 2, column "Variant Price": "dear" is no price: write it as 1299.00.\n`,
    ]);
  });

  test('speaks HTTPS, with a certificate that it reuses', async () => {
    const { child, url } = await serve(['--https']);
    expect(url).toMatch(/^https:/);
    const cert = readFileSync(join(folder, 'cert.pem'));
    const read = (address: string) =>
      new Promise<string>((resolve, reject) => {
        get(address, { ca: cert, agent: false }, async (response) => resolve(await text(response))).on('error', reject);
      });
    expect(await read(`${url}/`)).toContain(`${url}/api/`);
    await end(child, 'SIGTERM');
    await serve(['--https']);
    expect(readFileSync(join(folder, 'cert.pem'))).toEqual(cert);
  });

  test('warns about other machines that could reach it', async () => {
    const { output, url } = await serve(['--host', '0.0.0.0']);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(output.stderr).toMatch(/^⚠ Everybody who can reach 0\.0\.0\.0 .*\n$/);
  });

  test('begins with the given faults', async () => {
    const { url } = await serve(['--faults', '{"match":{"path":"/cart"},"fault":"status=503","times":1}']);
    expect((await fetch(`${url}/cart.js`)).status).toBe(503);
    expect((await fetch(`${url}/cart.js`)).status).toBe(200);
  });

  test('links back to the given storefront', async () => {
    const { url } = await serve(['--shop', 'https://storefront.test/']);
    const response = await fetch(`${url}/products/some`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('https://storefront.test/products/some');
  });

  test('drops the connection for a fault', async () => {
    const { url } = await serve();
    await expect(fetch(`${url}/cdn/none`, { headers: { 'x-sandbox-fault': 'drop' } })).rejects.toThrow(TypeError);
  });

  test('prints its help', async () => {
    expect(await run(['--help'])).toEqual({ code: 0, stderr: '', stdout: expect.stringContaining('SANDBOX_PORT') });
  });
});
