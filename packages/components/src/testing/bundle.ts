import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { plainStyles } from '../../../../scripts/publish/styles/plainStyles.mjs';

const folder = fileURLToPath(new URL('../..', import.meta.url));

interface BundleOptions {
  /** A file of this folder. */
  entry: string;
  platform: 'node' | 'browser';
  /** Whether styles are compiled as in the package's build: elements with classes. Default: `false`, styles as in the sources. */
  isPublished?: boolean;
}

/** Replaces Vite's `import.meta.glob` in `examples.ts` with an import for each example. */
const collectExamples: Plugin = {
  name: 'collect-examples',
  setup({ onLoad }) {
    onLoad({ filter: /\/testing\/examples\.ts$/ }, ({ path }) => {
      const files = globSync('src/*/*.example.tsx', { cwd: folder });
      const imports = files.map((file, index) => `import * as example${index} from '../../${file}';`);
      const modules = `({ ${files.map((_, index) => `example${index}`).join(', ')} })`;
      const source = readFileSync(path, 'utf8').replace(/import\.meta\.glob<.*>\(.*\)/, modules);
      return { contents: [...imports, source].join('\n'), loader: 'ts' };
    });
  },
};

/** Bundles the sources with all their imports, in development mode. Returns the script. */
export async function bundle({ entry, platform, isPublished = false }: BundleOptions): Promise<string> {
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
    plugins: [collectExamples, ...(isPublished ? [plainStyles({ folder, prefix: 'vt' })] : [])],
  });
  return outputFiles[0]!.text;
}
