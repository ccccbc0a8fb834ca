// The built sandbox as a server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, start, stop } from './programs.mjs';

/**
 * Starts a new sandbox on a free port and stops it after the task. The task gets its address, its folder and its process.
 * @param args further options of the command
 * @param prepare writes files into the folder before the start
 */
export async function withSandbox(args, task, prepare = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sandbox-'));
  let child;
  try {
    await prepare(folder);
    child = start('node', ['packages/sandbox/dist/node/cli.js', '--port', '0', '--data', folder, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return await task({ url: await addressOf(child), folder, child });
  } finally {
    if (child) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves to the address that the sandbox prints. */
const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /at (https?:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () =>
      reject(new Failure('The sandbox ended before it was ready: what it printed above says why.')),
    );
  });
