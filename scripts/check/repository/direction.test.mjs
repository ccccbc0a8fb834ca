import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../../run/programs.mjs';
import { circles, importsOfFiles, importsOfFolders } from './circles.mjs';

const eslint = new ESLint({ cwd: root });

/** Whether the lint rule lets a file of a package import a module. */
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
    ['site/src/app/layout.tsx', '@vitrine/sandbox'],
  ])('%s may not import %s', async (file, module) => {
    expect(await mayImport(file, module)).toBe(false);
  });

  it.each([
    ['packages/sections/src/index.ts', '@vitrine/commerce'],
    ['packages/sections/src/index.ts', '@vitrine/commerce/remote'],
    ['packages/sections/src/index.ts', '@vitrine/components'],
    ['packages/commerce/src/contract.test.ts', '@vitrine/sandbox'],
    ['site/src/app/layout.tsx', '@vitrine/sections'],
    ['site/src/app/layout.tsx', 'next/link'],
  ])('%s may import %s', async (file, module) => {
    expect(await mayImport(file, module)).toBe(true);
  });
});

describe('circles of imports', () => {
  it('are found', () => {
    const imports = new Map([
      ['cart/a.ts', ['cart/b.ts', 'shop/c.ts']],
      ['cart/b.ts', []],
      ['shop/c.ts', ['cart/b.ts']],
    ]);
    expect(circles(imports)).toEqual([]);
    expect(circles(importsOfFolders(imports))).toEqual(['cart > shop > cart']);
    expect(circles(imports.set('cart/b.ts', ['cart/a.ts']))).toContain('cart/a.ts > cart/b.ts > cart/a.ts');
  });

  it('do not exist between source files', () => {
    const imports = importsOfFiles();
    expect(imports.get('site/src/serving/keptPages.ts')).toContain('site/src/routing.ts');
    expect(circles(imports)).toEqual([]);
  });

  it("do not exist between the folders of the site's sources", () => {
    const site = new Map([...importsOfFiles()].filter(([file]) => file.startsWith('site/src/')));
    const folders = importsOfFolders(site, folderOfSite);
    expect(folders.get('site/src/server/cart')).toContain('site/src/server/session');
    expect(circles(folders)).toEqual([]);
  });
});

/** Next wants two files of `serving` in `src` itself. It also names the folders in `app`, by the pages' addresses. */
function folderOfSite(file) {
  if (/^site\/src\/(proxy|instrumentation)\.ts$/.test(file)) return 'site/src/serving';
  return file.startsWith('site/src/app/') ? 'site/src/app' : dirname(file);
}
