// Puts the shapes of the icons into the build, so that an app does not install the whole set.
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as set from 'lucide';

/** Creates an esbuild plugin that replaces the import of the set in `icons.ts` by the imported shapes. */
export const iconShapes = () => ({
  name: 'icon-shapes',
  setup(build) {
    build.onLoad({ filter: /[\\/]icons[\\/]icons\.ts$/ }, async ({ path }) => ({
      contents: withShapes(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
});

/**
 * Returns the module with the shapes that it imports. A shape that the set does not have is an error.
 *
 * @param {string} source
 */
export const withShapes = (source) =>
  source.replace(/import \{([^}]*)\} from 'lucide';/, (_import, names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `const ${name} = ${JSON.stringify(shapeOf(name))};`)
      .join('\n'),
  );

function shapeOf(name) {
  const shape = set[name];
  if (!shape) throw new Error(`lucide has no icon ${name}. Its names are on https://lucide.dev.`);
  return shape;
}

/** Copies the licence of the set beside its shapes. */
export const copyIconLicence = (dist) =>
  copyFile(
    join(fileURLToPath(import.meta.resolve('lucide')), '../../../LICENSE'),
    join(dist, 'icons', 'LICENSE-lucide'),
  );
