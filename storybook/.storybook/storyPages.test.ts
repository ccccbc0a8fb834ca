import { expect, test } from 'vitest';
import { storyPageOf, storyPages } from './storyPages.js';

const storiesWith = (description: string) => `
import preview from '../.storybook/preview';
const meta = preview.meta({
  title: 'Pages/Change password',
  parameters: { docs: { description: { component: ${description} } } },
});
export const Reset = meta.story({});
/** With \`id\`, an existing one. */
export const SignedIn = meta.story({});
/** Proves something. */
export const Twice = meta.story({ tags: ['proof'] });
`;

test('a page has its description, and the stories that it shows', () => {
  expect(storyPageOf(storiesWith("'A new password.'"), 'Password.stories.tsx')).toEqual({
    id: 'pages-change-password--docs',
    title: 'Change password',
    description: 'A new password.',
    stories: [
      { name: 'Reset', description: '' },
      { name: 'Signed In', description: 'With `id`, an existing one.' },
    ],
  });
});

test('a page without words of its own is refused', () => {
  expect(() => storyPageOf(storiesWith('words'), 'Password.stories.tsx')).toThrow(
    'Password.stories.tsx has no parameters.docs.description.component in words.',
  );
});

test('every whole page of the catalogue has words, and a first story', () => {
  const pages = storyPages();
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(['pages-home--docs', 'brands--docs']));
  for (const { title, stories } of pages) expect(stories.length, title).toBeGreaterThan(0);
});
