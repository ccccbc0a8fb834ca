// WebKit, the engine of Safari, in its port to GTK: by WebDriver, which its driver serves over HTTP.
import { spawn } from 'node:child_process';
import { freePort } from '../port.mjs';
import { Failure, stop, untilItAnswers } from '../run.mjs';
import { viewport } from './viewport.mjs';
import { keyActions, mouseActions } from './wire.mjs';

/** It draws without a graphics card. As root it has no sandbox of its own. */
const plain = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
};

/** Milliseconds for a browser to come up: it takes two seconds, and once in a while never does. */
const limit = 30_000;

async function request(url, method, body, signal) {
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(value?.message || value?.error || `${method} ${url}: ${response.status}`);
  return value;
}

/** What is not on the machine itself is asked of this proxy. */
const proxied = (proxy) => ({
  alwaysMatch: {
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: ['127.0.0.1', 'localhost'] },
  },
});

export async function openWebKit({ file, proxy, env = {} }) {
  const port = await freePort();
  const child = spawn(file, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...plain, ...env },
    stdio: 'ignore',
  });
  child.once('error', () => undefined);
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilItAnswers(`${base}/status`, child, 'WebKitWebDriver');
    const wanted = { capabilities: proxy ? proxied(proxy) : {} };
    const { sessionId, capabilities } = await request(`${base}/session`, 'POST', wanted, AbortSignal.timeout(limit));
    if (!sessionId) throw new Failure('WebKitWebDriver opened no browser.');
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
