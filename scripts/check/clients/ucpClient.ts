/** The official client of the Universal Commerce Protocol, unmodified, in a home of its own. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const bin = join(import.meta.dirname, 'node_modules/@shopify/ucp-cli/dist/bin.js');

/** The fields of the client's output that the calls read. */
interface Output {
  ucp: { version: string };
  result: {
    id: string;
    status: string;
    continue_url: string;
    checkout_id: string;
    order: { id: string };
    products: { id: string; variants: { id: string; availability: { available: boolean } }[] }[];
    discounts: { applied: { code: string }[] };
    line_items: { id: string; item: { id: string }; quantity: number }[];
  };
}

export type Run = (...args: readonly string[]) => Promise<Output>;

interface Shop {
  /** The origin of the business. */
  business: string;
  version: string;
  /** The URL of the agent's profile. */
  profileUrl: string;
}

/** Calls the function with the client, which runs a command on the business. */
export async function withClient<Result>(
  { business, version, profileUrl }: Shop,
  walk: (run: Run) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(join(tmpdir(), 'vitrine-ucp-'));
  const env = { ...process.env, UCP_HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true', UCP_STRICT_SCHEMA: '1' };
  const start = (args: readonly string[]) => promisify(execFile)('node', [bin, ...args], { env });
  try {
    await start(['profile', 'init', '--name', 'shop', '--version', version, '--profile-url', profileUrl]);
    return await walk(async (...args) => {
      const { stdout } = await start([...args, '--business', business, '--profile', 'shop', '--format', 'json']);
      return JSON.parse(stdout) as Output;
    });
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
