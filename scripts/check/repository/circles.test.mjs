import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';

const sources = [
  'packages/components/src',
  'packages/commerce/src',
  'packages/sections/src',
  'packages/sandbox/src',
  'site/src',
  'storybook',
  'scripts',
];

/** The layers: forbidden imports of a folder, including types. A lower layer must not import a higher one. */
const floors = [
  { from: 'packages/components/src/theme/', to: 'packages/components/src/(?!theme/)' },
  {
    from: 'packages/components/src/(internal|icons)/',
    to: 'packages/components/src/(?!(theme|internal|icons)/|messages)',
  },
  { from: 'packages/commerce/src/model/', to: 'packages/commerce/src/(?!model/)' },
  { from: 'packages/commerce/src/port/', to: 'packages/commerce/src/(?!(model|port)/)' },
  { from: 'packages/commerce/src/shared/', to: 'packages/commerce/src/(?!(model|port|shared)/)' },
  { from: 'packages/commerce/src/search/', to: 'packages/commerce/src/(?!(model|port|shared|search)/)' },
  {
    from: 'packages/commerce/src/platforms/shared/',
    to: 'packages/commerce/src/(?!(model|port|shared|platforms/shared)/)',
  },
  { from: 'packages/commerce/src/platforms/', to: 'packages/commerce/src/(?!(model|port|shared|search|platforms)/)' },
  { from: 'packages/commerce/src/remote/', to: 'packages/commerce/src/(?!(model|port|remote)/)' },
  { from: 'packages/sections/src/state/', to: 'packages/sections/src/(?!state/|messages)' },
  { from: 'packages/sections/src/shop/', to: 'packages/sections/src/(?!(state|shop)/|messages)' },
  {
    from: 'packages/sections/src/(ShopLink|ForeignWords)/',
    to: 'packages/sections/src/(?!(state|shop|ShopLink|ForeignWords)/|messages)',
  },
  {
    from: 'packages/sections/src/(ui|forms|listing)/',
    to: 'packages/sections/src/(?!(state|shop|ShopLink|ForeignWords|ui|forms|listing)/|messages)',
  },
  { from: 'packages/sandbox/src/shop/', to: 'packages/sandbox/src/(protocols|admin|node)/' },
  { from: 'packages/sandbox/src/protocols/', to: 'packages/sandbox/src/node/' },
  { from: 'site/src/server/', to: 'site/src/app/' },
];

const rules = [
  { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
  ...floors.map(({ from, to }) => ({
    name: `a floor up from ${from}`,
    severity: 'error',
    from: { path: `^${from}`, pathNot: '\\.(test|stories|example|docs)\\.|/testing/' },
    to: { path: `^${to}` },
  })),
];

describe('imports between files', () => {
  let summary;
  let modules;
  beforeAll(async () => {
    const { output } = await cruise(sources, {
      ruleSet: { forbidden: rules },
      validate: true,
      // Also checks imports of types.
      tsPreCompilationDeps: true,
      exclude: { path: 'node_modules|/dist/|/storybook-static/' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    });
    ({ summary, modules } = output);
  }, 300_000);

  it('are found', () => {
    expect(summary.totalCruised).toBeGreaterThan(1000);
    expect(summary.totalDependenciesCruised).toBeGreaterThan(3000);
  });

  it.each(rules.map(({ name }) => name))('no %s', (name) => {
    const found = summary.violations.filter(({ rule }) => rule.name === name);
    expect(
      found.map(({ from, to, cycle }) => (cycle ? [from, ...cycle.map((file) => file.name)] : [from, to]).join(' → ')),
    ).toEqual([]);
  });

  it("no circle of folders in the site's sources", () => {
    const folders = importsOfFolders(modules.filter(({ source }) => isSiteSource(source)));
    expect(folders.get('site/src/server/cart')).toContain('site/src/server/session');
    expect(circles(folders)).toEqual([]);
  });
});

const isSiteSource = (file) => file.startsWith('site/src/') && !/\.test\./.test(file);

/**
 * Returns the folder of a file. Next requires two files of `serving` in `src` itself, and names the folders in `app` after the pages'
 * addresses.
 */
function folderOf(file) {
  if (/^site\/src\/(proxy|instrumentation)\.ts$/.test(file)) return 'site/src/serving';
  return file.startsWith('site/src/app/') ? 'site/src/app' : dirname(file);
}

/** @returns {Map<string, Set<string>>} each folder with the other folders that its files import from */
function importsOfFolders(modules) {
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    const folder = folderOf(source);
    const imported = dependencies.map(({ resolved }) => resolved).filter(isSiteSource);
    const others = new Set([...(folders.get(folder) ?? []), ...imported.map(folderOf)]);
    others.delete(folder);
    folders.set(folder, others);
  }
  return folders;
}

/** @returns {string[]} each circle as 'a > b > a' */
function circles(imports, names = [...imports.keys()], path = []) {
  return names.flatMap((name) => {
    const start = path.indexOf(name);
    if (start >= 0) return [[...path.slice(start), name].join(' > ')];
    return circles(imports, [...(imports.get(name) ?? [])], [...path, name]);
  });
}

it('a circle of folders is found', () => {
  const imports = new Map([
    ['cart', new Set(['shop'])],
    ['shop', new Set(['cart'])],
  ]);
  expect(circles(imports)).toContain('cart > shop > cart');
});
