// One setting of the bundler for every library.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bench, root } from './libraries.mjs';

/** One copy of React, the workspace's, whichever package asks for it. */
const oneReact = {
  name: 'one-react',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === 'one-react' ? undefined : build.resolve(path, { kind, resolveDir: root, pluginData: 'one-react' }),
    );
  },
};

/** Bundles a module given as text. Resolves to its code and to the files that are in it, with the bytes that they have there. */
export async function bundle(contents, { isForServer = false, isReactExternal = false, alias = {} } = {}) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: bench, sourcefile: 'entry.jsx', loader: 'jsx' },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: isForServer ? 'node' : 'browser',
    target: 'es2023',
    conditions: ['production', 'module', isForServer ? 'node' : 'browser', 'import'],
    mainFields: isForServer ? ['module', 'main'] : ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    legalComments: 'none',
    loader: { '.css': 'empty' },
    // React's own entry for the server is CommonJS and asks for Node's modules.
    banner: isForServer
      ? { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" }
      : {},
    alias,
    plugins: isReactExternal ? [] : [oneReact],
    external: isReactExternal ? ['react', 'react-dom', 'react/*', 'react-dom/*'] : [],
    logLevel: 'error',
  });
  const inputs = Object.values(metafile.outputs)[0].inputs;
  return {
    code: outputFiles[0].text,
    modules: Object.entries(inputs)
      .map(([file, { bytesInOutput }]) => ({ file, bytes: bytesInOutput }))
      .filter(({ bytes }) => bytes > 0),
  };
}

/** A module that uses exactly these imports: `{ 'a-package': ['Button', 'Drawer.Root'] }`, several of them. */
export function moduleUsing(...imports) {
  const used = new Map();
  for (const [specifier, names] of imports.flatMap((each) => Object.entries(each)))
    used.set(specifier, new Set([...(used.get(specifier) ?? []), ...names]));
  const lines = [...used].map(([specifier, names]) => {
    const roots = new Set([...names].map((name) => name.split('.')[0]));
    return `import { ${[...roots].join(', ')} } from '${specifier}';`;
  });
  const all = [...used.values()].flatMap((names) => [...names]);
  return `${lines.join('\n')}\nexport const used = [${all.join(', ')}];\n`;
}

export const gzip = (body) => gzipSync(body, { level: 9 }).length;

/** The text of a style sheet as a browser would get it. */
export async function minifyCss(text) {
  const { outputFiles } = await build({
    stdin: { contents: text, loader: 'css' },
    write: false,
    minify: true,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

export const isBuilt = () => existsSync(join(root, 'packages/components/dist/index.js'));
