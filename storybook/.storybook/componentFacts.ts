import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCustomConfig } from 'react-docgen-typescript';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { ComponentFacts } from '@vitrine/story-kit/reference';
import { componentPages, type ComponentPageName } from './componentPages.js';
import { docgenOptions, propsOf } from './props.js';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Returns the ids and names of a file's examples, as Storybook's index has them. */
function examplesIn(file: string, title: string) {
  const { indexInputs } = loadCsf(read(file), { fileName: file, makeTitle: () => title }).parse();
  return indexInputs
    .filter(({ tags = [] }) => !tags.includes('proof'))
    .flatMap(({ __id: id, name }) => (id && name ? [{ id, name }] : []));
}

/** Returns the names that the index of a package exports. */
const exportsOf = (folder: string) =>
  [...read(`packages/${folder}/src/index.ts`).matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

const icons = read('packages/components/src/icons/icons.ts').match(/\b\w+Icon\b/g) ?? [];

/** The names that stories use, by the package that exports them. */
export const exported = (): Record<string, string[]> => ({
  '@vitrine/components': exportsOf('components'),
  '@vitrine/components/icons': [...new Set(icons)],
  '@vitrine/sections': exportsOf('sections'),
});

const sourceOf = ({ file, name }: ComponentPageName) => fileURLToPath(new URL(`${dirname(file)}/${name}.tsx`, root));

/** Reads what the sources say about each component and section: its package, its props and its examples. */
export function componentFacts(): ComponentFacts[] {
  const pages = componentPages();
  const exports = exported();
  const parsed = withCustomConfig(fileURLToPath(new URL('storybook/tsconfig.docs.json', root)), docgenOptions).parse(
    pages.map(sourceOf).filter((file) => existsSync(file)),
  );
  return pages.map((page) => {
    const folder = page.file.startsWith('packages/components/') ? 'components' : 'sections';
    const parts = parsed.filter(
      ({ filePath, displayName }) =>
        filePath === sourceOf(page) && exports[`@vitrine/${folder}`]?.includes(displayName),
    );
    const names = parts.map(({ displayName }) => displayName);
    return {
      name: page.name,
      group: page.group,
      package: `@vitrine/${folder}`,
      imports: names.includes(page.name)
        ? [page.name, ...names.filter((name) => name !== page.name).sort()]
        : [page.name],
      props: Object.fromEntries(parts.map(({ displayName, props }) => [displayName, propsOf(props)])),
      stories: examplesIn(page.file, `${page.group}/${page.name}`),
    };
  });
}
