import { flavours, type Flavour } from '@vitrine/commerce';
import type { ArgTypesEnhancer, StoryContext, StrictInputType } from 'storybook/internal/types';
import { rehearsals, type RehearsalName } from './rehearsals.js';

/** The texts of a page, by their names in URLs. */
const texts = { own: 'The shop’s own', longer: 'Longer, as a translation may be' };

/** The controls that every whole page has, as args of its stories. Unset, a control leaves the choice to the toolbar. */
export interface PageControls {
  /** The commerce platform that answers. */
  platform?: Flavour;
  /** What the platform does wrong. */
  failures?: RehearsalName;
  /** Default: 'own'. */
  texts?: keyof typeof texts;
}

const choice = (name: string, description: string, labels: Record<string, string>): StrictInputType => ({
  name,
  description,
  options: Object.keys(labels),
  control: { type: 'select', labels },
  type: { name: 'enum', value: Object.keys(labels) },
});

const titles = (all: readonly (readonly [string, { title: string }])[]) =>
  Object.fromEntries(all.map(([name, { title }]) => [name, title]));

const controls: Record<keyof PageControls, StrictInputType> = {
  platform: choice(
    'Platform',
    'The commerce platform that answers. Unset: the one of the toolbar.',
    titles(flavours.map((flavour) => [flavour.name, flavour] as const)),
  ),
  failures: choice(
    'Failures',
    'What the platform does wrong. Unset: the choice of the toolbar.',
    titles(Object.entries(rehearsals)),
  ),
  texts: choice('Texts', 'The texts of the sections. The goods keep theirs.', texts),
};

const isPage = (title: string) => title.startsWith('Pages/');

/** Adds the controls to the stories of whole pages. A story's own arg type of the same name wins. */
export const withPageControls: ArgTypesEnhancer = ({ argTypes, title }) =>
  isPage(title) ? { ...controls, ...argTypes } : argTypes;

/** Returns the controls that are set. Empty for a story that is no page. */
export function pageControlsOf({ title, args }: Pick<StoryContext, 'title' | 'args'>): PageControls {
  if (!isPage(title)) return {};
  const isSet = ([name, value]: [string, unknown]) => name in controls && value !== undefined;
  return Object.fromEntries(Object.entries(args).filter(isSet));
}
