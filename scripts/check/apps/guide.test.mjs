import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read } from '../../run/files.mjs';
import { apps } from './apps.mjs';
import { fromTarballs, oldestNode, stepsOf } from './guide.mjs';

const guides = new URL('../../../docs/guides/', import.meta.url);

test('a guide’s steps are its files and commands, in order', () => {
  const guide = [
    'Words, and `code`.',
    '```json package.json\n{}\n```',
    '```sh\nnpm install @vitrine/components\n\nnpm start\n```',
    '```text\nwhat it prints\n```',
    '```tsx src/page.tsx\nexport {};\n```',
  ].join('\n\n');
  expect(stepsOf(guide)).toEqual([
    { file: 'package.json', text: '{}\n' },
    { command: 'npm install @vitrine/components' },
    { command: 'npm start' },
    { file: 'src/page.tsx', text: 'export {};\n' },
  ]);
});

test('tarballs replace the packages of an install line', () => {
  const tarballs = new Map([['@vitrine/components', '/some where/components.tgz']]);
  expect(fromTarballs('npm install @vitrine/components react@19', tarballs)).toBe(
    'npm install "/some where/components.tgz" react@19',
  );
});

describe.each(readdirSync(guides))('%s', (name) => {
  const steps = stepsOf(readFileSync(new URL(name, guides), 'utf8'));

  test('installs our packages that its files import', () => {
    const of = (texts) => new Set(texts.join('\n').match(/@vitrine\/[a-z]+/g));
    const imported = of(steps.map(({ text = '' }) => text));
    const installed = of(
      steps.map(({ command = '' }) => command).filter((command) => command.startsWith('npm install')),
    );
    expect([...imported].filter((name) => !installed.has(name))).toEqual([]);
  });
});

test('a guide names the oldest Node', () => {
  expect(oldestNode('Tested with Vite 8. You need Node\n22.13 or newer. In an empty folder:')).toBe('22.13.0');
  expect(() => oldestNode('Tested with Vite 8.')).toThrow('names no version');
});

const asNumber = (version) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);

describe('versions of Node', () => {
  const packages = readdirSync(new URL('../../../packages/', import.meta.url))
    .map((name) => JSON.parse(read(`packages/${name}/package.json`)))
    .filter(({ private: isPrivate }) => !isPrivate);
  const [, wanted] =
    /published packages need Node (\d+\.\d+) or newer/.exec(read('README.md').replace(/\s+/g, ' ')) ?? [];

  test.each(packages.map(({ name, engines }) => [name, engines.node]))('%s needs the one of the README', (_, node) => {
    expect(node).toBe(`>=${wanted}`);
  });

  test.each(Object.keys(apps))('the guide %s promises none that is older', (name) => {
    expect(asNumber(oldestNode(read(`docs/guides/${name}.md`)))).toBeGreaterThanOrEqual(asNumber(`${wanted}.0`));
  });

  test('the README names the versions that run the scripts, and the project’s own', () => {
    const { engines, devDependencies } = JSON.parse(read('package.json'));
    expect(read('README.md')).toContain(`Node ${engines.node.replace('>=', '')} or newer, which runs the scripts`);
    expect(read('README.md')).toContain(`They install Node ${devDependencies.node.split('.').slice(0, 2).join('.')} `);
  });
});
