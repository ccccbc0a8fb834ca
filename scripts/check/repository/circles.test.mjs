import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../run/programs.mjs';

const sources = [
  'packages/components/src',
  'packages/commerce/src',
  'packages/sections/src',
  'packages/sandbox/src',
  'packages/northlane/src',
  'packages/story-checks/src',
  'packages/story-kit/src',
  'site/src',
  'storybook',
  'scripts',
];

const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The rows of the table of floors: a part, and the names of the folders on each floor, the lowest first. */
const floors = [...architecture.split('### Floors')[1].matchAll(/^\| `([\w/]+)` +\| (`.+`) +\|$/gm)].map(
  ([, part, cell]) => ({
    part,
    names: cell.split(',').map((floor) => [...floor.matchAll(/`([\w/]+)`/g)].map(([, name]) => name)),
  }),
);

/** Tests, stories and their like may import from any floor. */
const tests = '\\.(test|stories|example|docs)\\.|/testing/';

const forbidden = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: `^${from}`, pathNot: tests },
  to: { path: `^${to}` },
});

/** Forbids imports from higher floors of the same part. The part's own files, such as its messages, are below all. */
function rulesOfFloors({ part, names }) {
  const sources = part === 'scripts' ? part : `${part}/src`;
  return names.map((floor, index) => {
    const lower = names.slice(0, index + 1).flat();
    return forbidden(
      `import up from ${floor.join(', ')} in ${part}`,
      `${sources}/(${floor.join('|')})/`,
      `${sources}/(?!(${lower.join('|')})/)[^/]+/`,
    );
  });
}

const rulesOfFiles = [
  { name: 'circle', severity: 'error', from: {}, to: { circular: true } },
  ...floors.flatMap(rulesOfFloors),
  // Next requires these two files of `serving` here.
  forbidden("import up from the site's own files", 'site/src/(?!proxy|instrumentation)[^/]+$', 'site/src/[^/]+/'),
];

/** A folder includes its subfolders, so imports between them are not a circle. */
const rulesOfFolders = [{ name: 'circle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }];

async function read(folders, rules, { without = [], ...options } = {}) {
  const { output } = await cruise(folders, {
    ruleSet: { forbidden: rules },
    validate: true,
    // Also checks imports of types.
    tsPreCompilationDeps: true,
    exclude: { path: ['node_modules|/dist/|/storybook-static/', ...without] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    ...options,
  });
  return output.summary;
}

/** The violations of a rule, as 'a → b → a'. */
const found = (summary, name) =>
  summary.violations
    .filter(({ rule }) => rule.name === name)
    .map(({ from, to, cycle }) => (cycle ? [from, ...cycle.map((one) => one.name)] : [from, to]).join(' → '));

describe('imports between files', () => {
  let summary;
  beforeAll(async () => {
    summary = await read(sources, rulesOfFiles);
  }, 300_000);

  it('are found', () => {
    expect(floors).toContainEqual({ part: 'packages/components', names: [['theme'], ['internal', 'icons']] });
    expect(floors.length).toBe(6);
    expect(summary.totalCruised).toBeGreaterThan(1000);
    expect(summary.totalDependenciesCruised).toBeGreaterThan(3000);
  });

  it.each(rulesOfFiles.map(({ name }) => name))('no %s', (name) => {
    expect(found(summary, name)).toEqual([]);
  });
});

describe('imports between folders', () => {
  it('no circle', async () => {
    const summary = await read(sources, rulesOfFolders, { without: [tests] });
    expect(summary.totalCruised).toBeGreaterThan(1000);
    expect(found(summary, 'circle')).toEqual([]);
  }, 300_000);

  it('a circle is found, also by an import of a type', async () => {
    const baseDir = mkdtempSync(join(tmpdir(), 'circles-'));
    try {
      const write = (folder, file, text) => {
        mkdirSync(join(baseDir, folder), { recursive: true });
        writeFileSync(join(baseDir, folder, file), text);
      };
      write('cart', 'store.ts', "import { path } from '../shop/paths.js';\nexport const store = path;\n");
      write('cart', 'row.ts', 'export interface Row {}\n');
      write('shop', 'paths.ts', "export const path = '/';\n");
      write('shop', 'view.ts', "import type { Row } from '../cart/row.js';\nexport type View = Row;\n");
      const summary = await read(['.'], rulesOfFolders, { baseDir });
      expect(found(summary, 'circle')).toContain('cart → shop → cart');
    } finally {
      rmSync(baseDir, { recursive: true });
    }
  });
});
