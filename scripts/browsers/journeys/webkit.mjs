// WebKit, the engine of Safari, in its port to GTK: by WebDriver, which its driver serves over HTTP.
import { spawn } from 'node:child_process';
import { freePort } from '../../run/port.mjs';
import { Failure, stop, untilItAnswers } from '../../run/programs.mjs';
import { viewport } from './viewport.mjs';
import { keyActions, mouseActions } from './wire.mjs';

/** It draws without a graphics card. As root it has no sandbox of its own. */
const plain = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

/** Milliseconds for a browser to come up, which takes two seconds. Where it ends instead, its driver waits for ever. */
const limit = 30_000;

async function request(url, method, body, signal) {
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value?.message || value?.error || `${method} ${url}: ${response.status}`);
  return value;
}

/**
 * What is not on the machine itself is asked of this proxy. It is told to the browser: of `noProxy` in WebDriver's capabilities WebKit 2.50
 * reads past the end, and one start in ten ends with that.
 */
const proxied = (proxy) => ({
  alwaysMatch: {
    'webkitgtk:browserOptions': {
      args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=127.0.0.1', '--ignore-host=localhost'],
    },
  },
});

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
    const base = `http://127.0.0.1:${port}`;
    await untilItAnswers(`${base}/status`, child, 'WebKitWebDriver');
    const wanted = { capabilities: proxy ? proxied(proxy) : {} };
    const { sessionId, capabilities } = await request(
      `${base}/session`,
      'POST',
      wanted,
      AbortSignal.timeout(limit),
    ).catch(({ message }) => {
      throw new Failure(`WebKit did not come up: ${message}\n${said.slice(-500)}`);
    });
    const session = `${base}/session/${sessionId}`;
    const post = (path, body) => request(`${session}/${path}`, 'POST', body);
    await post('window/rect', { x: 0, y: 0, ...viewport });
    const perform = (actions) => post('actions', { actions });
    return {
      version: capabilities.browserVersion,
      go: (url) => post('url', { url }),
      evaluate: (expression) => post('execute/sync', { script: `return (${expression})`, args: [] }),
      press: (keys) => perform(keyActions(keys)),
      mouse: (steps) => perform(mouseActions(steps)),
      screenshot: async () => Buffer.from(await request(`${session}/screenshot`, 'GET'), 'base64'),
      async close() {
        await request(session, 'DELETE').catch(() => undefined);
        await stop(child);
      },
    };
  } catch (error) {
    await stop(child);
    throw error;
  }
}
