import { expect, test } from 'vitest';
import { changeOf, newestFirst } from './changes.js';

test('a note has a title, a first sentence and its packages', () => {
  const note =
    '---\n\'@vitrine/commerce\': minor\n"@vitrine/sandbox": patch\n---\n\nA link may lead `nowhere`. It opens.\n';
  expect(changeOf('../../.changeset/menu-links.md', note, { 'menu-links.md': '2026-05-04' })).toEqual({
    title: 'Menu links',
    text: 'A link may lead nowhere.',
    packages: ['commerce', 'sandbox'],
    date: '2026-05-04',
  });
});

test('the newest notes come first', () => {
  const notes = ['search', 'menu', 'cart'].map((name) =>
    changeOf(`${name}.md`, '', { 'search.md': '2026-05-04', 'menu.md': '2026-05-02', 'cart.md': '2026-05-04' }),
  );
  expect(newestFirst(notes).map(({ title }) => title)).toEqual(['Cart', 'Search', 'Menu']);
});
