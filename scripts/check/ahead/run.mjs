// Tries what keeps the shop from Next's next model of caching (`cacheComponents`): see docs/decisions/222-model-of-caching.md.
//
//   npm run next:ahead                     with the installed version
//   npm run next:ahead -- --next latest    with another version or tag, from the registry
//
// Builds one small app twice, in today's model and in the next one, and prints a table in markdown of both. A fault that today's model has as
// well is no reason: the script fails then.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWithBrowser, launchChromium } from '../../browsers/browser.mjs';
import { installOne } from '../../run/install.mjs';
import { readOptions } from '../../run/options.mjs';
import { freePort, host } from '../../run/port.mjs';
import { cache, Failure, main, root, runOrFail, say, start, stop, untilItAnswers } from '../../run/programs.mjs';
import { table } from '../../run/tables.mjs';
import { reproductions } from './reproductions.mjs';

const app = fileURLToPath(new URL('app', import.meta.url));

/** The end of the lines that the other model refuses. */
const only = { today: /^.*\/\/ only in the next model\n/gm, next: /^.*\/\/ only in today's model\n/gm };

/** Copies the app below the installed packages, as the model accepts it. */
function copyApp(packages, model) {
  const folder = join(packages, `ahead-${model}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(app, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, readFileSync(file, 'utf8').replace(only[model], ''));
  }
  return folder;
}

/** Builds and serves the app in a model. Resolves to what each reproduction saw, by its letter. */
async function tryModel(model, { packages, programs, browser }) {
  say(`Building in ${model === 'next' ? 'the next model' : "today's model"}`);
  const cwd = copyApp(packages, model);
  const notes = join(cwd, 'notes.jsonl');
  const next = join(programs, 'next');
  const env = { AHEAD_MODEL: model, AHEAD_ROOT: dirname(dirname(programs)), AHEAD_NOTES: notes };
  await runOrFail('The build failed', next, ['build'], { cwd, env, log: `next-ahead-${model}.log` });
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  // Next prints the faults, which are expected.
  const child = start(next, ['start', '-H', host, '-p', String(port)], {
    cwd,
    env: { ...env, AHEAD_PLATFORM: 'down' },
    stdio: 'ignore',
  });
  try {
    await untilItAnswers(`${origin}/answer`, child, 'The app');
    return await tryAll({ origin, browser, notes: () => notesIn(notes) });
  } finally {
    await stop(child);
  }
}

const notesIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

async function tryAll(at) {
  const seen = {};
  for (const [letter, [, reproduce]] of Object.entries(reproductions)) seen[letter] = await reproduce(at);
  return seen;
}

/** Resolves to the folder below which the app finds Next and React, and to the folder of their programs. */
async function packagesOf(version) {
  if (!version) return { packages: join(cache, 'next-ahead'), programs: join(root, 'node_modules/.bin') };
  const name = `next@${version}`;
  // A tag names another version every week.
  if (!/^\d/.test(version)) rmSync(join(cache, 'installed', name), { recursive: true, force: true });
  const programs = await installOne(name);
  return { packages: dirname(dirname(programs)), programs };
}

const versionIn = (programs) => JSON.parse(readFileSync(join(dirname(programs), 'next/package.json'), 'utf8')).version;

function report(today, next) {
  const rows = Object.entries(reproductions).map(([letter, [title]]) => [
    `${letter}: ${title}`,
    today[letter].saw,
    next[letter].saw,
    next[letter].isFault ? 'holds' : 'gone',
  ]);
  console.log(table(['reason', "today's model", 'next model', 'now'], rows));
  const untrue = Object.keys(reproductions).filter((letter) => today[letter].isFault);
  if (untrue.length > 0) throw new Failure(`Today's model has this fault as well: ${untrue.join(', ')}.`);
}

await main(async () => {
  const { next: version } = readOptions({}, 'next');
  const env = await installWithBrowser();
  const folders = await packagesOf(version);
  say(`Next.js ${versionIn(folders.programs)}`);
  const browser = await launchChromium(env);
  const at = { ...folders, browser };
  const today = await tryModel('today', at);
  const next = await tryModel('next', at);
  await browser.close();
  report(today, next);
});
