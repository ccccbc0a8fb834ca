import { expect, test } from 'vitest';
import { componentPages } from '../.storybook/componentPages.js';
import { componentDocs } from '@vitrine/story-kit/component-docs';

const pages = componentPages().filter(({ group }) => group !== 'Setup');

test('each component has a picture on the overview', () => {
  expect(pages.filter(({ name }) => !componentDocs.get(name)?.picture)).toEqual([]);
  expect(pages.length).toBeGreaterThan(90);
});

test('every picture belongs to a page', () => {
  const names = componentPages().map(({ name }) => name);
  expect([...componentDocs.keys()].filter((name) => !names.includes(name))).toEqual([]);
});
