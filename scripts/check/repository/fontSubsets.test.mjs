import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesOfSubset, folder, fontSubsets, pathOfSubset } from '../../bench/fontSubsets.mjs';
import { root } from '../../run/programs.mjs';

const declared = readFileSync(join(root, 'site/src/app/fonts.ts'), 'utf8');

test.each(fontSubsets)('$file has the letters of its range, and the site declares both', async (subset) => {
  expect(readFileSync(pathOfSubset(subset.file)).equals(Buffer.from(await bytesOfSubset(subset)))).toBe(true);
  const [, rest = ''] = declared.split(`src: './fonts/${subset.file}'`);
  expect(/value:\s*'([^']+)'/.exec(rest)?.[1]).toBe(subset.range);
});

test('the folder has no other font', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(files.sort()).toEqual(fontSubsets.map(({ file }) => file).sort());
});
