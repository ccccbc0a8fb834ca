// The bundler's settings, which are the same for every library.
import { build } from 'esbuild';
import { forBrowsers, withoutReact } from '../check/size/bundling.mjs';
import { bench, root } from './libraries.mjs';

/** Resolves all imports of React to the workspace's copy. */
const oneReact = {
  name: 'one-react',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
      pluginData === 'one-react' ? undefined : build.resolve(path, { kind, resolveDir: root, pluginData: 'one-react' }),
    );
  },
};

/** The settings for Node. React's entry for servers is CommonJS and requires Node's modules. */
const forServers = {
  platform: 'node',
  conditions: ['production', 'module', 'node', 'import'],
  mainFields: ['module', 'main'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
};

/** Bundles a module given as text. Resolves to its code and to the bundled files, with their bytes in the bundle. */
export async function bundle(contents, { isForServer = false, isReactExternal = false, alias = {} } = {}) {
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    ...(isForServer ? forServers : {}),
    ...(isReactExternal ? withoutReact : { plugins: [oneReact] }),
    stdin: { contents, resolveDir: bench, sourcefile: 'entry.jsx', loader: 'jsx' },
    loader: { '.css': 'empty' },
    alias,
  });
  const inputs = Object.values(metafile.outputs)[0].inputs;
  return {
    code: outputFiles[0].text,
    modules: Object.entries(inputs)
      .map(([file, { bytesInOutput }]) => ({ file, bytes: bytesInOutput }))
      .filter(({ bytes }) => bytes > 0),
  };
}

const hooks = ['react-aria/*', 'react-stately/*', '@floating-ui/*'];

/**
 * Returns a module with only the imports of react-aria, react-stately and floating-ui that a bundle of this text has. Its size is a part's
 * size without our own code.
 */
export async function moduleBelow(contents) {
  const { outputFiles } = await build({
    ...forBrowsers,
    minify: false,
    external: [...withoutReact.external, ...hooks],
    stdin: { contents, resolveDir: bench, sourcefile: 'entry.jsx', loader: 'jsx' },
  });
  const statements = outputFiles[0].text.matchAll(/^import \{([^}]*)\} from "([^"]+)";$/gm);
  const names = new Map();
  for (const [, list, specifier] of statements) {
    if (/^react(-dom)?(\/|$)/.test(specifier)) continue;
    const imported = list.split(',').map((name) => name.trim().split(/ as /)[0]);
    names.set(specifier, new Set([...(names.get(specifier) ?? []), ...imported]));
  }
  // Two packages may export the same name.
  return [...names]
    .map(([specifier, each], at) => {
      const exported = [...each].map((name) => `${name} as ${name}${at}`);
      return `export { ${exported.join(', ')} } from '${specifier}';`;
    })
    .join('\n');
}

/** Returns a module that uses exactly these imports: `{ 'a-package': ['Button', 'Drawer.Root'] }`, one or several. */
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

/** Returns the minified text of a style sheet, as a browser would get it. */
export async function minifyCss(text) {
  const { outputFiles } = await build({
    stdin: { contents: text, loader: 'css' },
    write: false,
    minify: true,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
