// A real screen reader without a loudspeaker: a display, D-Bus, the accessibility bus, Orca and a browser. Orca's speech is read from its
// debug log. Keys are sent through the display, as from a keyboard: a screen reader does not notice synthetic keys.
import { execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openChromium } from '../journeys/chromium.mjs';
import { openDisplay } from '../journeys/display.mjs';
import { openFirefox } from '../journeys/firefox.mjs';
import { openWebKit } from '../journeys/webkit.mjs';
import { Failure, stop } from '../../run/programs.mjs';

const execute = promisify(execFile);

/** Opens a browser that reports its pages to the accessibility bus. */
const open = {
  chromium: (options) =>
    openChromium({ ...options, args: [...(options.args ?? []), '--force-renderer-accessibility'] }),
  firefox: (options) => openFirefox({ ...options, preferences: { 'accessibility.force_disabled': -1 } }),
  webkit: openWebKit,
};

/** Orca's default settings, without announcements of every key and every loaded page. */
const settings = {
  general: { enableKeyEcho: false, sayAllOnLoad: false, pageSummaryOnLoad: false },
  profiles: {
    default: { profile: ['Default', 'default'], enableKeyEcho: false, sayAllOnLoad: false, pageSummaryOnLoad: false },
  },
  pronunciations: {},
  keybindings: {},
};

/** An environment without the user's own settings and without a running desktop. */
function environment(folder, display) {
  const run = join(folder, 'run');
  const home = join(folder, 'home');
  mkdirSync(run, { mode: 0o700 });
  const orca = join(home, '.local', 'share', 'orca');
  mkdirSync(orca, { recursive: true });
  writeFileSync(join(orca, 'user-settings.conf'), JSON.stringify(settings));
  // Orca buffers the last 8 kB of its log: the speech could only be read after the next key.
  writeFileSync(
    join(orca, 'orca-customizations.py'),
    'from orca import debug\nif debug.debugFile:\n    debug.debugFile.reconfigure(line_buffering=True)\n',
  );
  return {
    ...display.env,
    HOME: home,
    XDG_RUNTIME_DIR: run,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(run, 'bus')}`,
    LANG: 'C.UTF-8',
    GTK_MODULES: '',
    NO_AT_BRIDGE: '0',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ACCESSIBILITY: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
}

/**
 * Returns xdotool's arguments for a key. A modifier is released after the key, as a hand does it. After a release in the other order Orca
 * takes an arrow key for one of its own.
 */
function chord(name) {
  const modifiers = name.split('+');
  const key = modifiers.pop();
  const each = (act) => modifiers.flatMap((modifier) => [act, modifier]);
  return [...each('keydown'), 'key', key, ...each('keyup')];
}

async function until(what, isSo) {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Failure(`Waited in vain for ${what}.`);
}

/** Opens Orca's log and continues at the last read position. */
function openLog(file) {
  let at = 0;
  const size = () => (existsSync(file) ? statSync(file).size : 0);
  return {
    size,
    /** Returns the speech since the last read. Moves the position unless `isOver` is false. */
    read({ isOver = true } = {}) {
      const bytes = Buffer.alloc(Math.max(0, size() - at));
      const handle = openSync(file);
      readSync(handle, bytes, 0, bytes.length, at);
      closeSync(handle);
      if (isOver) at += bytes.length;
      return [...bytes.toString().matchAll(/SPEECH OUTPUT: '(.*)'\s*(?:\{.*\})?$/gm)]
        .map(([, text]) => text.trim())
        .filter(Boolean);
    },
    /** Resolves after a pause without new output in the log. Orca takes about a second to announce the result of a key. */
    async quiet({ milliseconds = 900, most = 10_000 } = {}) {
      const began = performance.now();
      let last = size();
      let since = began;
      while (performance.now() - since < milliseconds && performance.now() - began < most) {
        await pause(50);
        if (size() === last) continue;
        last = size();
        since = performance.now();
      }
    },
  };
}

class Unheard extends Error {}

/** Opens a session, again if Orca does not hear the browser. The browser may have looked for the accessibility bus before it was ready. */
export async function openSession(browser, options) {
  for (let tries = 1; ; tries++) {
    try {
      return await openOnce(browser, options);
    } catch (error) {
      if (!(error instanceof Unheard)) throw error;
      if (tries === 3) throw new Failure(`Orca hears nothing of ${browser}, three times started.`);
    }
  }
}

/** `programs` holds the programs' files, by the names in `browser.mjs`. */
async function openOnce(browser, { file, args, programs }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-speech-'));
  const closers = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    const display = await openDisplay();
    closers.push(display.close);
    const env = environment(folder, display);
    const options = { env: { ...process.env, ...env }, cwd: folder };
    const start = (program, ...given) => {
      const child = spawn(program, given, { ...options, stdio: 'ignore' });
      child.on('error', () => undefined);
      closers.push(() => stop(child));
    };
    const call = (program, ...given) => execute(program, given, options);
    const works = (...given) =>
      call(...given).then(
        () => true,
        () => false,
      );

    start(programs.dbus, '--session', `--address=${env.DBUS_SESSION_BUS_ADDRESS}`, '--nofork');
    await until('D-Bus', () => existsSync(join(env.XDG_RUNTIME_DIR, 'bus')));
    start(programs.accessibility, '--launch-immediately');
    const bus = ['--session', '--dest=org.a11y.Bus', '--print-reply', '/org/a11y/bus'];
    await until('the accessibility bus', () => works('dbus-send', ...bus, 'org.a11y.Bus.GetAddress'));
    for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
      await call(
        'dbus-send',
        ...bus,
        'org.freedesktop.DBus.Properties.Set',
        'string:org.a11y.Status',
        `string:${property}`,
        'variant:boolean:true',
      );
    // Without a settings daemon, the setting applies to this session only, and browsers read it there.
    await works(programs.gsettings, 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
    // A window only gets the focus if a window manager gives it.
    start(programs.windows);
    const log = openLog(join(folder, 'orca.log'));
    start(programs.orca, `--debug-file=${join(folder, 'orca.log')}`, '--replace');
    await until('Orca', () => log.size() > 0);
    await log.quiet({ milliseconds: 2000 });

    const driver = await open[browser]({ file, args, env, isHeadless: false });
    closers.push(driver.close);
    // In a new window, the URL bar has the focus.
    await call(programs.keys, 'mousemove', '640', '500', 'click', '1');
    await driver.go('data:text/html,<title>Ready</title><button autofocus>Ready</button>');
    await log.quiet();
    if (!log.read().some((line) => line.includes('Ready'))) throw new Unheard();
    const { stdout } = await call(programs.orca, '--version').catch(() => ({ stdout: '' }));
    return {
      driver,
      version: driver.version,
      orca: stdout.trim(),
      /**
       * Returns Orca's speech since the last call, after it has ended. With `until` it waits until Orca has said a line with this text, which
       * may be empty, or until Orca is silent for long.
       */
      async heard({ until: wanted } = {}) {
        await log.quiet();
        const isSaid = () => log.read({ isOver: false }).some((line) => line.includes(wanted));
        for (let tries = 0; wanted !== undefined && tries < 6 && !isSaid(); tries++) await log.quiet();
        return log.read();
      },
      /** Presses a key with xdotool's name, such as `alt+Left`; `type` types a text. */
      key: (name) => call(programs.keys, ...chord(name)),
      type: (text) => call(programs.keys, 'type', '--delay', '60', text),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
