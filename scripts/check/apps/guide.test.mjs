import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromTarballs, stepsOf } from './guide.mjs';

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
