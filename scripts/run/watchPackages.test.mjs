import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceChanged } from './watchPackages.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vitrine-watch-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes these texts into a folder, by their paths. */
function write(name, files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(folder, name);
}

it('replaces only the files of a build that differ, and deletes those that it no longer has', async () => {
  const dist = write('dist', {
    'index.js': 'old',
    'Button/Button.js': 'same',
    'Button/Button.d.ts': 'its types',
    'gone.js': 'gone',
  });
  const same = statSync(join(dist, 'Button/Button.js')).ino;
  const built = write('built', { 'index.js': 'new', 'Button/Button.js': 'same', 'New/New.js': 'added' });
  expect(await replaceChanged(built, dist)).toBe(3);
  const read = (file) => readFileSync(join(dist, file), 'utf8');
  expect([read('index.js'), read('Button/Button.js'), read('New/New.js')]).toEqual(['new', 'same', 'added']);
  expect(statSync(join(dist, 'Button/Button.js')).ino).toBe(same);
  // The watcher's builds have no declarations.
  expect(read('Button/Button.d.ts')).toBe('its types');
  expect(() => read('gone.js')).toThrow('ENOENT');
});

it('changes nothing after a build with the same files', async () => {
  const files = { 'index.js': 'same', 'css/Button.css': 'same' };
  expect(await replaceChanged(write('built', files), write('dist', files))).toBe(0);
});
