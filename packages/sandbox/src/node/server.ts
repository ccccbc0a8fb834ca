import { createServer } from 'node:http';
import { join } from 'node:path';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import { createListener } from './listener.js';
import { sampleFonts } from './sampleFonts.js';
import { openSqliteStore } from './sqlite-store.js';

export interface ServerOptions extends Omit<SandboxOptions, 'store'> {
  /** 4010 by default; 0 takes any that is free. */
  port?: number;
  /** The folder of the shop's records; '.sandbox' by default. */
  folder?: string;
}

export interface SandboxServer extends Pick<Sandbox, 'shop' | 'faults'> {
  /** 'http://127.0.0.1:4010' */
  url: string;
  /** Answers what has been asked, then ends. */
  close(): Promise<void>;
}

/** Milliseconds that requests may take to end when the server closes: a fault can make one last for minutes. */
const patience = 2000;

/**
 * Serves a sandbox on this machine, and only to it.
 * @throws Error with the code EADDRINUSE when the port is taken
 */
export async function serveSandbox({
  port = 4010,
  folder = '.sandbox',
  ...options
}: ServerOptions = {}): Promise<SandboxServer> {
  const host = '127.0.0.1';
  const store = openSqliteStore(join(folder, 'shop.sqlite'));
  const { fetch, shop, faults } = createSandbox({ fonts: sampleFonts, ...options, store });
  const server = createServer(createListener(fetch));
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
    url: `http://${host}:${address.port}`,
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
