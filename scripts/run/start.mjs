// Installs, builds and runs the shop on the sandbox. `--dev`: with hot reload of the packages and the site.
import { join, resolve } from 'node:path';
import { buildPackages, buildSite } from './build.mjs';
import { checkNode, install } from './install.mjs';
import { checkPort, host, parsePort } from './port.mjs';
import { Failure, main, root, start, stop, untilItAnswers } from './programs.mjs';
import { sessionSecret, siteUrl } from './settings.mjs';

const isDev = process.argv.includes('--dev');
const data = resolve(root, process.env.SANDBOX_DATA ?? '.sandbox');

const port = (name, fallback) => parsePort(name, process.env[name] ?? fallback);

const children = [];
function serve(command, args, options) {
  const child = start(command, args, options);
  children.push(child);
  return child;
}

async function runShop() {
  checkNode();
  const shopPort = port('PORT', 3000);
  const sandboxPort = port('SANDBOX_PORT', 4010);
  if (shopPort === sandboxPort)
    throw new Failure(`PORT and SANDBOX_PORT are both ${shopPort}: give the shop and the sandbox a port each.`);
  await checkPort('PORT', shopPort, 'npm start');
  await checkPort('SANDBOX_PORT', sandboxPort, 'npm start');
  const shop = `http://localhost:${shopPort}`;
  const settings = { SESSION_SECRET: sessionSecret(data), SITE_URL: siteUrl(shop) };
  await install();
  await (isDev ? buildPackages() : buildSite());

  const sandbox = `http://${host}:${sandboxPort}`;
  const sandboxProcess = serve('node', ['packages/sandbox/dist/node/cli.js'], {
    env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATA: data, SHOP_URL: shop },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilItAnswers(sandbox, sandboxProcess, 'The sandbox');

  const site = serve('next', [isDev ? 'dev' : 'start', '-H', host, '-p', String(shopPort)], {
    cwd: join(root, 'site'),
    env: { SANDBOX_URL: sandbox, ...settings },
    stdio: isDev ? 'inherit' : ['ignore', 'ignore', 'inherit'],
  });
  if (isDev) serve('turbo', ['run', 'dev', '--filter=./packages/*'], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilItAnswers(`http://${host}:${shopPort}/api/health`, site, 'The shop');

  console.log(`
  Shop       ${shop}
  Sandbox    ${sandbox}   (its orders, mail and switches; data in ${data})
  Catalogue  npm run storybook, then http://localhost:6006

  Ctrl-C stops both servers.
`);
  return [sandboxProcess, site];
}

/** Stops all started programs, for any reason to end. */
let isEnding = false;
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  await Promise.all(children.map(stop));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

await main(async () => {
  try {
    const servers = await runShop();
    for (const server of servers)
      server.once('exit', () => {
        if (isEnding) return;
        console.error('✗ A server has ended by itself: what it printed above says why. Stopping the other one.');
        void end(1);
      });
  } catch (error) {
    if (isEnding) return;
    await Promise.all(children.map(stop));
    throw error;
  }
});
