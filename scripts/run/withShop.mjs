// The shop on the sandbox, as a production build, for measurements.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './build.mjs';
import { freePort, host } from './port.mjs';
import { root, start, stop, untilItAnswers } from './programs.mjs';

const stdio = ['ignore', 'ignore', 'inherit'];

/** Starts a built Next.js app on a free port. Resolves to its process and its origin as soon as it answers. */
export async function startNext(cwd, name, env = {}) {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const child = start('next', ['start', '-H', host, '-p', String(port)], {
    cwd,
    env: { SITE_URL: origin, ...env },
    stdio,
  });
  await untilItAnswers(origin, child, name);
  return { child, origin };
}

/**
 * Builds the site, starts it and a new, empty sandbox, and stops both after the task.
 * @param task gets the shop's origin and the process that serves it
 * @param env further variables for both
 */
export async function withShop(task, env = {}) {
  await buildSite();
  const data = mkdtempSync(join(tmpdir(), 'vitrine-shop-'));
  const port = await freePort();
  const SANDBOX_URL = `http://${host}:${port}`;
  const running = [
    start('node', ['packages/sandbox/dist/node/cli.js'], {
      env: { SANDBOX_PORT: String(port), SANDBOX_DATA: data, ...env },
      stdio,
    }),
  ];
  try {
    await untilItAnswers(SANDBOX_URL, running[0], 'The sandbox');
    const site = await startNext(join(root, 'site'), 'The shop', {
      SANDBOX_URL,
      SESSION_SECRET: 'measured-'.repeat(8),
      ...env,
    });
    running.push(site.child);
    return await task(site.origin, site.child);
  } finally {
    await Promise.all(running.map(stop));
    rmSync(data, { recursive: true, force: true });
  }
}
