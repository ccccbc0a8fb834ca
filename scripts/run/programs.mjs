// Runs other programs, and reports failures in one sentence. Node built-ins only: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Logs and results of the scripts; not in git. */
export const cache = join(root, '.cache');
export const say = (text) => console.log(`• ${text}`);

/** A failure that the reader can mend. Only its message is shown. */
export class Failure extends Error {}

/** The project's programs come first: its own Node replaces an older Node of the machine. */
const environment = (extra = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  ...extra,
});

const isWindows = process.platform === 'win32';

const running = new Set();
/** The programs that `stop` has ended. */
const stopped = new WeakSet();
/** A program that could not be started has no id. */
const isRunning = (child) => child.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Starts a program in the project's environment. On Windows npm's programs are command scripts, which need a shell. */
export function start(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { cwd, env: environment(env), stdio, shell: isWindows });
  running.add(child);
  for (const event of ['error', 'exit']) child.once(event, () => running.delete(child));
  return child;
}

/** Starts a program and prints its lines with its name in front. */
export function startNamed(name, command, args, { env, ...options } = {}) {
  const child = start(command, args, {
    ...options,
    // The program sees no terminal and would print no colours.
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(8)}│ ${line}`));
  return child;
}

/**
 * Runs a program to its end. With `log`, its output goes to that file in .cache instead of the terminal.
 * Resolves to the exit code; 127 if the program could not be started.
 */
export function run(command, args, { log, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { ...options, stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    if (log) {
      mkdirSync(cache, { recursive: true });
      const file = createWriteStream(join(cache, log));
      child.stdout.pipe(file, { end: false });
      child.stderr.pipe(file, { end: false });
    }
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end, and shows its output. Resolves to the exit code, and to the last lines that it printed. */
export function runKeepingEnd(command, args, { lines = 30 } = {}) {
  return new Promise((resolve) => {
    const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = start(command, args, { env, stdio: ['inherit', 'pipe', 'pipe'] });
    let printed = '';
    for (const name of ['stdout', 'stderr'])
      child[name].on('data', (chunk) => {
        process[name].write(chunk);
        printed += chunk;
      });
    const end = () => printed.trimEnd().split('\n').slice(-lines).join('\n');
    child.on('error', ({ message }) => resolve({ code: 127, end: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, end: end() }));
  });
}

/** Runs a program whose output goes to the file `log` in .cache. If it fails, throws a Failure that names the file. */
export async function runOrFail(problem, command, args, { remedy = '', ...options }) {
  if ((await run(command, args, options)) !== 0) throw new Failure(`${problem}: see .cache/${options.log}${remedy}.`);
}

/** Does the work, unless the file shows that it was done before for the same state. */
export async function unlessDone(file, state, work) {
  if (existsSync(file) && readFileSync(file, 'utf8') === state) return;
  await work();
  writeFileSync(file, state);
}

/** Runs a program and resolves to its output. Throws a Failure with its errors if it fails. */
export function output(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', () => reject(new Failure(`${command} could not be started: is it installed?`)));
    child.on('close', (code) =>
      code === 0
        ? resolve(text)
        : reject(new Failure(`${command} ${args.join(' ')} failed with exit code ${code}.\n${errors.trim()}`.trim())),
    );
  });
}

const endedEarly = (name) => new Failure(`${name} ended before it was ready: what it printed above says why.`);

/** Resolves to the first match of the pattern in a line of the child's piped output. Throws a Failure if it ends first. */
export const untilItPrints = (pattern, child, name) =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = pattern.exec(line);
      if (found) resolve(found[0]);
    });
    for (const event of ['error', 'exit']) child.once(event, () => reject(endedEarly(name)));
  });

/** Resolves when the URL answers, with any status. Throws a Failure if its server ends first. */
export async function untilItAnswers(url, child, name) {
  while (isRunning(child)) {
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch (error) {
      if (error.cause?.message === 'bad port')
        throw new Failure(`Browsers refuse the port of ${url}, since another protocol has it: choose another.`);
      await new Promise((next) => setTimeout(next, 100));
    }
  }
  throw endedEarly(name);
}

/** Calls `then` with the exit code or the signal if the child ends and `stop` has not ended it. */
export function whenItEndsByItself(child, then) {
  child.once('exit', (code, signal) => {
    if (!stopped.has(child)) then(code ?? signal);
  });
}

/** Stops a child and waits until it is gone. */
export async function stop(child) {
  if (!isRunning(child)) return;
  stopped.add(child);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // On Windows the child is a shell, and a signal to it would leave its program running.
  if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(hard);
}

/** Stops all started programs and waits until they are gone. */
const stopAll = () => Promise.all([...running].map(stop));

/**
 * Runs a script's main function. A Failure prints its message and sets exit code 1. A signal such as Ctrl+C ends the script with
 * `interrupted`. In both cases all programs that the script has started are stopped first.
 */
export async function main(body, { interrupted = 130 } = {}) {
  let isInterrupted = false;
  const interrupt = async () => {
    if (isInterrupted) return;
    isInterrupted = true;
    await stopAll();
    process.exit(interrupted);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  try {
    await body();
  } catch (error) {
    // The failure of a program that the signal has ended.
    if (isInterrupted) return;
    if (!(error instanceof Failure)) throw error;
    console.error(`✗ ${error.message}`);
    await stopAll();
    process.exit(1);
  }
}
