import { existsSync, globSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read } from '../../run/files.mjs';
import { root } from '../../run/programs.mjs';

/** The packages that the product consists of. */
const named = [
  'react-aria',
  'react-stately',
  'styled-components',
  '@floating-ui/react',
  'storybook',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/test-runner',
  'msw',
  'msw-storybook-addon',
  'vitest',
  'tsup',
  'chromatic',
  'next',
];

/** Returns the texts between backticks. */
const codes = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Reads the table in docs/architecture.md: the files that use a package, by package. */
function table() {
  const [, section = ''] = read('docs/architecture.md').split('## What it is made of\n');
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((row) => {
      const [, name, , where] = row.split('|');
      return [codes(name)[0], codes(where)];
    }),
  );
}

const manifests = ['package.json', ...globSync('{packages/*,site,storybook}/package.json', { cwd: root })];
const installed = new Set(
  manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file));
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/** Returns the names of the programs in a package. */
function programsOf(name) {
  const file = ['', 'site', 'storybook', 'packages/components']
    .map((folder) => join(folder, 'node_modules', name, 'package.json'))
    .find((one) => existsSync(join(root, one)));
  const { bin = {} } = JSON.parse(read(file));
  return typeof bin === 'string' ? [name.split('/').at(-1)] : Object.keys(bin);
}

/** Returns the strings of a source file: imported modules, started programs, settings. */
function stringsOf(file, source) {
  const strings = [];
  const visit = (node) => {
    if (ts.isStringLiteral(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return strings;
}

/** Whether a file imports the package, names it in its settings or starts its program. */
const uses = (file, source, name) =>
  stringsOf(file, source).some(
    (text) => text === name || text.startsWith(`${name}/`) || programsOf(name).includes(text.split(' ')[0]),
  );

describe.each(named)('%s', (name) => {
  it('is in a package.json', () => {
    expect(installed).toContain(name);
  });

  it('is used in the files that the table names', () => {
    const files = table().get(name) ?? [];
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
      expect(uses(file, read(file), name), `${file} uses it`).toBe(true);
    }
  });
});

it('names no other packages in the table', () => {
  expect([...table().keys()].sort()).toEqual([...named].sort());
});

it('counts no comment and no other package as a use', () => {
  const source = "// import 'msw'\n/* 'msw/browser' */\nexport const name = 'msw-storybook-addon';";
  expect(uses('a.ts', source, 'msw')).toBe(false);
  expect(uses('a.ts', "import { http } from 'msw/core';", 'msw')).toBe(true);
});

it('`tsc` is the native compiler', () => {
  // Two packages have the command: see docs/decisions/235-native-typescript.md.
  expect(relative(root, realpathSync(join(root, 'node_modules/.bin/tsc')))).toMatch(/native-typescript/);
});
