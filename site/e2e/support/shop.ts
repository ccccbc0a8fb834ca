import { test as base, expect } from '@playwright/test';
import { flavours, usualFlavour, type Capabilities, type Flavour } from '@vitrine/commerce';
import { createCommerce, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { createSandboxClient, type FaultRule, type SandboxClient } from '@vitrine/sandbox/client';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, Server } from './server';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const next = join(root, 'node_modules/next/dist/bin/next');

/** The platform behind the shop: a sandbox in its own process, and its switches. */
export class Sandbox {
  readonly client: SandboxClient;

  private constructor(
    readonly url: string,
    private readonly data: string,
    private readonly server: Server,
  ) {
    this.client = createSandboxClient(url);
  }

  static async start(shopUrl: string) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const data = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
    const server = new Server(['packages/sandbox/dist/node/cli.js'], {
      cwd: root,
      env: { SANDBOX_PORT: String(port), SANDBOX_DATA: data, SHOP_URL: shopUrl },
      readyAt: url,
    });
    await server.start();
    return new Sandbox(url, data, server);
  }

  /** Crashes it. */
  kill = () => this.server.stop('SIGKILL');
  /** Starts it again with the same data. */
  restart = () => this.server.start();
  fail = (rule: FaultRule) => this.client.addFault(rule);
  recover = () => this.client.clearFaults();
  /** Everything as it was at the beginning. */
  reset = () => this.client.resetSandbox();
  /** As if another shopper had bought all pieces but these. */
  leave = (stock: number, sku: string) => this.client.setStock(sku, stock);
  forgetCarts = () => this.client.clearCarts();

  async end() {
    await this.server.stop();
    await rm(this.data, { recursive: true, force: true });
  }
}

/** The production build of the shop in its own process, on a sandbox of its own. */
export interface RunningShop {
  url: string;
  /** What seals the shoppers' cookies. */
  secret: string;
  site: Server;
  sandbox: Sandbox;
}

type Environment = Record<string, string>;

/** @param env variables of the site's environment, or what makes them of the sandbox's address */
export async function startShop(env: Environment | ((sandboxUrl: string) => Environment) = {}): Promise<RunningShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString('hex');
  const sandbox = await Sandbox.start(url);
  const site = new Server([next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: join(root, 'site'),
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SANDBOX_URL: sandbox.url,
      SESSION_SECRET: secret,
      SITE_URL: url,
      ...(typeof env === 'function' ? env(sandbox.url) : env),
    },
    readyAt: `${url}/api/health`,
  });
  try {
    await site.start();
  } catch (error) {
    await sandbox.end();
    throw error;
  }
  return { url, secret, site, sandbox };
}

/** Lets time pass for a server of ours. Its clocks are those that `env` loads into it. */
export async function createClock() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-clock-'));
  const file = join(folder, 'ahead');
  let ahead = 0;
  const set = () => writeFile(file, String(ahead));
  await set();
  return {
    env: { NODE_OPTIONS: `--import=${new URL('clock.mjs', import.meta.url).href}`, CLOCK_AHEAD: file },
    async pass(seconds: number) {
      ahead += seconds * 1000;
      await set();
    },
    end: () => rm(folder, { recursive: true }),
  };
}

export async function stopShop({ site, sandbox }: RunningShop) {
  await site.stop();
  await sandbox.end();
}

/** What no page may do, whatever a test does to it: break its own policy, throw, or differ from what the server rendered. */
const forbidden = /Content Security Policy|Hydration|did not match|Minified React error/i;

/** How a server's environment says which of the sandbox's protocols it speaks. */
function environmentOf(flavour: Flavour): Environment {
  const { platform, apis } = flavours.find(({ name }) => name === flavour)!;
  return { COMMERCE_PLATFORM: platform, COMMERCE_API: apis[0] };
}

export interface FlavourOption {
  /** Default: the usual one. */
  flavour: Flavour;
}

/** What a flavour can do: what a test expects follows from it, rather than from a platform's name. */
const capabilitiesOf = (flavour: Flavour): Capabilities =>
  createCommerce(sandboxSettings(flavour, 'http://127.0.0.1'), { fetch, session: createMemorySession() }).capabilities;

/** Of tests that run on every platform. */
export const onEveryPlatform = { tag: '@every-platform' };

/** What the shopper has answered to the bar that asks. Default: 'denied'; without an answer it would come up over what a test presses. */
interface ConsentOption {
  consent: 'granted' | 'denied' | 'none';
}

/** Tests share one shop; its stock, carts and faults are as at the beginning for each of them. */
export const test = base.extend<
  ConsentOption & { sandbox: Sandbox; problems: string[]; answered: void },
  FlavourOption & { capabilities: Capabilities; shop: RunningShop }
>({
  consent: ['denied', { option: true }],
  answered: [
    async ({ context, consent }, provide) => {
      // The empty page that a tab begins with has no storage.
      if (consent !== 'none')
        await context.addInitScript((answer) => {
          if (location.protocol !== 'about:') localStorage.setItem('vitrine-consent', answer);
        }, consent);
      await provide();
    },
    { auto: true },
  ],
  flavour: [usualFlavour, { option: true, scope: 'worker' }],
  capabilities: [async ({ flavour }, provide) => provide(capabilitiesOf(flavour)), { scope: 'worker' }],
  shop: [
    async ({ flavour }, provide) => {
      const shop = await startShop(environmentOf(flavour));
      await provide(shop);
      await stopShop(shop);
    },
    { scope: 'worker' },
  ],
  // Also for a test that does not name it: what the test before has made fail would fail for it.
  sandbox: [
    async ({ shop }, provide) => {
      await shop.sandbox.reset();
      await provide(shop.sandbox);
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, provide) => {
      const problems: string[] = [];
      context.on('console', (message) => forbidden.test(message.text()) && problems.push(message.text()));
      context.on('weberror', (error) => problems.push(error.error().message));
      await provide(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

export { expect };
