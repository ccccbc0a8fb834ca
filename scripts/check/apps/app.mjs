// Makes an app by following its guide.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installOne } from '../../run/install.mjs';
import { freePort } from '../../run/port.mjs';
import { root } from '../../run/programs.mjs';
import { fromTarballs, oldestNode, stepsOf } from './guide.mjs';
import { createReport, failed } from './report.mjs';
import { execute, path, whileServing } from './shell.mjs';

/** Stops an app after a failed step: the later steps cannot be checked. */
class Stopped extends Error {}

function write(folder, { file, text }) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function attempt(check, sentence, test) {
  const result = await check(sentence, test);
  if (result === failed) throw new Stopped();
  return result;
}

async function lookAll(at) {
  await at.look?.(at);
  if (!at.isShort) await at.lookAtLength?.(at);
}

/**
 * Follows the steps one after the other. At the end, while all servers run, checks the URL of the last server.
 * `servers` maps a command to a function of a port. The function returns the command and the variables to listen on that port, and
 * variables for the following steps.
 */
async function follow([step, ...rest], at) {
  if (!step) return lookAll(at);
  const { folder, env, check, tarballs, servers = {}, prints = {} } = at;
  if (step.file) {
    write(folder, step);
    return follow(rest, at);
  }
  const { command } = step;
  if (command in servers) {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = servers[command](port);
    return whileServing(server.command ?? command, { folder, url, env: { ...env, ...server.env } }, () =>
      follow(rest, { ...at, url, env: { ...env, ...server.then } }),
    );
  }
  await attempt(check, command, async () => {
    const isInstallation = command.startsWith('npm install');
    const printed = await execute(isInstallation ? fromTarballs(command, tarballs) : command, { folder, env });
    if (prints[command] && !prints[command].test(printed))
      throw new Error(`It printed nothing like ${prints[command]}:\n${printed}`);
  });
  return follow(rest, at);
}

/**
 * Makes an app in a folder of its own with the oldest Node that its guide names, runs it and checks it. Keeps the folder after a failure. Resolves to the numbers of passed and
 * failed checks. `isShort` leaves out the checks of `lookAtLength`.
 */
export async function testApp(name, app, { tarballs, browser, isShort }) {
  const { counts, check } = createReport(name);
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  const guide = readFileSync(join(root, 'docs', 'guides', `${name}.md`), 'utf8');
  try {
    const version = oldestNode(guide);
    const env = {
      PATH: [await installOne(`node@${version}`), path].join(delimiter),
      // The installation fails if a package needs a newer Node.
      npm_config_engine_strict: 'true',
    };
    await attempt(check, `it runs on Node ${version}`, async () => {
      const used = await execute('node --version', { folder, env });
      if (used.trim() !== `v${version}`) throw new Error(`It runs on ${used}`);
    });
    await follow(stepsOf(guide), { ...app, folder, env, check, tarballs, browser, isShort });
  } catch (error) {
    if (!(error instanceof Stopped)) await check('it runs', () => Promise.reject(error));
  }
  if (counts.failed) console.log(`  The app is in ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
  return counts;
}
