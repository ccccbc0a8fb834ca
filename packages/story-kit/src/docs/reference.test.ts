import { expect, test } from 'vitest';
import { allDocs } from './allDocs.js';
import { patterns } from './patterns.js';
import {
  codeOf,
  llmsText,
  manifestOf,
  markdownOf,
  partsOf,
  referenceFiles,
  statusOf,
  type Documented,
} from './reference.js';

const button: Documented = {
  name: 'Button',
  group: 'Actions',
  package: '@vitrine/components',
  imports: ['Button'],
  props: {
    Button: [
      { name: 'onPress', type: '() => void', isRequired: true, description: 'Called on a press.' },
      { name: 'size', type: "'sm' | 'md'", isRequired: false, default: "'md'", description: 'Its\nheight.' },
    ],
  },
  stories: [{ id: 'actions-button--primary', name: 'Primary' }],
  docs: {
    purpose: 'Starts an action.',
    use: 'Use it for every action.',
    avoid: 'For another page, use a `ButtonLink`.',
    behavior: ['It keeps its width.', 'It waits.'],
    keys: [{ keys: 'Enter', action: 'presses it' }],
    announced: { columns: ['State', 'Announced'], rows: [['disabled', '“unavailable”']] },
    dos: [{ text: 'Begin with a verb.', picture: 'a picture' }, { text: 'Have one in view.' }],
    donts: [{ text: 'Disable it.' }],
    related: ['ButtonLink'],
  },
};

test('a page has its parts in Markdown, and a part without words is empty', () => {
  expect(partsOf(button.docs)).toEqual({
    use: 'Use it for every action.\n\nFor another page, use a `ButtonLink`.\n\nRelated: `ButtonLink`',
    behavior: 'It keeps its width.\n\nIt waits.',
    keys: '| Key | Action |\n| --- | --- |\n| Enter | presses it |',
    announced: '| State | Announced |\n| --- | --- |\n| disabled | “unavailable” |',
  });
  expect(partsOf({ ...button.docs, keys: [] })).toMatchObject({ keys: '' });
});

test('the code of a section names its place in an app, unless it has that itself', () => {
  const fence = '```tsx\n<Button />\n```';
  expect(codeOf({}, 'Actions')).toBe('');
  expect(codeOf({ code: '<Button />' }, 'Actions')).toBe(fence);
  expect(codeOf({ code: '<Button />' }, 'Sections/Cart')).toMatch(/^Put it inside the `ShopProvider`[^]*<Button/);
  expect(codeOf({ code: '<ShopProvider>' }, 'Sections/Shop')).toMatch(/^```tsx/);
});

test('the manifest has everything about a component except its pictures', () => {
  expect(manifestOf([button])).toEqual({
    components: [
      {
        name: 'Button',
        title: 'Actions/Button',
        package: '@vitrine/components',
        import: "import { Button } from '@vitrine/components';",
        purpose: 'Starts an action.',
        use: 'Use it for every action.',
        avoid: 'For another page, use a `ButtonLink`.',
        behavior: ['It keeps its width.', 'It waits.'],
        keys: [{ keys: 'Enter', action: 'presses it' }],
        announced: '| State | Announced |\n| --- | --- |\n| disabled | “unavailable” |',
        status: 'Stable, since the first version.',
        dos: ['Begin with a verb.', 'Have one in view.'],
        donts: ['Disable it.'],
        related: ['ButtonLink'],
        props: button.props,
        stories: [{ id: 'actions-button--primary', name: 'Primary' }],
        markdown: 'reference/Button.md',
      },
    ],
  });
});

test('a component says how far it has come, and since when', () => {
  expect(statusOf({ since: '1.2.0' })).toBe('Stable, since version 1.2.0.');
  expect(statusOf({ status: 'trial', since: '1.2.0' })).toBe('On trial, since version 1.2.0: its props may change.');
  expect(markdownOf(button)).toContain('\n\nStable, since the first version.\n\n');
});

test('its own import line replaces the line made from the names', () => {
  const [own] = manifestOf([{ ...button, docs: { ...button.docs, import: "import { x } from 'y';" } }]).components;
  expect(own?.import).toBe("import { x } from 'y';");
});

test('the page in Markdown has the same parts, the props and the stories', () => {
  const markdown = markdownOf(button);
  expect(markdown.match(/^##? .*$/gm)).toEqual([
    '# Button',
    '## When to use it',
    '## How it works',
    '## Do',
    '## Don’t',
    '## Keyboard',
    '## What a screen reader says',
    '## Props of Button',
    '## Stories',
  ]);
  expect(markdown).toContain("| `size` | `'sm' \\| 'md'` | `'md'` | Its height. |");
  expect(markdown).toContain('| `onPress` (required) | `() => void` |  | Called on a press. |');
  expect(markdown).toContain('- Primary: `actions-button--primary`');
});

test('llms.txt links to each page, by group', () => {
  const link: Documented = { ...button, name: 'Text', group: 'Typography' };
  const text = llmsText([button, link], patterns);
  expect(text).toContain('## Actions\n\n- [Button](reference/Button.md): Starts an action.');
  expect(text).toContain('## Typography\n\n- [Text](reference/Text.md): Starts an action.');
});

test('each component has its page in Markdown beside both files', () => {
  const components = [...allDocs].map(([name, docs]): Documented => ({ ...button, name, docs }));
  const files = referenceFiles(components, patterns);
  expect([...files.keys()].slice(0, 2)).toEqual(['components.json', 'llms.txt']);
  expect(files.size).toBe(allDocs.size + patterns.length + 2);
  for (const { markdown } of manifestOf(components).components) {
    expect(files.get(markdown)).toMatch(/^# \w+\n/);
    expect(files.get('llms.txt')).toContain(`(${markdown})`);
  }
  expect(files.get('llms.txt')).toContain('(patterns/money-and-sale.md)');
  expect(files.get('patterns/money-and-sale.md')).toMatch(/^# Money and sale\n/);
});
