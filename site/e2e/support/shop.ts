import { test as base, expect, type Page } from '@playwright/test';
import { flavours, defaultFlavour, type Capabilities, type Flavour } from '@vitrine/commerce';
import { createCommerce, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { createSandboxClient, type FaultRule, type SandboxClient } from '@vitrine/sandbox/client';
import getPort from 'get-port';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchActions } from '../../../scripts/check/pageChecks.mjs';
import { Server } from './server';
import { noteTakeOver, waitForTakeOver } from './takeOver';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const next = join(root, 'node_modules/.bin/next');
/** As `npm start` in `site/`. */
const jsonLines = new URL('../../jsonLines.mjs', import.meta.url).href;

/** The platform behind the shop: a sandbox in its own process, with methods to control it. */
export class Sandbox {
  readonly client: SandboxClient;

  private constructor(
    readonly url: string,
    private readonly data: string,
    private readonly server: Server,
  ) {
    this.client = createSandboxClient(url);
  }

  /** @param env further variables of its environment */
  static async start(shopUrl: string, env: Record<string, string> = {}) {
    const port = await getPort({ host: '127.0.0.1' });
    const url = `http://127.0.0.1:${port}`;
    const data = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
    const server = new Server(['packages/sandbox/dist/node/cli.js'], {
      cwd: root,
      env: { ...env, SANDBOX_PORT: String(port), SANDBOX_DATA: data, SHOP_URL: shopUrl },
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
  /** Restores the initial state. */
  reset = () => this.client.resetSandbox();
  /** Sets the stock, as if another shopper had bought all other pieces. */
  leave = (stock: number, sku: string) => this.client.setStock(sku, stock);
  /** Sets a price in cents, as the merchant does. */
  price = (cents: number, sku: string) => this.client.setPrice(sku, cents);
  forgetCarts = () => this.client.clearCarts();

  async end() {
    await this.server.stop();
    await rm(this.data, { recursive: true, force: true });
  }
}

/** The production build of the shop in its own process, on a sandbox of its own. */
export interface RunningShop {
  url: string;
  /** The secret that seals the shoppers' cookies. */
  secret: string;
  site: Server;
  sandbox: Sandbox;
  /** Another server of the same shop. Default: at a free port, with the same build. @param at.build a folder of `copyBuild` */
  another(at?: { url?: string; build?: string }): Promise<{ url: string; site: Server }>;
}

type Environment = Record<string, string>;

export const freeUrl = async () => `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;

/** The secret of the webhooks of tests. */
const webhookSecret = 'only for tests, and long enough to sign';

/** The variables of a shop that takes its sandbox's webhooks. */
export const webhookEnvironment: Environment = {
  SHOPIFY_WEBHOOK_SECRET: webhookSecret,
  BIGCOMMERCE_WEBHOOK_SECRET: webhookSecret,
};

/**
 * @param env variables of the site's environment, or a function from the sandbox's URL to them
 * @param options.sendsWebhooks whether the sandbox sends webhooks to the shop's first server
 */
export async function startShop(
  env: Environment | ((sandboxUrl: string) => Environment) = {},
  { sendsWebhooks = false }: { sendsWebhooks?: boolean } = {},
): Promise<RunningShop> {
  const url = await freeUrl();
  const secret = randomBytes(32).toString('hex');
  const webhooks = { SANDBOX_WEBHOOKS: `${url}/api/webhooks`, SANDBOX_WEBHOOK_SECRET: webhookSecret };
  const sandbox = await Sandbox.start(url, sendsWebhooks ? webhooks : {});
  const siteAt = (own: string, build = '.next') =>
    new Server(['--import', jsonLines, next, 'start', '-H', new URL(own).hostname, '-p', new URL(own).port], {
      cwd: join(root, 'site'),
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        BUILD_FOLDER: build,
        SANDBOX_URL: sandbox.url,
        SESSION_SECRET: secret,
        SITE_URL: url,
        ...(typeof env === 'function' ? env(sandbox.url) : env),
      },
      readyAt: `${own}/api/health`,
    });
  const site = siteAt(url);
  const another = async ({ url: at, build }: { url?: string; build?: string } = {}) => {
    const own = at ?? (await freeUrl());
    const server = siteAt(own, build);
    await server.start();
    return { url: own, site: server };
  };
  try {
    await site.start();
  } catch (error) {
    await sandbox.end();
    throw error;
  }
  return { url, secret, site, sandbox, another };
}

/** Creates a clock that a test can move ahead. It applies to servers that start with its `env`. */
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

/** Copies the build to a folder of its own, with an id of its own: browsers and servers take it for a new build. */
export async function copyBuild() {
  const id = `copy-${randomBytes(8).toString('hex')}`;
  const [from, to] = ['.next', `.next-${id}`].map((folder) => join(root, 'site', folder)) as [string, string];
  const unused = [join(from, 'cache'), join(from, 'standalone')];
  await cp(from, to, { recursive: true, verbatimSymlinks: true, filter: (source) => !unused.includes(source) });
  await writeFile(join(to, 'BUILD_ID'), id);
  return { folder: `.next-${id}`, end: () => rm(to, { recursive: true }) };
}

export async function stopShop({ site, sandbox }: RunningShop) {
  await site.stop();
  await sandbox.end();
}

/** Messages that fail every test: a page breaks its own policy, React throws, or the browser's markup differs from the server's. */
const forbidden = /Content Security Policy|Hydration|did not match|Minified React error/i;

/** The environment variables that select one of the sandbox's protocols. */
export function environmentOf(flavour: Flavour): Environment {
  const { platform, apis } = flavours.find(({ name }) => name === flavour)!;
  return { COMMERCE_PLATFORM: platform, COMMERCE_API: apis[0] };
}

export interface FlavourOption {
  /** Default: `defaultFlavour`. */
  flavour: Flavour;
}

/** A flavour's capabilities. Tests derive their expectations from them, not from a platform's name. */
const capabilitiesOf = (flavour: Flavour): Capabilities =>
  createCommerce(sandboxSettings(flavour, 'http://127.0.0.1'), { fetch, session: createMemorySession() }).capabilities;

/** Marks a test that runs on every platform. */
export const onEveryPlatform = { tag: '@every-platform' };

/** The shopper's stored answer to the consent bar. Default: 'denied'. Without an answer the bar would cover the elements that a test presses. */
interface ConsentOption {
  consent: 'granted' | 'denied' | 'none';
}

/** The tests of a worker share one shop. Before each test its stock, carts and faults are reset. */
export const test = base.extend<
  ConsentOption & {
    sandbox: Sandbox;
    problems: string[];
    noted: void;
    slowed: void;
    answered: void;
    acted: { findings: () => Promise<string[]> };
  },
  FlavourOption & { capabilities: Capabilities; shop: RunningShop }
>({
  consent: ['denied', { option: true }],
  answered: [
    async ({ context, consent }, provide) => {
      // A new tab's empty page has no storage.
      if (consent !== 'none')
        await context.addInitScript((answer) => {
          if (location.protocol !== 'about:') localStorage.setItem('vitrine-consent', answer);
        }, consent);
      await provide();
    },
    { auto: true },
  ],
  noted: [
    async ({ context, javaScriptEnabled }, provide) => {
      await noteTakeOver(context);
      if (javaScriptEnabled !== false) waitForTakeOver(context);
      await provide();
    },
    { auto: true },
  ],
  slowed: [
    async ({ context }, provide) => {
      const { SLOW_PAGES } = process.env;
      const slow = async (page: Page) => {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: Number(SLOW_PAGES) });
      };
      // A page that is closed at once needs no processor.
      if (SLOW_PAGES) context.on('page', (page) => void slow(page).catch(() => {}));
      await provide();
    },
    { auto: true },
  ],
  flavour: [defaultFlavour, { option: true, scope: 'worker' }],
  capabilities: [async ({ flavour }, provide) => provide(capabilitiesOf(flavour)), { scope: 'worker' }],
  shop: [
    async ({ flavour }, provide) => {
      const shop = await startShop(environmentOf(flavour));
      await provide(shop);
      await stopShop(shop);
    },
    { scope: 'worker' },
  ],
  // Resets also for a test that does not use it. Otherwise the faults of the test before would affect that test.
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
  // While a test acts, no action loses the focus, and each result that an action brings is announced.
  acted: [
    async ({ context, shop }, provide) => {
      const watch = await watchActions(context, shop.url);
      await provide(watch);
      expect(await watch.findings()).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

export { expect };
