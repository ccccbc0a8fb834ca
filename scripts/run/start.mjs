// Installs, builds and runs the shop on the sandbox. `--dev`: with hot reload of the packages and the site.
import { join, resolve } from 'node:path';
import { buildPackages, buildSite } from './build.mjs';
import { checkNode, install } from './install.mjs';
import { memorySettings } from './memorySettings.mjs';
import { checkPort, freePort, host, parsePort } from './port.mjs';
import { Failure, main, root, start, startNamed, stop, untilItAnswers, whenItEndsByItself } from './programs.mjs';
import { isLocal, platformSetting, sessionSecret, siteUrl } from './settings.mjs';
import { watchPackages } from './watchPackages.mjs';

const isDev = process.argv.includes('--dev');
const command = isDev ? 'npm run dev' : 'npm start';
const data = resolve(root, process.env.SANDBOX_DATA ?? '.sandbox');

const port = (name, fallback) => parsePort(name, process.env[name] ?? fallback);

/** Starts a server. In development its lines are shown; otherwise only its errors are, unchanged. */
const serve = (name, program, args, options) =>
  isDev
    ? startNamed(name, program, args, options)
    : start(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });

let fail;
/** Rejects when a server has failed. */
const failure = new Promise((_, reject) => (fail = reject));

const watchOver = (name, child) =>
  whenItEndsByItself(child, (reason) =>
    fail(
      new Failure(
        `The ${name} has ended by itself (${reason}): what it printed above says why. The other programs are stopped; start again with \`${command}\`.`,
      ),
    ),
  );

/**
 * Starts the rehearsal of the shop. Resolves to its URL, or to undefined without one: on a platform, for a public shop and in development,
 * since Next.js does not serve one folder twice then.
 */
async function startRehearsal(shop) {
  if (isDev || !isLocal(shop) || (await platformSetting())) return undefined;
  const { REHEARSAL_PORT } = process.env;
  const chosen = REHEARSAL_PORT ? parsePort('REHEARSAL_PORT', REHEARSAL_PORT) : await freePort(3010);
  await checkPort('REHEARSAL_PORT', chosen, command);
  const child = serve('rehearsal', 'node', ['scripts/rehearsal/serve.mjs'], {
    env: { REHEARSAL_PORT: String(chosen), SHOP_URL: shop },
  });
  const url = `http://${host}:${chosen}`;
  await untilItAnswers(url, child, 'The rehearsal');
  watchOver('rehearsal', child);
  return url;
}

async function runShop() {
  checkNode();
  const shopPort = port('PORT', 3000);
  const sandboxPort = port('SANDBOX_PORT', 4010);
  if (shopPort === sandboxPort)
    throw new Failure(`PORT and SANDBOX_PORT are both ${shopPort}: give the shop and the sandbox a port each.`);
  await checkPort('PORT', shopPort, command);
  await checkPort('SANDBOX_PORT', sandboxPort, command);
  const shop = `http://localhost:${shopPort}`;
  const settings = { SESSION_SECRET: sessionSecret(data), SITE_URL: siteUrl(shop) };
  await install();
  await (isDev ? buildPackages() : buildSite());

  const sandbox = `http://${host}:${sandboxPort}`;
  const startSandbox = async () => {
    const child = serve('sandbox', 'node', ['packages/sandbox/dist/node/cli.js'], {
      env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATA: data, SHOP_URL: shop },
    });
    await untilItAnswers(sandbox, child, 'The sandbox');
    watchOver('sandbox', child);
    return child;
  };
  let sandboxProcess = await startSandbox();

  const restartSandbox = async () => {
    await stop(sandboxProcess);
    sandboxProcess = await startSandbox();
  };
  if (isDev) watchPackages({ sandbox: () => restartSandbox().catch(fail) });

  const rehearsal = await startRehearsal(settings.SITE_URL);
  const site = serve('shop', 'next', [isDev ? 'dev' : 'start', '-H', host, '-p', String(shopPort)], {
    cwd: join(root, 'site'),
    env: {
      ...(!isDev && memorySettings()),
      SANDBOX_URL: sandbox,
      ...settings,
      ...(rehearsal && { REHEARSAL_URL: rehearsal }),
    },
  });
  await untilItAnswers(`http://${host}:${shopPort}/api/health`, site, 'The shop');
  watchOver('shop', site);

  console.log(`
  Shop       ${shop}
  Sandbox    ${sandbox}   (its orders, mail and switches; data in ${data})${rehearsal ? `\n  Rehearsal  ${rehearsal}   (a page of the shop while something happens)` : ''}
  Catalogue  npm run storybook, then http://localhost:6006

  Ctrl-C stops ${rehearsal ? 'all three' : 'both'} servers.
`);
}

await main(
  async () => {
    await Promise.race([runShop(), failure]);
    await failure;
  },
  { interrupted: 0 },
);
