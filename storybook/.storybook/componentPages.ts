import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The page of a component or section in the catalogue. */
export interface ComponentPageName {
  /** 'Feedback', 'Sections/Cart' */
  group: string;
  /** 'Badge' */
  name: string;
  /** The path of its story file, from the root of the repository. */
  file: string;
}

/** Pages that belong to no component: one shows overlays together, the other tests the real input of the checks. */
const others = ['Overlays/Together', 'Checks/Input'];

/** Reads the pages of all components and sections from the titles in their story files, sorted by name. */
export const componentPages = (): ComponentPageName[] =>
  globSync('packages/{components,sections}/src/**/*.stories.tsx', { cwd: root.pathname })
    .flatMap((file) => {
      const title = /^ {2}title: '([\w/]+\/\w+)'/m.exec(readFileSync(new URL(file, root), 'utf8'))?.[1];
      const [, group = '', name = ''] = /^(.*)\/(\w+)$/.exec(title ?? '') ?? [];
      return title && !others.includes(title) ? [{ group, name, file }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
