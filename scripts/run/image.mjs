// What the Dockerfile says of the image: its variables, its command and its health check.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/** Returns `{ variables, command, healthCheck }`; a command is a list of words. */
export function readImage() {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const lines = text.match(/^ENV .*$/gm).join(' ');
  const [healthCheck, command] = Array.from(text.matchAll(/^ *CMD (\[.*\])$/gm), ([, words]) => JSON.parse(words));
  return {
    variables: Object.fromEntries(
      Array.from(lines.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g), ([, name, quoted, bare]) => [name, quoted ?? bare]),
    ),
    command,
    healthCheck,
  };
}
