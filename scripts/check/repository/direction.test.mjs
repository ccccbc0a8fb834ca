import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../../run/programs.mjs';
import { packageNames } from '../../run/workspaces.mjs';

const eslint = new ESLint({ cwd: root });

/** Whether the lint rule allows a file of a package to import a module. */
async function mayImport(file, module) {
  const [result] = await eslint.lintText(`import '${module}';\n`, { filePath: join(root, file) });
  return !result.messages.some((message) => message.ruleId === 'no-restricted-imports');
}

describe('the import direction', () => {
  it.each([
    ['packages/components/src/Button/Button.tsx', '@vitrine/commerce'],
    ['packages/commerce/src/index.ts', '@vitrine/components'],
    ['packages/commerce/src/index.ts', '@vitrine/sandbox'],
    ['packages/sandbox/src/index.ts', '@vitrine/commerce'],
    ['packages/sections/src/index.ts', '@vitrine/sandbox'],
    ['packages/sections/src/index.ts', 'next/link'],
    ['packages/sections/src/index.ts', '@vitrine/components/src/Button/Button.js'],
    ['packages/sections/src/index.ts', '@vitrine/northlane/shop'],
    ['packages/northlane/src/shop.tsx', '@vitrine/sandbox'],
    ['packages/story-checks/src/run.ts', '@vitrine/components'],
    ['packages/story-checks/src/page/story.ts', '@vitrine/commerce'],
    ['packages/story-kit/src/preview.tsx', '@vitrine/site/page'],
    ['packages/sections/src/Cart/Cart.stories.tsx', '@vitrine/site/page'],
    ['packages/sections/src/server.test.tsx', '@vitrine/storybook'],
    ['packages/sections/src/index.ts', '@vitrine/story-kit/samples'],
    ['site/src/app/layout.tsx', '@vitrine/story-kit/samples'],
    ['site/src/app/layout.tsx', '@vitrine/sandbox'],
  ])('%s may not import %s', async (file, module) => {
    expect(await mayImport(file, module)).toBe(false);
  });

  it.each([
    ['packages/sections/src/index.ts', '@vitrine/commerce'],
    ['packages/sections/src/index.ts', '@vitrine/commerce/remote'],
    ['packages/sections/src/index.ts', '@vitrine/components'],
    ['packages/commerce/src/contract.test.ts', '@vitrine/sandbox'],
    ['packages/sections/src/Cart/Cart.stories.tsx', '@vitrine/story-kit/preview'],
    ['packages/story-kit/src/checks.ts', '@vitrine/story-checks'],
    ['site/src/app/layout.tsx', '@vitrine/sections'],
    ['site/src/app/layout.tsx', '@vitrine/northlane/shop'],
    ['site/src/app/layout.tsx', 'next/link'],
  ])('%s may import %s', async (file, module) => {
    expect(await mayImport(file, module)).toBe(true);
  });
});

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The rows of the table of parts: a folder, its imports, and the imports of its tests and stories. */
const parts = [...read('docs/architecture.md').matchAll(/^\| `([\w/-]+)` +\|[^|]+\|([^|]+)\|([^|]+)\|$/gm)].map(
  ([, folder, imports, inTests]) => ({ folder, imports: namesIn(imports), inTests: namesIn(inTests) }),
);

function namesIn(cell) {
  return cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== 'none')
    .sort();
}

/** The names of our packages in fields of a manifest. */
const declared = (manifest, ...fields) =>
  fields
    .flatMap((field) => Object.keys(manifest[field] ?? {}))
    .filter((name) => name.startsWith('@vitrine/'))
    .map((name) => name.replace('@vitrine/', ''))
    .sort();

describe('the table of parts in docs/architecture.md', () => {
  it('has a row for each workspace', () => {
    const workspaces = [...packageNames().map((name) => `packages/${name}`), 'site', 'storybook'];
    expect(parts.map(({ folder }) => folder).sort()).toEqual(workspaces.sort());
  });

  it.each(parts)('names the imports that $folder declares', ({ folder, imports, inTests }) => {
    const manifest = JSON.parse(read(`${folder}/package.json`));
    expect(imports).toEqual(declared(manifest, 'dependencies', 'peerDependencies'));
    expect(inTests).toEqual(declared(manifest, 'devDependencies'));
  });
});
