import { about } from '@vitrine/northlane/content';
import { policyPath } from '../policyLinks';
import type { PolicyPage } from '../server/catalog/policyPages';

interface ContentPage {
  /** The public path. */
  path: string;
  title: string;
}

/** The pages of texts: the shop's own ones and its policies. */
export const contentPages = (policies: readonly PolicyPage[]): readonly ContentPage[] => [
  { path: '/about', title: about.title },
  { path: '/contact', title: 'Contact' },
  ...policies.map(({ name, title }) => ({ path: policyPath(name), title })),
];
