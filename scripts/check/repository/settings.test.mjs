import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../../run/files.mjs';
import { root } from '../../run/programs.mjs';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => ({ file, text: read(file) }));

it('an editor breaks and indents lines as Prettier does', () => {
  const settings = Object.fromEntries(
    [...read('.editorconfig').matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const { printWidth, tabWidth = 2, useTabs = false, endOfLine = 'lf' } = JSON.parse(read('.prettierrc.json'));
  expect(settings).toMatchObject({
    max_line_length: String(printWidth),
    indent_size: String(tabWidth),
    indent_style: useTabs ? 'tab' : 'space',
    end_of_line: endOfLine,
  });
});

it('CI runs on the Node of .nvmrc, which package.json accepts', () => {
  const version = read('.nvmrc').trim();
  const images = workflows.flatMap(({ text }) => text.match(/(?<=container: node:)\d+/g) ?? []);
  expect(new Set(images)).toEqual(new Set([version]));
  const [major] = JSON.parse(read('package.json')).engines.node.match(/\d+/);
  expect(Number(version)).toBeGreaterThanOrEqual(Number(major));
});

// npm publishes with provenance from a newer Node.
it('only the release names another Node', () => {
  const naming = workflows.filter(({ text }) => /node-version:/.test(text)).map(({ file }) => file);
  expect(naming).toEqual(['.github/workflows/release.yml']);
});
