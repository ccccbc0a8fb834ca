// Which files import which: the sources of the packages, the site and the catalogue, by their relative imports.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../../run/programs.mjs';

const isSource = (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|stories|spec)\./.test(file);

/** The sources that git knows or would add, as paths from the root. */
const sourceFiles = () =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/*/src', 'site', 'storybook'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => isSource(file) && existsSync(join(root, file)));

/** @returns {Map<string, string[]>} each source file with the source files that it imports, types included */
export function importsOfFiles() {
  const files = new Set(sourceFiles());
  const fileOf = (from, module) => {
    const path = posix.join(posix.dirname(from), module);
    const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
    return [...endings.map((ending) => path + ending), path.replace(/\.js$/, '.ts')].find((name) => files.has(name));
  };
  const importsOf = (file) =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'))
      .importedFiles.map(({ fileName }) => fileName.startsWith('.') && fileOf(file, fileName))
      .filter(Boolean);
  return new Map([...files].map((file) => [file, importsOf(file)]));
}

/**
 * @param {Map<string, string[]>} imports
 * @param {(file: string) => string} folderOf
 * @returns {Map<string, string[]>} each folder with the other folders that its files import from
 */
export function importsOfFolders(imports, folderOf = dirname) {
  const folders = new Map();
  for (const [file, imported] of imports) {
    const folder = folderOf(file);
    const others = imported.map(folderOf).filter((other) => other !== folder);
    folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...others])]);
  }
  return folders;
}

/**
 * @param {Map<string, string[]>} imports
 * @returns {string[]} each circle as 'a > b > a'
 */
export function circles(imports) {
  const found = [];
  const finished = new Set();
  const visit = (name, path) => {
    const start = path.indexOf(name);
    if (start >= 0) found.push([...path.slice(start), name].join(' > '));
    if (start >= 0 || finished.has(name)) return;
    for (const next of imports.get(name) ?? []) visit(next, [...path, name]);
    finished.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return found;
}
