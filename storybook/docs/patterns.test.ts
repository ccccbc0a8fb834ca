import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allDocs } from '@vitrine/story-kit/all-docs';
import { patterns } from '@vitrine/story-kit/patterns';
import { storiesOf } from './stories.js';

const root = new URL('../../', import.meta.url);

const ids = new Set(
  globSync('packages/{components,sections}/src/**/*.stories.tsx', { cwd: root.pathname }).flatMap((file) =>
    storiesOf(file).flatMap(({ id, isExample }) => (isExample ? [id] : [])),
  ),
);

test.each(patterns)(
  '$title has a page, stories that docs pages show, and components with a page',
  ({ title, ...pattern }) => {
    const name = title.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(existsSync(new URL(`storybook/docs/Patterns/${name}.mdx`, root))).toBe(true);
    expect(pattern.parts.flatMap(({ stories }) => stories).filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(pattern.components.filter((component) => !allDocs.has(component))).toEqual([]);
  },
);
