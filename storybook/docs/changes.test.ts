import { expect, test } from 'vitest';
import { changeOf } from './changes.js';

test('a note has a title, a first sentence and its packages', () => {
  const note =
    '---\n\'@vitrine/commerce\': minor\n"@vitrine/sandbox": patch\n---\n\nA link may lead `nowhere`. It opens.\n';
  expect(changeOf('../../.changeset/menu-links.md', note)).toEqual({
    title: 'Menu links',
    text: 'A link may lead nowhere.',
    packages: ['commerce', 'sandbox'],
  });
});
