import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import { cachedCertificate } from './certificate.js';
import { createListener } from './listener.js';
import { refuseForeign } from './origins.js';
import { sampleFonts } from './sampleFonts.js';
import { openSqliteStore } from './sqliteStore.js';

export interface ServerOptions extends Omit<SandboxOptions, 'store'> {
  /** 0 takes any free port. Default: `4010`. */
  port?: number;
  /** The address of this machine at which it listens. Default: `'127.0.0.1'`, which other machines cannot reach. */
  host?: string;
  /**
   * Schemes and hosts such as 'https://shop.test'. Their pages may call the sandbox, and it answers at their hosts. The origins of
   * `shopUrl` and `origin` and of all ports of localhost are always allowed. Default: no others.
   */
  origins?: readonly string[];
  /** Whether to serve HTTPS, with a self-signed certificate in the folder. Default: `false`. */
  https?: boolean;
  /** Whether to delete the records in the folder first. Default: `false`. */
  reset?: boolean;
  /** The folder of the shop's records. Default: `'.sandbox'`. */
  folder?: string;
}

export interface SandboxServer extends Pick<Sandbox, 'shop' | 'faults'> {
  /** 'http://127.0.0.1:4010' */
  url: string;
  /** With HTTPS: the path of the certificate's file, for programs that must trust it. */
  certificate?: string;
  /** Answers pending requests, then ends. */
  close(): Promise<void>;
}

/**
 * Milliseconds for which a connection may wait for its next request, as platforms' servers let it. With Node's five seconds, a busy shop may send a
 * change on a connection that just closes: the change has no answer then, and nothing repeats it.
 */
const idle = 65_000;

/** Milliseconds that pending requests have when the server closes. A fault can make a request last for minutes. */
const patience = 2000;

/**
 * Serves a sandbox on this machine. With the default host, other machines cannot reach it.
 * @throws Error with the code EADDRINUSE when the port is taken
 */
export async function serveSandbox({
  port = 4010,
  host = '127.0.0.1',
  https = false,
  reset = false,
  folder = '.sandbox',
  origins = [],
  ...options
}: ServerOptions = {}): Promise<SandboxServer> {
  const store = openSqliteStore(join(folder, 'shop.sqlite'), { empty: reset });
  const { fetch, shop, faults } = createSandbox({ fonts: sampleFonts, ...options, store });
  const rules = {
    host,
    origins: [...origins, ...[options.shopUrl, options.origin].flatMap((url) => (url === undefined ? [] : url))],
  };
  const listener = createListener(async (request) => refuseForeign(request, rules) ?? fetch(request));
  const certificate = https ? await cachedCertificate(folder, addressesOf(host)) : undefined;
  const limits = { keepAliveTimeout: idle };
  const server = certificate
    ? createSecureServer({ ...certificate, ...limits }, listener)
    : createServer(limits, listener);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    store.close();
    throw error;
  }
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');

  return {
    url: `${https ? 'https' : 'http'}://${nameOf(host)}:${address.port}`,
    ...(certificate && { certificate: certificate.file }),
    shop,
    faults,
    async close() {
      const impatience = setTimeout(() => server.closeAllConnections(), patience);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      });
      clearTimeout(impatience);
      store.close();
    },
  };
}

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The name of the host in a URL on this machine. */
const nameOf = (host: string): string => (isEveryAddress(host) ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host);

/** The addresses under which clients reach the host. */
const addressesOf = (host: string): string[] =>
  isEveryAddress(host)
    ? Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address))
    : [host];
