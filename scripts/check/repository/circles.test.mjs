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

/** What a folder may not import, types included: the arrows between the floors of the house run down. */
const floors = [
  { from: 'packages/components/src/theme/', to: 'packages/components/src/(?!theme/)' },
  { from: 'packages/commerce/src/model/', to: 'packages/commerce/src/(?!model/)' },
  { from: 'packages/commerce/src/port/', to: 'packages/commerce/src/(?!(model|port)/)' },
  {
    from: 'packages/commerce/src/platforms/shared/',
    to: 'packages/commerce/src/(?!(model|port|platforms/shared|testing)/)',
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
  beforeAll(async () => {
    const { output } = await cruise(sources, {
      ruleSet: { forbidden: rules },
      validate: true,
      // Types count, too.
      tsPreCompilationDeps: true,
      exclude: { path: 'node_modules|/dist/|/storybook-static/' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    });
    summary = output.summary;
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
});
