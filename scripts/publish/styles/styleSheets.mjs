import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build, transform } from 'esbuild';

/** Later layers win, in any load order of the sheets. Rules outside of layers, such as an app's own classes, win over all layers. */
const order = '@layer vitrine.reset,vitrine.tokens,vitrine.components,vitrine.sections;';

/** Returns a minified style sheet whose rules are in a layer. */
export async function layered(layer, css) {
  const { code } = await transform(`${order}@layer ${layer}{${css}}`, { loader: 'css', minify: true });
  return code;
}

/** Returns the imports of each source file within the package, including dynamic imports, by absolute paths. */
async function importsOf(folder) {
  const { metafile } = await build({
    entryPoints: [join(folder, 'src/index.ts')],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    // Resolves other packages to their published files, not to their sources.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      resolve(folder, file),
      imports.filter(({ external }) => !external).map(({ path }) => resolve(folder, path)),
    ]),
  );
}

function reachableFrom(files, imports) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const next of imports.get(file) ?? []) visit(next);
  };
  files.forEach(visit);
  return reached;
}

/**
 * Writes a sheet with all rules of a package (`file`) into `dist`. Also writes a sheet like `css/Button.css` for each folder of its
 * sources, which includes the rules of the components inside. Each of these sheets imports `base` first. `runtime` is the text of
 * `styled.js`.
 * @param {{ rules: { file: string, css: string }[], folder: string, dist: string, file: string, layer: string, base?: string, runtime: string
 *   }} options
 */
export async function writeStyleSheets({ rules, folder, dist, file, layer, base, runtime }) {
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'styled.js'), runtime);
  // TypeScript also needs types for imports that are only for side effects.
  await writeFile(join(dist, 'css.d.ts'), 'export {};\n');
  const sheets = join(dist, 'css');
  await mkdir(sheets, { recursive: true });
  await writeFile(join(dist, file), await layered(layer, rules.map(({ css }) => css).join('')));

  // One sheet per module: users of two components load the rules that both need once.
  const modules = [...new Set(rules.map((rule) => rule.file))];
  const sheetOf = (module) =>
    [...relative(join(folder, 'src'), dirname(module)).split(sep), basename(module).replace(/\.tsx?$/, '.css')].join(
      '-',
    );
  for (const module of modules) {
    const own = rules.filter((rule) => rule.file === module);
    await writeFile(join(sheets, sheetOf(module)), await layered(layer, own.map(({ css }) => css).join('')));
  }

  const imports = await importsOf(folder);
  for (const entry of await readdir(join(folder, 'src'), { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const own = [...imports.keys()].filter((path) => path.startsWith(join(entry.parentPath, entry.name) + sep));
    const reached = reachableFrom(own, imports);
    const needed = modules.filter((path) => reached.has(path));
    if (!/^[A-Z]/.test(entry.name) || needed.length === 0) continue;
    const parts = [...(base ? [base] : []), ...needed.map(sheetOf)];
    await writeFile(join(sheets, `${entry.name}.css`), parts.map((part) => `@import './${part}';\n`).join(''));
  }
}
