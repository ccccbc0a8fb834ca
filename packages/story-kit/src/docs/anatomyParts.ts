/// <reference types="vite/client" />
import { styledParts, type StyledPart } from './anatomy.js';

const sources = import.meta.glob<string>('../../../{components,sections}/src/*/*.styles.ts', {
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<Record<string, unknown>>('../../../{components,sections}/src/*/*.styles.ts');

/** The file with the styles of a component. */
const stylesOf = (name: string) => Object.keys(sources).find((file) => file.endsWith(`/${name}.styles.ts`));

export const hasAnatomy = (name: string) => stylesOf(name) !== undefined;

export interface ShownPart extends StyledPart {
  /** The component's name. */
  owner: string;
  /** Its class in the catalogue, where styled-components writes the styles. */
  shownClass: string;
}

/** The parts of all fields (label, help, error), and of the overlays that cover the page (scrim, header, body, footer). */
export type SharedParts = 'Field' | 'modal';

/** A component's parts, in the order of its file of styles, and after them those that it shares. */
export async function partsOf(name: string, shared?: SharedParts): Promise<ShownPart[]> {
  return (await Promise.all([name, ...(shared ? [shared] : [])].map(ownPartsOf))).flat();
}

async function ownPartsOf(name: string): Promise<ShownPart[]> {
  const path = stylesOf(name);
  if (!path) return [];
  const [source = '', styled = {}] = await Promise.all([sources[path]?.(), modules[path]?.()]);
  return styledParts(source, `${path.includes('/sections/') ? 'vt-s' : 'vt'}-${name}`).map((part) => ({
    ...part,
    owner: name,
    shownClass: (styled[part.name] as { styledComponentId?: string }).styledComponentId ?? '',
  }));
}
