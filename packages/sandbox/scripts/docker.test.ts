import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../src/node/options.js';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
const lines = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const all = (instruction: string) =>
  lines.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));
const one = (instruction: string) => all(instruction)[0] ?? '';
const { name, bin, engines } = JSON.parse(read('package.json')) as {
  name: string;
  bin: Record<string, string>;
  engines: { node: string };
};

/** Checks the text of the Dockerfile. Only a machine with Docker can build it. */
describe('the image', () => {
  test('has the packed package, and nothing else', () => {
    const [source = ''] = one('COPY').split(' ');
    // The file name that `npm pack` gives it.
    const tarball = `${name.replace('@', '').replace('/', '-')}-1.2.3.tgz`;
    expect(tarball).toMatch(new RegExp(`^${source.replace('*', '.*')}$`));
    expect(read('.dockerignore').trim().split('\n')).toEqual(['*', `!${source}`]);
    expect(all('COPY')).toHaveLength(1);
  });

  test('has a Node that the package runs on', () => {
    const [, major] = /node:(\d+)-alpine/.exec(one('FROM')) ?? [];
    const [, least] = />=(\d+)\./.exec(engines.node) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(Number(least));
  });

  test('runs the command as a user without privileges, with its port and its data', () => {
    const [, program] = JSON.parse(one('ENTRYPOINT')) as string[];
    expect(program).toBe(`node_modules/${name}/${bin['vitrine-sandbox']!.replace('./', '')}`);
    expect(lines.findIndex((line) => line === 'USER node')).toBeLessThan(
      lines.findIndex((line) => line.startsWith('ENTRYPOINT')),
    );
    const env = Object.fromEntries(
      one('ENV')
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    expect(readOptions([], env as Record<string, string>)).toMatchObject({
      host: '0.0.0.0',
      port: Number(one('EXPOSE')),
      folder: one('VOLUME'),
    });
  });

  test('has a health check that Node can run', () => {
    const [, command = ''] = one('HEALTHCHECK').split('CMD ');
    const [node, ...args] = JSON.parse(command) as string[];
    expect(node).toBe('node');
    const { values } = parseArgs({ args, options: { e: { type: 'string', short: 'e' } } });
    expect(() => new Function(values.e!)).not.toThrow();
  });
});
