// WebKit, the engine of Safari, in its GTK port, with WebDriver over HTTP.
import { spawn } from 'node:child_process';
import { Capabilities, Key, Origin, WebDriver } from 'selenium-webdriver';
import { Pointer } from 'selenium-webdriver/lib/input.js';
import { Executor, HttpClient } from 'selenium-webdriver/http/index.js';
import { freePort } from '../../run/port.mjs';
import { Failure, stop, untilItAnswers } from '../../run/programs.mjs';
import { withTimeout } from '../../run/withTimeout.mjs';
import { viewport } from './viewport.mjs';

/** WebKit draws without a graphics card. As root it has no sandbox. */
const plain = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

/** The limit for the browser's start, in milliseconds. A start takes two seconds. If the browser ends instead, its driver waits forever. */
const limit = 30_000;

/**
 * Returns capabilities that send all requests except local ones to this proxy. The browser gets the proxy as an argument: WebKit 2.50 reads
 * past the end of `noProxy` in WebDriver's capabilities, and then one start in ten fails.
 */
const proxied = (proxy) => ({
  'webkitgtk:browserOptions': {
    args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=127.0.0.1', '--ignore-host=localhost'],
  },
});

/** Returns WebDriver's name of a key: 'ArrowDown' is `ARROW_DOWN`. A letter stays the same. */
const keyOf = (name) =>
  name === 'Backspace' ? Key.BACK_SPACE : (Key[name.replace(/\B[A-Z]/g, '_$&').toUpperCase()] ?? name);

async function createSession(url, proxy) {
  const driver = WebDriver.createSession(new Executor(new HttpClient(url)), new Capabilities(proxy && proxied(proxy)));
  await withTimeout(limit, driver.getSession());
  return driver;
}

export async function openWebKit({ file, proxy, env = {} }) {
  const port = await freePort();
  const child = spawn(file, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.once('error', () => undefined);
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilItAnswers(`${url}/status`, child, 'WebKitWebDriver');
    const driver = await createSession(url, proxy).catch(({ message }) => {
      throw new Failure(`WebKit did not come up: ${message}\n${said.slice(-500)}`);
    });
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...viewport });
    const session = await driver.getSession();
    return {
      version: session.getCapability('browserVersion'),
      go: (address) => driver.get(address),
      forget: () => driver.manage().deleteAllCookies(),
      evaluate: (expression) => driver.executeScript(`return (${expression})`),
      press(keys) {
        const actions = driver.actions();
        for (const key of keys) actions.keyDown(keyOf(key));
        for (const key of keys.toReversed()) actions.keyUp(keyOf(key));
        return actions.perform();
      },
      mouse(steps) {
        const actions = driver.actions();
        for (const { to, button } of steps)
          if (to) actions.move({ x: Math.round(to[0]), y: Math.round(to[1]), duration: 0, origin: Origin.VIEWPORT });
          else if (button === 'down') actions.press();
          else actions.release();
        return actions.perform();
      },
      swipe(from, to) {
        const finger = new Pointer('finger', Pointer.Type.TOUCH);
        const move = ([x, y], duration) =>
          finger.move({ x: Math.round(x), y: Math.round(y), duration, origin: Origin.VIEWPORT });
        return driver
          .actions({ async: true })
          .insert(finger, move(from, 0), finger.press(), move(to, 100), finger.release())
          .perform();
      },
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit().catch(() => undefined);
        await stop(child);
      },
    };
  } catch (error) {
    await stop(child);
    throw error;
  }
}
