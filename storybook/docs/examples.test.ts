import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { storiesOf } from './stories.js';

const root = new URL('../../', import.meta.url);

const files = globSync(['packages/*/src/**/*.stories.tsx', 'storybook/pages/*.stories.tsx'], {
  cwd: root.pathname,
});

describe.each(files)('%s', (file) => {
  const examples = storiesOf(file).filter((story) => story.isExample);

  test('has at most six examples; other stories have the tag proof', () => {
    expect(examples.map(({ name }) => name).slice(6)).toEqual([]);
  });

  test('shows no story that takes the focus or opens by itself', () => {
    const restless = examples.filter(({ source }) => /\b(autoFocus|defaultOpen|isOpen(: true|\s*\/>))/.test(source));
    expect(restless.map(({ name }) => name)).toEqual([]);
  });
});
