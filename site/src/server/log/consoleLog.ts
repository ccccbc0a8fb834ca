import { formatWithOptions, stripVTControlCharacters, types } from 'node:util';
import { log } from './log';

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug', trace: 'debug' } as const;

type Level = (typeof levels)[keyof typeof levels];

/**
 * Makes the console write into the log, with one JSON line for each call: Next and our packages report failures there,
 * in texts of several lines that may contain a visitor's input. Also for Node's warnings.
 */
export function logConsole(target: Pick<Console, keyof typeof levels> = console) {
  for (const method of Object.keys(levels) as (keyof typeof levels)[])
    target[method] = (...parts: unknown[]) => write(levels[method], parts);
  // Node's own listener writes text.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => write('warn', [warning]));
}

function write(level: Level, parts: unknown[]) {
  const err = parts.find(types.isNativeError);
  const text = formatWithOptions({ colors: false }, ...parts.filter((part) => part !== err));
  log()[level]({ ...(err && { err }) }, stripVTControlCharacters(text).trim() || err?.message);
}
