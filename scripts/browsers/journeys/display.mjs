// A virtual screen for browsers that need one.
import { spawn } from 'node:child_process';
import { Failure, stop } from '../../run/programs.mjs';
import { viewport } from './viewport.mjs';

/** Starts Xvfb on a display of its own choice. It is not reset after a browser ends: during a reset it refuses the next browser. */
export async function openDisplay() {
  const size = `${viewport.width + 20}x${viewport.height + 100}x24`;
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].once('data', (text) => resolve(String(text).trim()));
    child.once('error', () => reject(new Failure('Xvfb could not be started: is it installed?')));
    child.once('exit', () => reject(new Failure('Xvfb ended before it was ready.')));
  });
  return { env: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' }, close: () => stop(child) };
}
