// Tries what the Dockerfile does, without Docker: builds the shop, copies the same files to an empty folder, and starts the server there. As
// root, it starts as another user who can write nothing but the folder for temporary files.
//
//   npm run test:container                without Docker
//   npm run test:container -- --docker    builds the image, and runs it with a read-only file system
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImage } from '../../run/image.mjs';
import { install } from '../../run/install.mjs';
import { freePort, host } from '../../run/port.mjs';
import { main, root, runOrFail, say, start, stop, untilItAnswers } from '../../run/programs.mjs';
import { withSandbox } from '../../run/sandbox.mjs';
import { faultsOfEnd, faultsOfHealth } from './lifeFaults.mjs';
import { faultsOf } from './shopFaults.mjs';

const image = readImage();
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

/** Runs a command of the image, with nothing of this machine's environment. */
const runInCopy = ({ shop, temporary }, [program, ...args], env, stdio) =>
  spawn(join(shop, program), args, {
    cwd: join(shop, 'site'),
    env: { ...image.variables, TMPDIR: temporary, HOSTNAME: host, ...env },
    stdio,
    ...(isRoot && nobody),
  });

async function tryCopy(settings) {
  const options = { env: { STANDALONE: '1' }, log: 'container.log' };
  await runOrFail('The shop could not be built', 'turbo', ['run', 'build', '--filter=@vitrine/site'], options);
  const copy = copyImage();
  try {
    return await tryServer((command, env, stdio) => runInCopy(copy, command, env, stdio), settings);
  } finally {
    rmSync(copy.folder, { recursive: true, force: true });
  }
}

async function tryImage(settings) {
  await runOrFail('The image could not be built', 'docker', ['build', '--tag', 'vitrine-shop', '.'], {
    log: 'container.log',
  });
  const name = `vitrine-shop-${process.pid}`;
  const options = ['--rm', '--init', '--read-only', '--tmpfs', '/tmp', '--network', 'host', '--name', name];
  const variables = (env) =>
    Object.entries({ HOSTNAME: host, ...env }).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const runInImage = (command, env, stdio) => {
    const args =
      command === image.command ? ['run', ...options, ...variables(env), 'vitrine-shop'] : ['exec', name, ...command];
    return start('docker', args, { stdio });
  };
  return tryServer(runInImage, settings);
}

/** Returns the lines of the output that are no objects of JSON, in sentences. */
function faultsOfOutput(output) {
  const isEntry = (line) => {
    try {
      return typeof JSON.parse(line).msg === 'string';
    } catch {
      return false;
    }
  };
  const lines = output.split('\n');
  // The last one has an end as well.
  const rest = lines.pop();
  const wrong = [...lines.filter((line) => !isEntry(line)), ...(rest ? [rest] : [])];
  return [
    ...(lines.length > 0 ? [] : ['The server prints nothing.']),
    ...wrong.map((line) => `The server prints a line that is not JSON: ${line}`),
  ];
}

/** Starts the shop, looks for faults in it, and ends it. `runIn(command, env, stdio)` runs a command of the image. */
async function tryServer(runIn, { sandbox, ...settings }) {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const env = { PORT: String(port), SITE_URL: origin, SANDBOX_URL: sandbox, ...settings };
  const child = runIn(image.command, env, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const closed = once(child, 'close');
  const isHealthy = async () => (await once(runIn(image.healthCheck, env, 'ignore'), 'exit'))[0] === 0;
  try {
    await untilItAnswers(`${origin}/api/health`, child, 'The shop');
    const faults = [...(await faultsOf(origin)), ...(await faultsOfHealth({ origin, sandbox, isHealthy }))];
    const end = await faultsOfEnd({ origin, child, isHealthy });
    say(`After SIGTERM, the shop has ended within ${end.took} ms.`);
    await closed;
    return [...faults, ...end.faults, ...faultsOfOutput(output)];
  } catch (error) {
    console.error(output);
    throw error;
  } finally {
    await stop(child);
  }
}

await main(async () => {
  await install();
  const isWithDocker = process.argv.includes('--docker');
  say(`Building the shop ${isWithDocker ? 'as an image' : 'for a container'}: a minute or two`);
  await withSandbox([], async ({ url }) => {
    const settings = { sandbox: url, LOG_LEVEL: 'info', SESSION_SECRET: 'container-'.repeat(4) };
    const faults = await (isWithDocker ? tryImage(settings) : tryCopy(settings));
    for (const fault of faults) console.log(`✗ ${fault}`);
    if (faults.length === 0)
      say('The shop serves all kinds of addresses, tells its health, prints JSON only, and ends in time.');
    process.exitCode = faults.length > 0 ? 1 : 0;
  });
});
