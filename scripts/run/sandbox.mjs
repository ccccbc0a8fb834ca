// The built sandbox as a server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, stop, untilItPrints } from './programs.mjs';

/**
 * Starts a new sandbox on a free port and stops it after the task. The task gets its URL, its folder and the id of its process.
 * @param args further options of the command
 * @param prepare writes files into the folder before the start
 * @param env further variables of the command
 */
export async function withSandbox(args, task, { prepare = () => {}, env } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sandbox-'));
  let child;
  try {
    await prepare(folder);
    child = start('node', ['packages/sandbox/dist/node/cli.js', '--port', '0', '--data', folder, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await untilItPrints(/(?<=at )https?:\S+/, child, 'The sandbox');
    return await task({ url, folder, pid: child.pid });
  } finally {
    if (child) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
