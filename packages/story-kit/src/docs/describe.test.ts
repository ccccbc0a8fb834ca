import { expect, test } from 'vitest';
import { partsOf } from './describe.js';

const button = `
Does something on this page. What leads to another page is a \`ButtonLink\`,
and an icon alone an \`IconButton\`.

It keeps its width while it loads.

| Key | Action |
| --- | --- |
| Enter | presses it |

**A screen reader announces** “Add to bag, button”.

**Do** begin with a verb. Have one in view. **Don't** disable it: say what is missing. Don't use \`unstyled\`: ask for a variant. An image is a \`Picture\`.

\`\`\`tsx
<Button>Add</Button>

<Button>Remove</Button>
\`\`\`
`;

test('a description has its parts', () => {
  expect(partsOf(button)).toEqual({
    lead: 'Does something on this page.',
    use: 'What leads to another page is a `ButtonLink`, and an icon alone an `IconButton`. An image is a `Picture`.',
    body: 'It keeps its width while it loads.',
    keys: '| Key | Action |\n| --- | --- |\n| Enter | presses it |',
    spoken: '**A screen reader announces** “Add to bag, button”.',
    dos: ['Begin with a verb.', 'Have one in view.'],
    donts: ['Disable it: say what is missing.', 'Use `unstyled`: ask for a variant.'],
    code: '```tsx\n<Button>Add</Button>\n\n<Button>Remove</Button>\n```',
  });
});

test('a page without a description has no parts', () => {
  expect(partsOf('')).toEqual({ lead: '', use: '', body: '', keys: '', spoken: '', dos: [], donts: [], code: '' });
});

test('a table at the beginning is not the definition', () => {
  const table = '| Tone | What a screen reader hears |\n| --- | --- |\n| info | a note |';
  expect(partsOf(`${table}\n\nTells of something.`)).toMatchObject({ lead: 'Tells of something.', spoken: table });
});

test('rules may end a paragraph', () => {
  expect(partsOf("A cart.\n\nChanges show at once. **Do** leave it. **Don't** ask.")).toMatchObject({
    body: 'Changes show at once.',
    dos: ['Leave it.'],
    donts: ['Ask.'],
  });
});
