// Tries what the Dockerfile does, without Docker: builds the shop, copies the same files to an empty folder, and starts the server there. As
// root, it starts as another user who can write nothing but the folder for temporary files.
//
//   npm run test:container                without Docker
//   npm run test:container -- --docker    builds the image, and runs it with a read-only file system
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../run/install.mjs';
import { freePort, host } from '../../run/port.mjs';
import { main, root, runOrFail, say, start, stop, untilItAnswers } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';
import { faultsOf } from './shopFaults.mjs';

const isRoot = process.getuid?.() === 0;

/** Debian's user and group without rights. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Takes away all rights to write. */
function makeReadOnly(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadOnly(path);
    else if (entry.isFile()) chmodSync(path, entry.name === 'node' ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
}

/** Makes the folders of the image: the shop, and an empty one for temporary files. */
function copyImage() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-container-'));
  chmodSync(folder, 0o755);
  const [shop, temporary] = [join(folder, 'shop'), join(folder, 'tmp')];
  cpSync(join(root, 'site/.next/standalone'), shop, { recursive: true, verbatimSymlinks: true });
  cpSync(join(root, 'site/.next/static'), join(shop, 'site/.next/static'), { recursive: true });
  cpSync(process.execPath, join(shop, 'node'));
  makeReadOnly(shop);
  mkdirSync(temporary, { mode: 0o777 });
  chmodSync(temporary, 0o777);
  return { folder, shop, temporary };
}

/** Starts the server as the image does, with nothing of this machine's environment. */
function startCopy({ shop, temporary }, env) {
  return spawn(join(shop, 'node'), ['--import', './jsonLines.mjs', 'server.js'], {
    cwd: join(shop, 'site'),
    env: { NODE_ENV: 'production', TMPDIR: temporary, HOSTNAME: host, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && nobody),
  });
}

async function tryCopy(settings) {
  const options = { env: { STANDALONE: '1' }, log: 'container.log' };
  await runOrFail('The shop could not be built', 'turbo', ['run', 'build', '--filter=@vitrine/site'], options);
  const image = copyImage();
  try {
    return await tryServer((env) => startCopy(image, env), settings);
  } finally {
    rmSync(image.folder, { recursive: true, force: true });
  }
}

async function tryImage(settings) {
  await runOrFail('The image could not be built', 'docker', ['build', '--tag', 'vitrine-shop', '.'], {
    log: 'container.log',
  });
  const options = ['--rm', '--init', '--read-only', '--tmpfs', '/tmp', '--network', 'host'];
  const variables = (env) =>
    Object.entries({ HOSTNAME: host, ...env }).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return tryServer((env) => start('docker', ['run', ...options, ...variables(env), 'vitrine-shop']), settings);
}

/** Starts the shop, looks for faults in it, and ends it. */
async function tryServer(startServer, settings) {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const child = startServer({ PORT: String(port), SITE_URL: origin, ...settings });
  try {
    await untilItAnswers(`${origin}/api/health`, child, 'The shop');
    return await faultsOf(origin);
  } finally {
    await stop(child);
  }
}

await main(async () => {
  await install();
  const isWithDocker = process.argv.includes('--docker');
  say(`Building the shop ${isWithDocker ? 'as an image' : 'for a container'}: a minute or two`);
  await withSandbox([], async ({ url }) => {
    const settings = { SANDBOX_URL: url, SESSION_SECRET: 'container-'.repeat(4) };
    const faults = await (isWithDocker ? tryImage(settings) : tryCopy(settings));
    for (const fault of faults) console.log(`✗ ${fault}`);
    if (faults.length === 0) say('The shop serves all kinds of addresses, and has ended when it was asked to.');
    process.exitCode = faults.length > 0 ? 1 : 0;
  });
});
