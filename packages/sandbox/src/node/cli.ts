#!/usr/bin/env node
import { parseArgs } from 'node:util';

const usage = `vitrine-sandbox: a shop that speaks the protocols of the commerce platforms, offline.

  --port <number>   where to serve it on 127.0.0.1     (SANDBOX_PORT, 4010)
  --data <folder>   where carts and orders are kept    (SANDBOX_DATA, .sandbox)
  --shop <url>      the storefront it leads back to    (SHOP_URL, http://localhost:3000)
  --token <text>    the access token that it asks for  (SANDBOX_TOKEN, any or none)
  --products <n>    how many there are at least        (SANDBOX_PRODUCTS, those of the sample shop)
  --delay <ms>      how long every answer takes        (SANDBOX_DELAY, 0)
  --large           adds a customer of 300 orders      (SANDBOX_LARGE=1)
  --help            this text`;

/** Ends with one sentence that says what to do. */
function fail(sentence: string): never {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

function readArgs() {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({
      options: {
        port: text,
        data: text,
        shop: text,
        token: text,
        products: text,
        delay: text,
        large: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)} See vitrine-sandbox --help.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`"${text}" is no port: give --port or SANDBOX_PORT a number from 0 to 65535.`);
  return port;
}

function readShopUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    fail(`"${text}" is no address: give --shop or SHOP_URL one such as http://localhost:3000.`);
  return text;
}

/** More would take longer to start than anybody waits, and more memory than there is. */
const mostProducts = 1_000_000;

function readProducts(text: string): number {
  const products = Number(text);
  if (!/^\d+$/.test(text) || products < 1 || products > mostProducts)
    fail(`"${text}" is no number of products: give --products or SANDBOX_PRODUCTS one from 1 to ${mostProducts}.`);
  return products;
}

function readDelay(text: string): number {
  const delay = Number(text);
  if (!/^\d+$/.test(text) || delay > 60_000)
    fail(`"${text}" is no delay: give --delay or SANDBOX_DELAY milliseconds from 0 to 60000.`);
  return delay;
}

async function main(): Promise<void> {
  const { env } = process;
  const args = readArgs();
  if (args.help) return console.log(usage);
  const port = readPort(args.port ?? env.SANDBOX_PORT ?? '4010');
  const shopUrl = readShopUrl(args.shop ?? env.SHOP_URL ?? 'http://localhost:3000');
  const folder = args.data ?? env.SANDBOX_DATA ?? '.sandbox';
  const accessToken = args.token ?? env.SANDBOX_TOKEN;

  const numbered = args.products ?? env.SANDBOX_PRODUCTS;
  const products = numbered ? readProducts(numbered) : undefined;
  const delay = readDelay(args.delay ?? env.SANDBOX_DELAY ?? '0');
  const isLarge = args.large ?? env.SANDBOX_LARGE === '1';

  // Loaded only now, so that an older Node gets as far as a sentence.
  const { serveSandbox } = await import('./server.js').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE')
      return fail(`Node ${process.versions.node} has no SQLite: use Node 22.13 or newer.`);
    throw error;
  });
  const { withLargeCustomer } = await import('../catalogue/index.js');
  const server = await serveSandbox({
    port,
    folder,
    shopUrl,
    ...(accessToken && { accessToken }),
    ...(products && { products }),
    delay,
    ...(isLarge && { data: withLargeCustomer() }),
  }).catch((error: unknown) => fail(explain(error, port, folder)));

  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      void server.close().then(() => process.exit(0));
    });
  console.log(`The sandbox is at ${server.url} (data in ${folder}). Ctrl-C ends it.`);
}

function explain(error: unknown, port: number, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it, or choose another with --port or SANDBOX_PORT.`;
  if (code === 'EACCES' && port < 1024) return `Port ${port} needs more rights: choose one above 1023 with --port.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `The sandbox could not start with its data in ${folder}: ${reason}: choose another folder with --data or SANDBOX_DATA.`;
}

await main();
