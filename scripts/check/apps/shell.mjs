// Runs the commands of a guide in the folder of its app.
import { spawn } from 'node:child_process';
import { dirname, delimiter, join } from 'node:path';
import { Failure, root, untilItAnswers } from '../../run/programs.mjs';

/** An app uses its own programs and not the project's, but the same Node. */
export const path = [
  dirname(process.execPath),
  ...process.env.PATH.split(delimiter).filter((folder) => folder !== join(root, 'node_modules', '.bin')),
].join(delimiter);

/** The environment without npm's variables for its scripts: an app sets its own. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$)/i.test(name)),
);

const environment = (extra) => ({
  ...inherited,
  PATH: path,
  CI: 'true',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_prefer_offline: 'true',
  ...extra,
});

const running = new Set();
process.on('exit', () => running.forEach((child) => end(child)));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Ends a command and its child processes. */
const end = (child, signal = 'SIGTERM') => process.kill(-child.pid, signal);

/**
 * Starts a command. `text` returns its output so far, `ended` resolves to its exit code, and `interrupt` sends what a terminal sends to the
 * command and its child processes on Ctrl+C.
 */
export function begin(command, { folder, env }) {
  const child = spawn(command, {
    cwd: folder,
    env: environment(env),
    shell: true,
    // A process group of its own, so that a script's child processes end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const printed = [];
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => printed.push(chunk));
  return {
    child,
    text: () => Buffer.concat(printed).toString(),
    ended: new Promise((resolve) => child.once('close', resolve)),
    interrupt: () => end(child, 'SIGINT'),
  };
}

/** The end of a command's output, for a message. */
export const lastLines = (text) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-40)
    .map((line) => `    ${line}`)
    .join('\n');

/** Runs a command to its end. Resolves to its output. If it fails, rejects with a Failure that contains the last lines of the output. */
export async function execute(command, where) {
  const { text, ended } = begin(command, where);
  const code = await ended;
  if (code !== 0) throw new Failure(`It ended with exit code ${code}:\n${lastLines(text())}`);
  return text();
}

/** Runs a command that serves `url` while `use` runs. */
export async function whileServing(command, { url, ...where }, use) {
  const { child, text, ended } = begin(command, where);
  try {
    await untilItAnswers(url, child, command).catch(() => {
      throw new Failure(`It ended before it answered at ${url}:\n${lastLines(text())}`);
    });
    return await use();
  } finally {
    if (running.has(child)) end(child);
    await ended;
  }
}
