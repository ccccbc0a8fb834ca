import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/** Returns the variables by which the image bounds the memory of its server, without those that the environment sets. */
export function memorySettings(environment = process.env) {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .match(/^ENV (NODE_OPTIONS|MALLOC_).*$/gm)
    .join(' ');
  const set = Array.from(lines.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]);
  return Object.fromEntries(set.filter(([name]) => !environment[name]));
}
