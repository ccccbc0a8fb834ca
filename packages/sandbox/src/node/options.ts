/** Reads the command's options and environment variables. Imports nothing that an older Node does not have. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRule, type FaultRule } from '../faults.js';
import type { WebhookSettings } from '../webhooks/sendWebhooks.js';

export const usage = `vitrine-sandbox: a shop that speaks the protocols of the commerce platforms, offline.

  --port <number>   port of the server                  (SANDBOX_PORT, 4010)
  --host <host>     address of this machine to serve at (SANDBOX_HOST, 127.0.0.1)
  --origins <list>  other sites whose pages may call it, separated by commas: https://shop.test
                                                        (SANDBOX_ORIGINS, none)
  --https           serves HTTPS with its own certificate (SANDBOX_HTTPS=1)
  --data <folder>   folder for carts and orders         (SANDBOX_DATA, .sandbox)
  --seed <file>     the shop's products: JSON, or products_export.csv of the platform's admin
                                                        (SANDBOX_SEED, the sample shop)
  --reset           clears carts, orders and customers  (SANDBOX_RESET=1)
  --products <n>    minimum number of products          (SANDBOX_PRODUCTS, the shop's own)
  --large           adds a customer with 300 orders     (SANDBOX_LARGE=1)
  --shop <url>      the storefront that it links to     (SHOP_URL, http://localhost:3000)
  --token <text>    the required access token           (SANDBOX_TOKEN, any or none)
  --latency <ms>    delay of every response             (SANDBOX_LATENCY, 0)
  --webhooks <url>  posts webhooks to shopify and big_commerce below it
                                                        (SANDBOX_WEBHOOKS, none)
  --webhook-secret <text>  signs them                   (SANDBOX_WEBHOOK_SECRET)
  --faults <rules>  faults from the start: 'status=500', JSON, or a JSON file; repeatable
                                                        (SANDBOX_FAULTS, none)
  --help            prints this text`;

export interface CommandOptions {
  port: number;
  host: string;
  origins: string[];
  https: boolean;
  folder: string;
  seed?: string;
  reset: boolean;
  products?: number;
  isLarge: boolean;
  shopUrl: string;
  accessToken?: string;
  latency: number;
  faults: FaultRule[];
  webhooks?: WebhookSettings;
}

/** A mistake in an option. The message names the mistake and the remedy. */
export class OptionError extends Error {}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const known = {
  port: text,
  host: text,
  origins: text,
  https: flag,
  data: text,
  seed: text,
  reset: flag,
  products: text,
  large: flag,
  shop: text,
  token: text,
  latency: text,
  webhooks: text,
  'webhook-secret': text,
  faults: { type: 'string', multiple: true },
  help: flag,
} as const;

/**
 * @returns 'help' if the arguments ask for it
 * @throws OptionError
 */
export function readOptions(args: string[], env: Record<string, string | undefined>): CommandOptions | 'help' {
  const given = parse(args);
  if (given.help) return 'help';
  const products = given.products ?? env.SANDBOX_PRODUCTS;
  const seed = given.seed ?? env.SANDBOX_SEED;
  const isLarge = given.large ?? env.SANDBOX_LARGE === '1';
  if (seed && isLarge)
    throw new OptionError(
      'The customer with 300 orders needs the sample shop, which a seed replaces: leave out --large or --seed (SANDBOX_LARGE, SANDBOX_SEED).',
    );
  const accessToken = given.token ?? env.SANDBOX_TOKEN;
  const faults = given.faults ?? (env.SANDBOX_FAULTS ? [env.SANDBOX_FAULTS] : []);
  return {
    port: readNumber(given.port ?? env.SANDBOX_PORT ?? '4010', ports),
    host: readHost(given.host ?? env.SANDBOX_HOST ?? '127.0.0.1'),
    origins: readOrigins(given.origins ?? env.SANDBOX_ORIGINS ?? ''),
    https: given.https ?? env.SANDBOX_HTTPS === '1',
    folder: given.data ?? env.SANDBOX_DATA ?? '.sandbox',
    ...(seed && { seed }),
    reset: given.reset ?? env.SANDBOX_RESET === '1',
    ...(products && { products: readNumber(products, productCounts) }),
    isLarge,
    shopUrl: readShopUrl(given.shop ?? env.SHOP_URL ?? 'http://localhost:3000'),
    ...(accessToken && { accessToken }),
    latency: readNumber(given.latency ?? env.SANDBOX_LATENCY ?? '0', latencies),
    faults: faults.flatMap(readFaults),
    ...readWebhooks(given.webhooks ?? env.SANDBOX_WEBHOOKS, given['webhook-secret'] ?? env.SANDBOX_WEBHOOK_SECRET),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)} See vitrine-sandbox --help.`);
  }
}

interface Range {
  is: string;
  give: string;
  least: number;
  most: number;
}

const ports: Range = { is: 'port', give: '--port or SANDBOX_PORT to a number', least: 0, most: 65_535 };
/** More products would take too long to start, and too much memory. */
const productCounts: Range = {
  is: 'number of products',
  give: '--products or SANDBOX_PRODUCTS to one',
  least: 1,
  most: 1_000_000,
};
const latencies: Range = {
  is: 'latency',
  give: '--latency or SANDBOX_LATENCY to milliseconds',
  least: 0,
  most: 60_000,
};

function readNumber(digits: string, { is, give, least, most }: Range): number {
  const number = Number(digits);
  if (!/^\d+$/.test(digits) || number < least || number > most)
    throw new OptionError(`"${digits}" is not a ${is}: set ${give} from ${least} to ${most}.`);
  return number;
}

function readHost(host: string): string {
  if (!/^[\w.:-]+$/.test(host))
    throw new OptionError(
      `"${host}" is not a host: set --host or SANDBOX_HOST to an address of this machine, or to 0.0.0.0 for all of them.`,
    );
  return host;
}

const readOrigins = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      if (!/^https?:\/\/[^/]+\/?$/.test(entry) || !URL.canParse(entry))
        throw new OptionError(
          `"${entry}" is not an origin: set --origins or SANDBOX_ORIGINS to schemes and hosts such as https://shop.test, separated by commas.`,
        );
      return new URL(entry).origin;
    });

/** Whether only this machine reaches the host. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

function readShopUrl(url: string): string {
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new OptionError(`"${url}" is not an address: set --shop or SHOP_URL to one such as http://localhost:3000.`);
  return url;
}

function readWebhooks(url: string | undefined, secret: string | undefined): { webhooks?: WebhookSettings } {
  if (!url) return {};
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new OptionError(
      `"${url}" is not an address: set --webhooks or SANDBOX_WEBHOOKS to one such as http://localhost:3000/api/webhooks.`,
    );
  if (!secret)
    throw new OptionError(
      'The webhooks have no secret: set --webhook-secret or SANDBOX_WEBHOOK_SECRET to the secret that their receiver knows.',
    );
  return { webhooks: { url, secret } };
}

/** Reads a fault for all requests, a rule or rules as JSON, or a JSON file of them. */
function readFaults(given: string): FaultRule[] {
  const isFile = /\.json$/i.test(given);
  const json = isFile ? readFaultFile(given) : /^\s*[[{]/.test(given) ? given : JSON.stringify({ fault: given });
  try {
    return [JSON.parse(json) as unknown].flat().map(readRule);
  } catch (error) {
    const where = isFile ? given : `"${given}"`;
    throw new OptionError(
      `${where} contains no faults: ${sentence(error)} Set --faults or SANDBOX_FAULTS to a fault such as status=500, or rules as JSON: [{"match":{"call":"cart.add"},"fault":"status=500","times":2}].`,
    );
  }
}

const sentence = (error: unknown): string => {
  const words = error instanceof Error ? error.message : String(error);
  return words.endsWith('.') ? words : `${words}.`;
};

function readFaultFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new OptionError(`The file ${file} cannot be read: set --faults or SANDBOX_FAULTS to an existing one.`);
  }
}
