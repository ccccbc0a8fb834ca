import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import { keptCertificate } from './certificate.js';
import { createListener } from './listener.js';
import { refuseForeign } from './origins.js';
import { sampleFonts } from './sampleFonts.js';
import { openSqliteStore } from './sqliteStore.js';

export interface ServerOptions extends Omit<SandboxOptions, 'store'> {
  /** 4010 by default; 0 takes any that is free. */
  port?: number;
  /** The address of this machine that it is served at; '127.0.0.1' by default, which nobody else reaches. */
  host?: string;
  /**
   * Schemes and hosts such as 'https://shop.test'. Their pages may call the sandbox, and it answers at their hosts. The origins of
   * `shopUrl` and `origin` and of all ports of localhost are always allowed. Default: no others.
   */
  origins?: readonly string[];
  /** Whether it speaks HTTPS, with a certificate of its own that is kept in the folder; false by default. */
  https?: boolean;
  /** Whether what is in the folder is forgotten first; false by default. */
  reset?: boolean;
  /** The folder of the shop's records; '.sandbox' by default. */
  folder?: string;
}

export interface SandboxServer extends Pick<Sandbox, 'shop' | 'faults'> {
  /** 'http://127.0.0.1:4010' */
  url: string;
  /** With HTTPS: the file of the certificate, for programs that are to trust it. */
  certificate?: string;
  /** Answers what has been asked, then ends. */
  close(): Promise<void>;
}

/** Milliseconds that requests may take to end when the server closes: a fault can make one last for minutes. */
const patience = 2000;

/**
 * Serves a sandbox on this machine, and only to it unless a host says otherwise.
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
  const certificate = https ? await keptCertificate(folder, addressesOf(host)) : undefined;
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
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

/** How this machine calls the host in a URL. */
const nameOf = (host: string): string => (isEveryAddress(host) ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host);

/** What the host is called by those who reach it. */
const addressesOf = (host: string): string[] =>
  isEveryAddress(host)
    ? Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address))
    : [host];
