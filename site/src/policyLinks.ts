/** Links to the pages of the shop's policies. */
import type { PolicyKind } from '@vitrine/commerce';

export const policyPath = (name: string): string => `/policies/${name}`;

/** Whether a link leads to a policy that the shop does not have. */
export const isMissing = (href: unknown, missing: readonly PolicyKind[]): boolean =>
  missing.some((kind) => href === policyPath(kind));

/** Returns the links without those to policies that the shop does not have. */
export const existing = <Link extends { href?: unknown }>(
  links: readonly Link[],
  missing: readonly PolicyKind[],
): readonly Link[] => (missing.length > 0 ? links.filter(({ href }) => !isMissing(href, missing)) : links);
