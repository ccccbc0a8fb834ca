import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare, compareFolders } from './compare.mjs';

/** Makes a white picture whose first pixels are black. */
function picture(width, height, black = 0) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < black; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

test('pictures that are alike do not differ', () => {
  expect(compare(picture(4, 4), picture(4, 4))).toBeUndefined();
});

test('pixels that differ are counted, and shown', () => {
  const found = compare(picture(40, 40), picture(40, 40, 40));
  expect(found.pixels).toBe(40);
  expect(PNG.sync.read(found.diff)).toMatchObject({ width: 40, height: 40 });
});

test('of a picture that grew, the new part differs', () => {
  expect(compare(picture(10, 10), picture(10, 12)).pixels).toBe(20);
});

test('folders: changed and new pictures are reported, missing shots are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-shots-'));
  const put = (name, content) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  put('before/rest/same.png', picture(8, 8));
  put('after/rest/same.png', picture(8, 8));
  put('before/rest/changed.png', picture(8, 8));
  put('after/rest/changed.png', picture(8, 8, 8));
  put('after/rest/new.png', picture(8, 8));
  put('before/rest/not-again.png', picture(8, 8));
  const changes = compareFolders(join(folder, 'before'), join(folder, 'after'));
  expect(changes.map(({ name, pixels }) => [name, pixels])).toEqual([
    [join('rest', 'new.png'), Infinity],
    [join('rest', 'changed.png'), 8],
  ]);
});

test('a missing folder is named', () => {
  expect(() => compareFolders('/no/such/folder', tmpdir())).toThrow(/no folder \/no\/such\/folder/);
});
