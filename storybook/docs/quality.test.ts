import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { scenarios } from '../../scripts/browsers/speech/scenarios.mjs';
import { quality } from '../.storybook/quality.js';
import { OriginLine } from './FiguresTable.js';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const figures = quality();

test.each(Object.entries(figures))('%s: a command of the repository makes it, and its source is there', (_, origin) => {
  const [, script = ''] = /^npm run ([\w:]+)/.exec(origin.command) ?? [];
  expect((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts).toHaveProperty(script);
  for (const source of origin.source.split(', ')) expect(globSync(source, { cwd: root.pathname })).not.toEqual([]);
  if (origin.dated === 'measured') expect(origin.date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the tables of the measurements are here whole', () => {
  const site = read('docs/measurements/site.md');
  for (const { page, performance, seo } of figures.lighthouse.scores)
    expect(site).toMatch(new RegExp(`^\\| ${page} +\\| +${performance} \\|.*\\| +${seo} \\|`, 'm'));
  expect(figures.lighthouse.scores).toHaveLength(5);
  const [budgets] = Object.values(JSON.parse(read('scripts/check/size/visit-budgets.json')) as object) as object[];
  expect(figures.visits.visits.map(({ route }) => route)).toEqual(Object.keys(budgets ?? {}));
  expect(figures.size.parts.map(({ name }) => name)).toContain('Button');
  expect(figures.size.libraries).toHaveLength(5);
});

test('every recording is listed with its browsers', () => {
  const files = globSync('packages/*/src/*/*.spoken.json', { cwd: root.pathname });
  expect(figures.speech.spoken).toHaveLength(files.length);
  for (const { name, silent } of figures.speech.spoken)
    expect({ name, browsers: Object.keys(silent) }).toEqual({
      name,
      browsers: expect.arrayContaining(scenarios[name]?.browsers ?? ['firefox', 'chromium']) as string[],
    });
});

test('every journey is listed with the words of each step', () => {
  const files = globSync('site/spoken/*.spoken.json', { cwd: root.pathname });
  expect(files.length).toBeGreaterThanOrEqual(7);
  expect(figures.journeys.journeys).toHaveLength(files.length);
  for (const { name, steps } of figures.journeys.journeys) {
    expect(name).toMatch(/^Shop: /);
    expect(steps.length).toBeGreaterThan(2);
    for (const { says } of steps) expect(Object.keys(says)).toContain('firefox');
  }
});

test('each report has a verdict on all 55 criteria', () => {
  const sums = figures.audit.audits.map(({ levels }) => Object.values(levels).reduce((sum, count) => sum + count, 0));
  expect(sums).toEqual([55, 55]);
});

test('figures without a date show this', async () => {
  const origin = { command: 'npm run a11y', source: 'results.json', dated: 'changed' as const };
  const line = (date: string | undefined) =>
    renderToStaticMarkup(createElement(OriginLine, { origin: { ...origin, date } }));
  expect(line(undefined)).toMatch(/^<p>Date unknown: .*<code>npm run a11y<\/code>/);
  expect(line('2026-05-04')).toContain('Source last changed on <time dateTime="2026-05-04">May 4, 2026</time>');
});

test('the page shows the goal that Lighthouse misses', async () => {
  const { LighthouseFigures } = await import('./Quality.js');
  const scores = [
    { page: 'plain', performance: 98 },
    { page: 'home', performance: 95 },
    { page: 'product', performance: 86 },
  ].map((score) => ({ ...score, accessibility: 100, practices: 100, seo: 100, paint: 2000 }));
  vi.stubGlobal('QUALITY', { ...figures, lighthouse: { ...figures.lighthouse, goal: 4, scores } });
  const text = renderToStaticMarkup(createElement(LighthouseFigures));
  expect(text).toContain('3: met');
  expect(text).toContain('12: missed');
  vi.unstubAllGlobals();
});
