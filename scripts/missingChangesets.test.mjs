import { describe, expect, it } from 'vitest';
import { missingChangesets } from './missingChangesets.mjs';

const changeset = (...names) => `---\n${names.map((name) => `'${name}': minor\n`).join('')}---\n\nIt has changed.\n`;
const button = 'packages/components/src/Button/Button.tsx';
const cart = 'packages/sections/src/Cart/Cart.tsx';

describe('missingChangesets', () => {
  it('finds a package that has changed without one', () => {
    expect(missingChangesets([button, cart], [])).toEqual(['@vitrine/components', '@vitrine/sections']);
  });

  it('wants one for each package', () => {
    expect(missingChangesets([button, cart], [changeset('@vitrine/components')])).toEqual(['@vitrine/sections']);
  });

  it.each([
    ['one for both packages', [changeset('@vitrine/components', '@vitrine/sections')]],
    ['one for each', [changeset('@vitrine/components'), changeset('@vitrine/sections')]],
    ['an empty one', [changeset()]],
  ])('is content with %s', (_, changesets) => {
    expect(missingChangesets([button, cart], changesets)).toEqual([]);
  });

  it.each([
    'packages/components/src/Button/Button.stories.tsx',
    'packages/components/src/server.test.tsx',
    'packages/components/src/testing/bundle.ts',
    'packages/components/tsup.config.ts',
    'site/src/proxy.ts',
    'docs/architecture.md',
  ])('wants none for %s, which is not published', (file) => {
    expect(missingChangesets([file], [])).toEqual([]);
  });

  it.each(['packages/sandbox/package.json', 'packages/sandbox/README.md'])('wants one for %s', (file) => {
    expect(missingChangesets([file], [])).toEqual(['@vitrine/sandbox']);
  });
});
