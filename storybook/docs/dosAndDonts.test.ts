import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../.storybook/describe.js';
import { dosAndDonts } from './dosAndDonts.js';

const root = new URL('../../', import.meta.url);

/** What the pages of components say of them, by the component's name. */
const descriptions = new Map(
  globSync('packages/{components,sections}/src/**/*.stories.tsx', { cwd: root.pathname }).flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    const name = /^ {2}title: '\w+\/(\w+)'/m.exec(source)?.[1];
    // A text in a template, or in quotes where it is a line.
    const text = [...source.matchAll(/(?<=(?:const docs|component[:=]) ?[=:]?\s*)([`'"])((?:(?!\1)[^\\]|\\.)*)\1/gs)]
      .map(([, , content = '']) => content.replace(/\\(.)/g, '$1'))
      .find((content) => content.includes('**Do'));
    return name && text ? [[name, partsOf(text)]] : [];
  }),
);

/** Of these there is nothing to see. */
const unseen = ['VisuallyHidden'];

test('the pages of components are read here as there', () => {
  expect(descriptions.get('Button')).toMatchObject({ dos: [expect.stringContaining('verb')] });
  expect(descriptions.size).toBeGreaterThan(80);
});

const components = globSync('packages/components/src/**/*.stories.tsx', { cwd: root.pathname }).flatMap(
  (file) => /^ {2}title: '(?!Setup|Checks)\w+\/(\w+)'/m.exec(readFileSync(new URL(file, root), 'utf8'))?.[1] ?? [],
);

test('each component has a picture of what to do and of what not to do', () => {
  const missing = components.filter((name) => descriptions.has(name) && !dosAndDonts[name] && !unseen.includes(name));
  expect(missing).toEqual([]);
});

describe.each(Object.entries(dosAndDonts))('%s', (name, pair) => {
  test.each([
    ['dos', pair?.do],
    ['donts', pair?.dont],
  ] as const)('its picture shows one of the %s of its page', (kind, pictured) => {
    const [start = ''] = pictured ?? [];
    const rules = descriptions.get(name)?.[kind] ?? [];
    expect(rules.filter((rule) => rule.startsWith(start))).toHaveLength(1);
  });
});
