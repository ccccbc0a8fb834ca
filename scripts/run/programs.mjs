// Runs other programs, and reports failures in one sentence. Node built-ins only: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
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

/** Starts a program in the project's environment. On Windows npm's programs are command scripts, which need a shell. */
export function start(command, args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd, env: environment(env), stdio, shell: process.platform === 'win32' });
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

/** Runs a program and resolves to its output. Throws a Failure if it fails. */
export function output(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('error', () => reject(new Failure(`${command} could not be started: is it installed?`)));
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Failure(`${command} ${args.join(' ')} failed with exit code ${code}.`)),
    );
  });
}

/** Resolves when the address answers, with any status. Throws a Failure if its server ends first. */
export async function untilItAnswers(url, child, name) {
  while (child.exitCode === null && child.signalCode === null) {
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch (error) {
      if (error.cause?.message === 'bad port')
        throw new Failure(`Browsers refuse the port of ${url}, since another protocol has it: choose another.`);
      await new Promise((next) => setTimeout(next, 100));
    }
  }
  throw new Failure(`${name} ended before it was ready: what it printed above says why.`);
}

/** Stops a child and waits until it is gone. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(hard);
}

/** Runs a script's main function. A Failure prints its message and sets exit code 1. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`✗ ${error.message}`);
    process.exit(1);
  }
}
