import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The page of a component or section in the catalogue. */
export interface ComponentPageName {
  /** Such as 'Feedback'. */
  group: string;
  /** Such as 'Badge'. */
  name: string;
  /** Its story file, from the root of the repository. */
  file: string;
}

/** Pages of no component: one shows overlays together, the other that the checks have real input. */
const others = ['Overlays/Together', 'Checks/Input'];

/** The pages of all components and sections, by name, as the titles in their story files say. */
export const componentPages = (): ComponentPageName[] =>
  globSync('packages/{components,sections}/src/**/*.stories.tsx', { cwd: root.pathname })
    .flatMap((file) => {
      const title = /^ {2}title: '(\w+\/\w+)'/m.exec(readFileSync(new URL(file, root), 'utf8'))?.[1];
      const [group = '', name = ''] = title?.split('/') ?? [];
      return title && !others.includes(title) ? [{ group, name, file }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
