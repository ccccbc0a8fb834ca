import { policyKinds, type Policy, type PolicyKind } from '@vitrine/commerce';
import type { Policy as OwnPolicy } from '@vitrine/northlane/content';

/** A policy with its text: the platform's HTML, or the paragraphs of the shop's settings. */
export type PolicyPage = Pick<OwnPolicy, 'name' | 'title'> & ({ html: string } | Pick<OwnPolicy, 'sections'>);

/** Returns the policies that a shop has. The platform's text comes before the shop's own. */
export function policyPages(ofPlatform: readonly Policy[], own: readonly OwnPolicy[]): PolicyPage[] {
  const names = new Set<string>([...policyKinds, ...own.map(({ name }) => name)]);
  return [...names].flatMap<PolicyPage>((name) => {
    const found = ofPlatform.find(({ kind }) => kind === name);
    if (found) return [{ name, title: found.title, html: found.bodyHtml }];
    return own.filter((each) => each.name === name);
  });
}

export const missingKinds = (pages: readonly PolicyPage[]): PolicyKind[] =>
  policyKinds.filter((kind) => !pages.some(({ name }) => name === kind));
