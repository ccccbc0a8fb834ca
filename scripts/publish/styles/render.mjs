// Runs styled-components to find the classes of its components and their rules.
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Runs every style module of a package, with the styled-components and the React that they import. */
async function load(files, folder) {
  const module = [
    ...files.map((file, index) => `export * as file${index} from ${JSON.stringify(file)};`),
    `export { isStyledComponent, ServerStyleSheet } from 'styled-components';`,
    `export { createElement } from 'react';`,
    `export { renderToStaticMarkup } from 'react-dom/server';`,
  ];
  const cache = join(folder, '.cache');
  const outfile = join(cache, `styles-${randomUUID()}.mjs`);
  await mkdir(cache, { recursive: true });
  await build({
    stdin: { contents: module.join('\n'), resolveDir: folder, loader: 'js' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    // Resolves other packages to their published files, not to their sources.
    tsconfigRaw: {},
    mainFields: ['module', 'main'],
    conditions: ['module'],
    // styled-components is bundled, because Node cannot name the exports of its CommonJS form.
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'react-aria/*', 'react-stately/*', '@floating-ui/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}

/** `Button.styles.ts`, `Root` → `Button-Root` */
const nameOf = (file, exported) => `${basename(file).replace(/(\.styles)?\.tsx?$/, '')}-${exported}`;

/**
 * Replaces a selector that is only `.name` with `:where(.name)`. The rules of components that extend this one then win, in any load order.
 */
const yielding = (css, name) =>
  css.replaceAll(new RegExp(`(?<=^|[{}])\\.${name}(:where\\([^{}]*\\))?(?=\\{)`, 'g'), `:where(.${name})$1`);

/**
 * Renders the styled components of a package.
 * @param {string[]} files Absolute paths of the modules that use styled-components.
 * @param {string} folder The package's folder.
 * @param {string} prefix The prefix of their classes.
 * @returns {Promise<{ components: Map<string, { name: string, tag?: string, className: string }[]>, rules: { file: string, css: string }[]
 *   }>}
 * For each file, its components with their classes and, unless they render another component, their element; and the rules in the order of
 * styled-components.
 * @throws Error if two components would have the same class, if a component with rules is not exported, or if styles are functions of
 *   props.
 */
export async function renderStyles(files, folder, prefix) {
  const modules = await load(files, folder);
  const exported = exportedComponents(files, modules, prefix);
  refuse(exported);
  const { groups, ownClasses } = namedGroups(exported, modules);
  const yields = yieldingClasses(exported);
  const rules = [...groups.values()]
    .sort((a, b) => a.order - b.order)
    .map(({ file, css }) => ({ file, css: yields.reduce(yielding, ownClasses(css)) }));
  const lost = rules.map(({ css }) => css.match(/\.sc-[\w-]+/)).find(Boolean);
  if (lost) throw new Error(`The styled component with the class ${lost[0]} is not exported from its file: export it.`);

  const components = new Map(files.map((file) => [file, []]));
  for (const { file, name, tag, bases, className } of exported)
    components.get(file).push({ name, ...(tag && { tag }), className: [...(tag ? bases : []), className].join(' ') });
  return { components, rules };
}

/**
 * Returns each exported component with its class, the classes that it extends, and the element that it renders. A component that renders
 * another component has no element.
 */
function exportedComponents(files, modules, prefix) {
  const exported = files.flatMap((file, index) =>
    Object.entries(modules[`file${index}`])
      .filter(([, value]) => modules.isStyledComponent(value))
      .map(([name, component]) => ({ file, name, component, className: `${prefix}-${nameOf(file, name)}` })),
  );
  const classOf = new Map(exported.map(({ component, className }) => [component.styledComponentId, className]));
  return exported.map((entry) => {
    const { target, foldedComponentIds } = entry.component;
    if (typeof target === 'string') {
      const folded = foldedComponentIds.split(' ').filter(Boolean);
      return { ...entry, tag: target, bases: folded.map((id) => classOf.get(id)) };
    }
    // The class of a component is the class of its `Root`.
    return { ...entry, bases: [`${prefix}-${target.name}-Root`] };
  });
}

function refuse(exported) {
  const dynamic = exported.find(({ component }) =>
    component.componentStyle.rules.some((rule) => typeof rule === 'function'),
  );
  if (dynamic)
    throw new Error(
      `The styles of ${dynamic.className} have a function in them, but are made once: select on a data attribute, or set a custom property.`,
    );
  if (new Set(exported.map(({ className }) => className)).size < exported.length)
    throw new Error('Two styled components have the same class: their files have the same name. Rename one.');
}

/** Returns the rules by the ids of styled-components, and a function that replaces the generated classes with ours. */
function namedGroups(exported, modules) {
  const owners = new Map(exported.map((entry) => [entry.component.styledComponentId, entry]));
  // Includes the class that only refers to the component in other rules.
  const classes = new Map([...owners].map(([id, { className }]) => [id, className]));
  const groups = new Map();
  for (const { file, component } of exported)
    for (const { id, order, names, css } of rulesOf(component, modules)) {
      const owner = owners.get(id);
      if (owner) for (const name of names) classes.set(name, owner.className);
      // Keyframes belong to the first component that uses them.
      if (!groups.has(id)) groups.set(id, { file: owner?.file ?? file, order, css });
    }
  const ownClasses = (css) =>
    css.replace(/\.([a-zA-Z_-][\w-]*)/g, (text, name) => (classes.has(name) ? `.${classes.get(name)}` : text));
  return { groups, ownClasses };
}

/** Returns the classes of components that others extend and that extend nothing themselves. */
function yieldingClasses(exported) {
  const extended = new Set(exported.flatMap(({ bases }) => bases));
  return exported
    .filter(({ bases, className }) => bases.length === 0 && extended.has(className))
    .map(({ className }) => className);
}

/**
 * Returns the rules of a component and of its dependencies. styled-components ends each group with a rule that names the component's id and
 * the generated classes.
 */
function rulesOf(component, { ServerStyleSheet, createElement, renderToStaticMarkup }) {
  const sheet = new ServerStyleSheet();
  try {
    // Renders a plain element: the component's own content is not needed, and rendering it may fail.
    renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
    const group = /([\s\S]*?)data-styled\.g(\d+)\[id="([^"]+)"\]\{content:"([^"]*)"\}\/\*!sc\*\//g;
    return [...sheet.instance.toString().matchAll(group)].map(([, rules, order, id, names]) => ({
      id,
      order: Number(order),
      names: names.split(',').filter(Boolean),
      css: rules.replaceAll('/*!sc*/', '').replaceAll('\n', ''),
    }));
  } finally {
    sheet.seal();
  }
}
