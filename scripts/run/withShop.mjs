// The shop on the sandbox, as a production build, for measurements.
import { join } from 'node:path';
import { buildSite } from './build.mjs';
import { freePort, host } from './port.mjs';
import { root, start, stop, untilItAnswers } from './programs.mjs';
import { withSandbox } from './sandbox.mjs';

/** Starts a built Next.js app on a free port. Resolves to its process and its origin as soon as it answers. */
export async function startNext(cwd, name, env = {}) {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const child = start('next', ['start', '-H', host, '-p', String(port)], {
    cwd,
    env: { SITE_URL: origin, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilItAnswers(origin, child, name);
  return { child, origin };
}

/**
 * Builds the site, starts it and a new, empty sandbox, and stops both after the task.
 * @param task gets the shop's origin, the process that serves it and the sandbox's URL
 * @param env further variables for both
 */
export async function withShop(task, env = {}) {
  await buildSite();
  return withSandbox(
    [],
    async ({ url }) => {
      const settings = { SANDBOX_URL: url, SESSION_SECRET: 'measured-'.repeat(8), ...env };
      const { child, origin } = await startNext(join(root, 'site'), 'The shop', settings);
      try {
        return await task(origin, child, url);
      } finally {
        await stop(child);
      }
    },
    { env },
  );
}
