// Finds a Chromium for the tests, or installs one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure, root, run, say } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

function ofPlaywright() {
  try {
    const file = createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function given() {
  const file = process.env.CHROMIUM_PATH;
  if (file && !existsSync(file))
    throw new Failure(
      `CHROMIUM_PATH names ${file}, which does not exist: set it to a Chromium's file, or unset it to have one found.`,
    );
  return file;
}

const find = () => given() ?? onPath() ?? ofPlaywright();

async function installOne() {
  const isDebian = existsSync('/etc/debian_version');
  if (isRoot && isDebian) {
    say("Installing Debian's Chromium (apt-get install chromium)");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, log: 'browser-update.log' });
    return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, log: 'browser.log' });
  }
  say("Installing Playwright's Chromium (playwright install chromium)");
  return run('playwright', ['install', 'chromium'], { log: 'browser.log' });
}

/** As root Chromium has no sandbox of its own; without the rest it looks up hosts that the tests do not need. */
const flags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The environment that the test tools take their browser from. */
export async function browser() {
  let file = find();
  if (!file) {
    await installOne();
    file = find();
  }
  if (!file)
    throw new Failure(
      'No Chromium was found and none could be installed (see .cache/browser.log): install one and set CHROMIUM_PATH to its file.',
    );
  return { CHROMIUM_PATH: file, CHROMIUM_ARGS: flags.join(' ') };
}
