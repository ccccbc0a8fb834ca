#!/usr/bin/env node
import { isLoopback, OptionError, readOptions, usage, type CommandOptions } from './options.js';

/** Prints one sentence with the remedy, and exits with status 1. */
function fail(sentence: string): never {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

function optionsOf(args: string[]): CommandOptions | 'help' {
  try {
    return readOptions(args, process.env);
  } catch (error) {
    if (error instanceof OptionError) return fail(error.message);
    throw error;
  }
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  if (options === 'help') return console.log(usage);
  const { isLarge: _isLarge, seed: _seed, latency, ...others } = options;

  // Imported only here, so that an older Node reaches the sentence below.
  const { serveSandbox } = await import('./server.js').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_BUILTIN_MODULE')
      return fail(`Node ${process.versions.node} has no SQLite: use Node 22.13 or newer.`);
    throw error;
  });
  const data = await dataOf(options);
  const server = await serveSandbox({ ...others, ...data, delay: latency }).catch((error: unknown) =>
    fail(explain(error, options)),
  );

  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      void server.close().then(() => process.exit(0));
    });
  const { host, folder } = options;
  if (!isLoopback(host))
    console.warn(
      `⚠ Everybody who can reach ${host} can read its mail, and change its stock and orders: use it for tests only, without data of real people.`,
    );
  console.log(`The sandbox is at ${server.url} (data in ${folder}). Ctrl-C ends it.`);
  if (server.certificate)
    console.log(
      `Its certificate is ${server.certificate}: Node trusts it with NODE_EXTRA_CA_CERTS=${server.certificate}.`,
    );
}

async function dataOf({ isLarge, seed }: CommandOptions) {
  if (seed !== undefined) {
    const { readSeed } = await import('./seed/seed.js');
    try {
      return { data: readSeed(seed) };
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  }
  if (!isLarge) return {};
  const { withLargeCustomer } = await import('../goods/index.js');
  return { data: withLargeCustomer() };
}

function explain(error: unknown, { port, host, folder }: CommandOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or choose another with --port or SANDBOX_PORT.`;
  if (code === 'EACCES' && port < 1024) return `Port ${port} needs more privileges: choose one above 1023 with --port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `"${host}" is not an address of this machine: choose another with --host or SANDBOX_HOST, or 0.0.0.0 for all of them.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `The sandbox could not start with its data in ${folder}: ${reason}: choose another folder with --data or SANDBOX_DATA, or clear this one with --reset.`;
}

await main();
