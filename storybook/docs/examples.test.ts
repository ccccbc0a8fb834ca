import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

const files = globSync(['packages/*/src/**/*.stories.tsx', 'storybook/pages/*.stories.tsx'], {
  cwd: root.pathname,
});

interface ReadStory {
  name: string;
  tags: string[];
  source: string;
}

/** Reads the stories of a file like Storybook's index. */
function storiesOf(file: string): ReadStory[] {
  const code = readFileSync(new URL(file, root), 'utf8');
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
  return Object.entries(csf._stories).map(([key, { tags = [], name }]) => {
    const { start, end } = csf._storyExports[key] as { start: number; end: number };
    return { name: name ?? key, tags: [...(csf.meta.tags ?? []), ...tags], source: code.slice(start, end) };
  });
}

/** Whether a docs page shows the story. The tag 'proof' excludes stories that only prove something. */
const isExample = ({ tags }: ReadStory) => !tags.includes('proof') && !tags.includes('!autodocs');

describe.each(files)('%s', (file) => {
  const examples = storiesOf(file).filter(isExample);

  test('has at most six examples; other stories have the tag proof', () => {
    expect(examples.map(({ name }) => name).slice(6)).toEqual([]);
  });

  test('shows no story that takes the focus or opens by itself', () => {
    const restless = examples.filter(({ source }) => /\b(autoFocus|defaultOpen|isOpen(: true|\s*\/>))/.test(source));
    expect(restless.map(({ name }) => name)).toEqual([]);
  });
});
