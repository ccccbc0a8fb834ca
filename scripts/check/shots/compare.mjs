import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const picturesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'changes')
    .flatMap(({ name }) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith('.png'))
        .map((file) => join(name, file)),
    );

/**
 * Compares two pictures.
 *
 * @param {Buffer} before a PNG
 * @param {Buffer} after a PNG
 * @returns `undefined` if they are equal, else the number of different pixels and a PNG that shows them. If the sizes differ, all pixels
 *   outside of one picture are different.
 */
export function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const diff = new PNG(size);
  const pixels = pixelmatch(onto(a, size), onto(b, size), diff.data, size.width, size.height, { threshold: 0.1 });
  return pixels > 0 ? { pixels, diff: PNG.sync.write(diff) } : undefined;
}

/** Returns the pixels of a picture on a transparent background of this size. */
function onto(picture, { width, height }) {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground.data;
}

/**
 * Compares the pictures of two folders by name, and writes the differences to `changes` in the second folder.
 *
 * @param {string} before made by an earlier run
 * @param {string} after
 * @returns one entry for each picture that differs, is new (`before` is undefined) or is gone, largest differences first; files as absolute
 *   paths
 */
export function compareFolders(before, after) {
  if (!existsSync(before)) throw new Error(`There is no folder ${before} to compare with: make one with --out.`);
  const names = [...new Set([...picturesIn(before), ...picturesIn(after)])];
  return names.flatMap((name) => changeOf(name, before, after) ?? []).sort((a, b) => b.pixels - a.pixels);
}

function changeOf(name, before, after) {
  const [old, now] = [join(before, name), join(after, name)];
  if (!existsSync(old)) return { name, after: now, pixels: Infinity };
  // A run over some of the stories compares only their pictures.
  if (!existsSync(now)) return undefined;
  const found = compare(readFileSync(old), readFileSync(now));
  if (!found) return undefined;
  const diff = join(after, 'changes', name.replace(/[\\/]/g, '--'));
  mkdirSync(join(after, 'changes'), { recursive: true });
  writeFileSync(diff, found.diff);
  return { name, before: old, after: now, diff, pixels: found.pixels };
}
