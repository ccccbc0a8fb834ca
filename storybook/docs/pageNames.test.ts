import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { componentPages } from '../.storybook/componentPages.js';
import { otherWords, pageName } from '../.storybook/pageNames.js';

const root = new URL('../../', import.meta.url);
const pages = componentPages();

/** Finds pages as the menu's search does: each word of a page's name is compared, without its signs. */
const found = (word: string) =>
  pages
    .map(({ group, name }) => pageName(`${group}/${name}`))
    .filter((name) =>
      name
        .toLowerCase()
        .split(/[ (),]+/)
        .includes(word.toLowerCase()),
    )
    .map((name) => name.replace(/ .*/, ''));

test.each([
  ['otp', ['OneTimeCode']],
  ['pin', ['OneTimeCode']],
  ['chips', ['TagGroup']],
  ['upload', ['DropZone', 'FileTrigger']],
  ['segmented', ['ToggleGroup']],
  ['range', ['DateRangePicker', 'RangeSlider', 'Slider']],
  ['popper', ['Popover', 'Tooltip']],
  ['steps', ['Stepper']],
  ['wizard', ['Stepper']],
  ['modal', ['Dialog']],
  ['asChild', ['ButtonLink', 'Link']],
  ['isPending', ['Button']],
])('the word %s leads to %j', (word, names) => {
  expect(found(word)).toEqual(names);
});

test('the prop onOpenChange leads to overlays', () => {
  expect(found('onOpenChange')).toEqual(expect.arrayContaining(['Dialog', 'Drawer', 'Menu', 'Popover', 'Select']));
});

test('a page without other words has its own name', () => {
  expect(pageName('Guides/Links')).toBe('Links');
  expect(found('NoSuchWord')).toEqual([]);
});

test('all words belong to pages of components', () => {
  const names = pages.map(({ name }) => name);
  expect(Object.keys(otherWords).filter((name) => !names.includes(name))).toEqual([]);
});

test('a prop among the words is in the sources of its component', () => {
  const ofOthers = ['asChild'];
  const missing = pages.flatMap(({ name, file }) => {
    const sources = globSync(`${dirname(file)}/*.{ts,tsx}`, { cwd: root.pathname });
    const text = sources.map((source) => readFileSync(new URL(source, root), 'utf8')).join('\n');
    return (otherWords[name] ?? [])
      .filter((word) => /^[a-z]+[A-Z]/.test(word) && !ofOthers.includes(word) && !text.includes(word))
      .map((word) => `${name}: ${word}`);
  });
  expect(missing).toEqual([]);
});
