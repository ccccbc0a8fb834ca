// Firefox, by WebDriver BiDi: it serves that itself, so that no driver beside it is needed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, stop } from '../../run/programs.mjs';
import { viewport } from './viewport.mjs';
import { keyActions, mouseActions } from './wire.mjs';

/** A profile that shows no page of welcome and asks nothing. */
const preferences = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 0,
};

/** What is not on the machine itself is asked of this proxy. */
function proxied(proxy) {
  const [host, port] = proxy.split(':');
  const to = (scheme) => ({ [`network.proxy.${scheme}`]: host, [`network.proxy.${scheme}_port`]: Number(port) });
  return { 'network.proxy.type': 1, ...to('http'), ...to('ssl') };
}

function profile(more) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-firefox-'));
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  return folder;
}

/** Where it listens: it says so on its error output. */
const address = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
      const [, url] = said.match(/WebDriver BiDi listening on (ws:\S+)/) ?? [];
      if (url) resolve(url);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Failure(`Firefox ended before it was ready:\n${said.slice(-500)}`)));
  });

/** Sends commands over a WebSocket, and gives each its answer; `hear` is given what comes unasked, an event's parameters. */
async function connect(url, hear) {
  const socket = new WebSocket(url);
  const waiting = new Map();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, params } = JSON.parse(data);
    if (type === 'event') return hear(params);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'success') resolve?.(result);
    else if (type === 'error') reject?.(new Error(message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Failure(`Firefox does not answer on ${url}.`)));
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

export async function openFirefox({ file, proxy, isHeadless = true, env = {}, preferences: more = {} }) {
  const folder = profile({ ...more, ...(proxy && proxied(proxy)) });
  const child = spawn(
    file,
    [
      ...(isHeadless ? ['--headless'] : []),
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    let context;
    let leave = () => {};
    const send = await connect(`${await address(child)}/session`, (event) => {
      if (event.context === context) leave();
    });
    const { capabilities } = await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['script.realmCreated'] });
    /** What is asked of a document, or done to it, may never be answered where another takes its place: then this resolves to nothing. */
    const untilItLeaves = (answer) => Promise.race([answer, new Promise((resolve) => (leave = resolve))]);
    /** A tab for each story: in the first one the address bar has the focus, and in one that has shown a story before, some keys do nothing. */
    const openTab = async () => {
      const before = context;
      ({ context } = await send('browsingContext.create', { type: 'tab' }));
      if (before) await send('browsingContext.close', { context: before });
      if (isHeadless) await send('browsingContext.setViewport', { context, viewport });
    };
    const perform = (actions) => untilItLeaves(send('input.performActions', { context, actions }));
    return {
      version: capabilities.browserVersion,
      async go(url) {
        await openTab();
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async evaluate(expression) {
        // As text: the protocol's own values are told apart by more types than are wanted here.
        const answer = await untilItLeaves(
          send('script.evaluate', {
            expression: `(async () => JSON.stringify(await (${expression})))()`,
            target: { context },
            awaitPromise: true,
          }),
        );
        if (!answer) throw new Error('no such execution context: the document has left');
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
      },
      press: (keys) => perform(keyActions(keys)),
      mouse: (steps) => perform(mouseActions(steps)),
      screenshot: async () =>
        Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
