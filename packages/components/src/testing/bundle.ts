import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { styledNames } from '../../../../scripts/styledNames.mjs';

const source = fileURLToPath(new URL('..', import.meta.url));

interface BundleOptions {
  /** A file of this folder. */
  entry: string;
  platform: 'node' | 'browser';
}

/** The sources as the package's build leaves them, with all that they import, in development. Returns the script. */
export async function bundle({ entry, platform }: BundleOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    jsx: 'automatic',
    conditions: ['development', 'module'],
    define: { 'process.env.NODE_ENV': '"development"' },
    logOverride: { 'unsupported-directive': 'silent' },
    logLevel: 'error',
    plugins: [styleModules(platform === 'browser'), styledNames('@vitrine/components')],
  });
  return outputFiles[0]!.text;
}

/**
 * `virtual:styles`, all the files of styles. Backwards they are there in another order than on the server, as on a page that has
 * other components, and before all that uses them.
 */
const styleModules = (isBackwards: boolean): Plugin => ({
  name: 'style modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:styles$/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    onLoad({ filter: /.*/, namespace: 'virtual' }, () => {
      const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.styles.ts'),
      );
      files.sort();
      if (isBackwards) files.reverse();
      const imports = files.map((file, index) => `import * as styles${index} from './${file}';`);
      const entries = files.map((file, index) => `'${file}': styles${index}`);
      return {
        contents: `${imports.join('\n')}\nexport const styles = { ${entries.join(', ')} };`,
        resolveDir: source,
      };
    });
  },
});
