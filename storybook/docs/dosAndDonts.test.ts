import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf } from '@vitrine/story-kit/describe';
import { componentPages } from '../.storybook/componentPages.js';
import { componentDocs } from '@vitrine/story-kit/component-docs';

const root = new URL('../../', import.meta.url);

/** The descriptions on the pages of components, by the component's name. */
const descriptions = new Map(
  componentPages().flatMap(({ name, file }) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    // The text is in a template literal, or in quotes if it is a single line.
    const text = [...source.matchAll(/(?<=(?:const docs|component[:=]) ?[=:]?\s*)([`'"])((?:(?!\1)[^\\]|\\.)*)\1/gs)]
      .map(([, , content = '']) => content.replace(/\\(.)/g, '$1'))
      .find((content) => content.includes('**Do'));
    return text ? [[name, partsOf(text)]] : [];
  }),
);

/** Components with nothing to see. */
const unseen = ['VisuallyHidden'];

test('the test reads the pages of components as the catalogue does', () => {
  expect(descriptions.get('Button')).toMatchObject({ dos: [expect.stringContaining('verb')] });
  expect(descriptions.size).toBeGreaterThan(80);
});

const components = componentPages()
  .filter(({ group, file }) => group !== 'Setup' && file.startsWith('packages/components/'))
  .map(({ name }) => name);

test("each component has a picture of a do and of a don't", () => {
  const missing = components.filter(
    (name) => descriptions.has(name) && !componentDocs.get(name)?.rules && !unseen.includes(name),
  );
  expect(missing).toEqual([]);
});

const pictured = [...componentDocs].flatMap(([name, { rules }]) => (rules ? [[name, rules] as const] : []));

describe.each(pictured)('%s', (name, pair) => {
  test.each([
    ['dos', pair.do],
    ['donts', pair.dont],
  ] as const)('its picture shows one of the %s of its page', (kind, [start]) => {
    const rules = descriptions.get(name)?.[kind] ?? [];
    expect(rules.filter((rule) => rule.startsWith(start))).toHaveLength(1);
  });
});
