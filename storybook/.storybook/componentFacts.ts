import { existsSync, readFileSync } from 'node:fs';
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

/** Returns the names that the index of a package exports, with the source of each. */
const exportsOf = (folder: string) =>
  new Map(
    [...read(`packages/${folder}/src/index.ts`).matchAll(/^export \{([^}]*)\} from '\.\/(.*)\.js'/gm)].flatMap(
      ([, names = '', module]) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => [name, fileURLToPath(new URL(`packages/${folder}/src/${module}.tsx`, root))] as const),
    ),
  );

const icons = read('packages/components/src/icons/icons.ts').match(/\b\w+Icon\b/g) ?? [];

/** The names that stories use, by the package that exports them. */
export const exported = (): Record<string, string[]> => ({
  '@vitrine/components': [...exportsOf('components').keys()],
  '@vitrine/components/icons': [...new Set(icons)],
  '@vitrine/sections': [...exportsOf('sections').keys()],
});

/** Returns the parts that a page's story file names, which have a table of props after the component's own. */
const partsIn = (file: string) =>
  (/^ {2}subcomponents: \{([^}]*)\}/m.exec(read(file))?.[1] ?? '').split(',').flatMap((name) => name.trim() || []);

const packageOf = ({ file }: ComponentPageName) =>
  file.startsWith('packages/components/') ? ('components' as const) : ('sections' as const);

/** Reads what the sources say about each component and section: its package, its props and its examples. */
export function componentFacts(): ComponentFacts[] {
  const pages = componentPages();
  const sources = { components: exportsOf('components'), sections: exportsOf('sections') };
  const files = new Set(Object.values(sources).flatMap((ofPackage) => [...ofPackage.values()]));
  const parsed = withCustomConfig(fileURLToPath(new URL('storybook/tsconfig.docs.json', root)), docgenOptions).parse(
    [...files].filter((file) => existsSync(file)),
  );
  return pages.map((page) => {
    const folder = packageOf(page);
    const imports = [page.name, ...partsIn(page.file).sort()];
    return {
      name: page.name,
      group: page.group,
      package: `@vitrine/${folder}`,
      imports,
      props: Object.fromEntries(
        imports.flatMap((name) => {
          const found = parsed.find(
            ({ filePath, displayName }) => displayName === name && filePath === sources[folder].get(name),
          );
          return found ? [[name, propsOf(found.props)]] : [];
        }),
      ),
      stories: examplesIn(page.file, `${page.group}/${page.name}`),
    };
  });
}
