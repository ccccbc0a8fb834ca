import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { transform } from 'rolldown/utils';
import { joinStyles } from './joinStyles.mjs';

/**
 * An esbuild plugin for the packages' builds: styled-components get a class made of their file's path and their place in it, and
 * their CSS loses what is only there to be read. Left alone, styled-components counts: the n-th that is made gets the n-th
 * class, which is another one on a server, where all modules load, than in a browser. See docs/decisions/022.
 *
 * @param {string} name The package's: two packages may have files of the same path.
 */
export const styledNames = (name) => ({
  name: 'styled-names',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('styled-components')) return undefined;
      const file = `${name}/${relative(process.cwd(), path).split(sep).join('/')}`;
      const { code, errors } = await transform(file, source, {
        tsconfig: false,
        jsx: 'preserve',
        plugins: { styledComponents: { displayName: false, cssProp: false } },
      });
      if (errors.length > 0) return { errors: errors.map(({ message }) => ({ text: message })) };
      return { contents: joinStyles(code, file), loader: 'jsx' };
    });
  },
});
