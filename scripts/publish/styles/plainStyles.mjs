import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { renderStyles } from './render.mjs';
import { writeStyleSheets } from './styleSheets.mjs';

const posix = (path) => path.split(sep).join('/');

/** The runtime of a built styled component: an element with a class. */
const runtime = `import { createElement } from 'react';

export const styled = (target, name) =>
  function Styled({ as = target, className, ...rest }) {
    return createElement(as, { ...rest, className: className ? \`\${name} \${className}\` : name });
  };
`;

/**
 * Creates an esbuild plugin for the packages' builds. styled-components runs during the build, and not in a shopper's browser. A published
 * styled component is an element with a class; its rules are in style sheets. See docs/decisions/022-plain-css.md.
 *
 * @param {object} options
 * @param {string} options.folder The package's folder.
 * @param {string} options.prefix The prefix of its classes: two packages may have components of the same name.
 * @param {readonly string[]} [options.emptied] Modules whose only export, a text of the same name, is in a style sheet. Default: none.
 * @param {{ file: string, layer: string, base?: string }} [options.sheets] Options of `writeStyleSheets`, which writes the rules into
 *   the folder of the build. Default: no sheets are written.
 */
export const plainStyles = ({ folder, prefix, emptied = [], sheets }) => ({
  name: 'plain-styles',
  setup(build) {
    const runtimePath = join(folder, 'src', 'styled.js');
    let styles = { components: new Map(), rules: [] };

    build.onStart(async () => {
      styles = await renderStyles(await styleFiles(folder), folder, prefix);
    });

    build.onResolve({ filter: /\/styled\.js$/ }, ({ path, resolveDir }) =>
      build.initialOptions.bundle && resolve(resolveDir, path) === runtimePath
        ? { path: runtimePath, namespace: 'plain-styles' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'plain-styles' }, () => ({ contents: runtime, resolveDir: folder }));

    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (emptied.includes(posix(relative(folder, path)))) return { contents: emptyModule(path), loader: 'js' };
      const components = styles.components.get(path);
      if (!components) return undefined;
      return { contents: plainModule(await readFile(path, 'utf8'), path, components, runtimePath), loader: 'js' };
    });

    build.onEnd(async ({ errors }) => {
      if (!sheets || errors.length > 0) return;
      const dist = resolve(folder, build.initialOptions.outdir);
      await writeStyleSheets({ ...sheets, rules: styles.rules, folder, dist, runtime });
    });
  },
});

/** Returns the modules of a package that use styled-components. */
async function styleFiles(folder) {
  const files = [];
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: folder })) {
    if (/\.(test|stories)\.|\/testing\//.test(posix(file))) continue;
    const path = resolve(folder, file);
    if (/from 'styled-components'/.test(await readFile(path, 'utf8'))) files.push(path);
  }
  return files.sort();
}

/** `pageStyles.ts` → `export const pageStyles = '';` */
const emptyModule = (path) => `export const ${path.match(/([^/\\]+)\.ts$/)[1]} = '';`;

/** Returns the module without its styles: `export const Root = styled('button', 'vt-Button-Root');` */
function plainModule(source, path, components, runtimePath) {
  if (components.length === 0) return 'export {};';
  const wrapped = components.map((component) => ({
    ...component,
    wraps: component.tag ? undefined : wrappedName(source, component.name),
  }));
  return [
    `import { styled } from '${specifier(dirname(path), runtimePath)}';`,
    ...new Set(wrapped.flatMap(({ wraps }) => (wraps ? [importOf(source, wraps)] : []))),
    ...wrapped.map(
      ({ name, tag, wraps, className }) =>
        `export const ${name} = /* @__PURE__ */ styled(${wraps ?? `'${tag}'`}, '${className}');`,
    ),
  ].join('\n');
}

const specifier = (from, to) => {
  const path = posix(relative(from, to));
  return path.startsWith('.') ? path : `./${path}`;
};

/** `export const Arrow = styled(IconButton)` → `IconButton` */
const wrappedName = (source, name) => source.match(new RegExp(`export const ${name} = styled\\((\\w+)\\)`))?.[1];

const importOf = (source, name) => {
  const from = source.match(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`))?.[1];
  if (!from) throw new Error(`Where ${name} comes from is not to be seen: import it by that name.`);
  return `import { ${name} } from '${from}';`;
};
