import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flavours } from '@vitrine/commerce';
import { expect, it } from 'vitest';
import { flavours as read } from '../../run/flavours.mjs';
import { root } from '../../run/programs.mjs';

/** The files with a row for each flavour. A new platform adds a row to each of them. */
const places = [
  'packages/commerce/src/model/flavours.ts',
  'packages/commerce/src/platforms/registry.ts',
  'packages/commerce/src/testing/flavours.ts',
];

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    cwd: root,
  },
)
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\.test\.\w+$/.test(file) && existsSync(join(root, file)));

const withoutComments = (text) => text.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '');

it('each flavour has a row in three places, and is named beside others nowhere else', () => {
  const naming = sources.filter((file) => {
    const source = withoutComments(readFileSync(join(root, file), 'utf8'));
    return flavours.filter(({ name }) => new RegExp(`(['"])${name}\\1|\\b${name}:`).test(source)).length > 1;
  });
  expect(naming.toSorted()).toEqual(places);
});

it('the scripts read the same list', () => {
  expect(read).toEqual(flavours.map(({ name, title }) => ({ name, title })));
});
