import { expect, test } from 'vitest';
import { guideOf, guides } from './guides.js';

test('a guide is its words and its code, without components', () => {
  const mdx = `import { Meta, Source, Unstyled } from '@storybook/addon-docs/blocks';
import first from './first.tsx?raw';
import { Looks } from './Looks.js';

<Meta title="Guides/First steps" />

# First steps

Read [more](?path=/docs/models--docs).

<Unstyled>
  <Looks />
</Unstyled>

<Source code={first} language="tsx" />

\`\`\`html
<html lang="ar"></html>

<Looks />
\`\`\`

<Entities
  names={['Product']}
/>
The end.
`;
  expect(guideOf(mdx, (path) => `the code of ${path}\n`)).toEqual({
    id: 'guides-first-steps--docs',
    title: 'First steps',
    markdown: expect.stringMatching(
      /^\s+# First steps\n\nRead \[more\]\(\.\.\/\?path=\/docs\/models--docs\)\.\s+```tsx\nthe code of \.\/first\.tsx\n```\s+```html\n<html lang="ar"><\/html>\n\n<Looks \/>\n```\s+The end\.\n$/,
    ),
  });
});

test('no guide of the catalogue has a component left outside of its code', () => {
  const all = guides();
  expect(all.length).toBeGreaterThan(15);
  for (const { title, markdown } of all) {
    const words = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`]*`/g, '');
    expect(words.match(/^.*(<\/?[A-Za-z]|[{}]).*$/m)?.[0], title).toBeUndefined();
  }
});
