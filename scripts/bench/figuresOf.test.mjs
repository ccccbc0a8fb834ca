import { expect, it } from 'vitest';
import { read } from '../run/files.mjs';
import { commands, withoutOrigin, written } from './figuresOf.mjs';

const page = read('docs/measurements/site.md');
const table = '| page | ms |\n| --- | ---: |\n| home | 12 |\n';

it('every table of the site has its command and its day', () => {
  expect(withoutOrigin(page)).toEqual([]);
});

it('finds a table without its command or its day', () => {
  const dated = '## One\n\n`npm run load` on 2026-11-28.\n\n';
  expect(withoutOrigin(`${dated}${table}`)).toEqual([]);
  expect(withoutOrigin(`${dated}\n## Two\n\n${table}`)).toEqual(['| page | ms |']);
  expect(withoutOrigin(`## Two\n\n\`npm run load\`, some day.\n\n${table}`)).toEqual(['| page | ms |']);
  expect(withoutOrigin(`## Two\n\nMeasured on 2026-11-28.\n\n${table}`)).toEqual(['| page | ms |']);
  expect(withoutOrigin(`## Two\n\n${table}\n\`npm run load\` on 2026-11-28.\n`)).toEqual(['| page | ms |']);
});

it.each(Object.entries(commands))('%s has a place there, and a script', (name, script) => {
  expect(written(page, name, table)).toContain(`<!-- figures: ${name} -->\n\n${table}`);
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script);
});

it('a measurement without a place fails, and a dollar sign is text', () => {
  expect(() => written('# Site\n', 'load', table)).toThrow('no place for load');
  const place = '<!-- figures: load -->\nold\n<!-- end of load -->\n';
  expect(written(place, 'load', "costs $' 1")).toBe("<!-- figures: load -->\n\ncosts $' 1\n\n<!-- end of load -->\n");
});
