// Finds or installs the browsers and other programs of the tests.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { install } from '../run/install.mjs';
import { Failure, root, run, say } from '../run/programs.mjs';

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');

/** Returns the first file with one of these names in the program folders. */
const onPath = (names) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/libexec']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

const find = () => given() ?? onPath(chromiums) ?? ofPlaywright();

/**
 * Returns Chromium without the parts for a window, which takes a quarter less of a processor: see docs/decisions/191-headless-shell.md. It is as
 * old as the browser, if Debian has installed both. Undefined without it.
 */
const findHeadless = () => (given() ? undefined : onPath(['chromium-headless-shell']));

/** Installs Debian's packages, as root. */
async function installPackages(...packages) {
  say(`Installing Debian's ${packages.join(', ')} (apt-get install)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, log: 'browser-update.log' });
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, log: 'browser.log' });
}

async function installOne() {
  if (isRoot && isDebian) return installPackages('chromium');
  say("Installing Playwright's Chromium (playwright install chromium)");
  return run('playwright', ['install', 'chromium'], { log: 'browser.log' });
}

/** Chromium has no sandbox as root. The other flags stop requests to hosts that the tests do not need. */
const flags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Resolves to the environment variables that name the test tools' browser. `CHROMIUM_HEADLESS` is for tests that load hundreds of pages, and
 * is the browser itself if there is no other.
 */
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
  if (isRoot && isDebian && !given() && !findHeadless()) await installPackages('chromium-headless-shell');
  return { CHROMIUM_PATH: file, CHROMIUM_HEADLESS: findHeadless() ?? file, CHROMIUM_ARGS: flags.join(' ') };
}

/** Returns Debian's packages of the browsers and of these programs that are missing here, if they can be installed. */
const missingPackages = (wanted) => {
  if (!isRoot || !isDebian) return [];
  const browsers = given() ? [] : [!find() && 'chromium', !findHeadless() && 'chromium-headless-shell'];
  const others = wanted.filter((name) => !onPath(programs[name].names)).map((name) => programs[name].debian);
  return [...browsers.filter(Boolean), ...others];
};

/**
 * Installs missing packages, and a browser if there is none. Resolves to the result of `browser()`. `others` are names of `findPrograms`:
 * programs that are installed with the browser, if they can be. Together they take less time than one after the other.
 */
export async function installWithBrowser(...others) {
  const missing = missingPackages(others);
  // Both wait for the network. A package that fails here is tried again alone, where it is needed.
  const [problem] = await Promise.all([
    install().catch((error) => error),
    missing.length && installPackages(...missing),
  ]);
  if (problem) throw problem;
  return browser();
}

/** Starts Chromium. `env` is the result of `browser()`. Playwright exists only after the installation. */
export async function launchChromium({ CHROMIUM_PATH, CHROMIUM_ARGS = '' }, ...args) {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS.split(' ').filter(Boolean), ...args],
  });
}

/** Other programs of the tests: the names of their files and of their Debian packages. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  xvfb: { names: ['Xvfb'], debian: 'xvfb' },
  dbus: { names: ['dbus-daemon'], debian: 'dbus' },
  gsettings: { names: ['gsettings'], debian: 'libglib2.0-bin' },
  accessibility: { names: ['at-spi-bus-launcher'], debian: 'at-spi2-core' },
  windows: { names: ['openbox'], debian: 'openbox' },
  orca: { names: ['orca'], debian: 'orca' },
  keys: { names: ['xdotool'], debian: 'xdotool' },
  redis: { names: ['redis-server'], debian: 'redis-server' },
  nginx: { names: ['nginx'], debian: 'nginx-light' },
};

/**
 * Returns the paths of these programs, by the names above. Installs missing programs if it can. Programs that are still missing are
 * undefined.
 */
export async function findPrograms(...wanted) {
  const where = () => Object.fromEntries(wanted.map((name) => [name, onPath(programs[name].names)]));
  const missing = wanted.filter((name) => !where()[name]).map((name) => programs[name].debian);
  if (missing.length && isRoot && isDebian) await installPackages(...missing);
  return where();
}

/** Returns instructions for installing the programs that `findPrograms` did not find. */
export const howToInstall = (...missing) =>
  `as root on Debian it is installed by itself; elsewhere install what Debian has as ${missing.map((name) => programs[name].debian).join(', ')}.`;
