import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withShapes } from './icons.mjs';

test('the build has the shapes of the icons, and does not import their set', async () => {
  const source = await readFile(new URL('../src/icons/icons.ts', import.meta.url), 'utf8');
  const built = withShapes(source);
  expect(built).not.toContain("'lucide'");
  expect(built).toMatch(/^const Check = \[\["path",\{"d":"[^"]+"\}\]\];$/m);
  const names = [...source.matchAll(/createIcon\('\w+', (\w+)\)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(built).toMatch(new RegExp(`^const ${name} = \\[\\[".+\\]\\];$`, 'm'));
});

test('a shape that the set does not have is an error', () => {
  expect(() => withShapes("import { Check, NoSuchIcon } from 'lucide';")).toThrow('lucide has no icon NoSuchIcon');
});
