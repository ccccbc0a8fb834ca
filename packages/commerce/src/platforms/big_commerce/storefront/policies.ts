import { policyKinds, type Policy, type PolicyKind } from '../../../model/entities.js';
import type { CallOptions } from '../../../port/context.js';
import { toPolicies } from '../../shared/policy.js';
import { sanitizeRichText } from '../../shared/richText.js';
import type { RichTextOptions } from '../../shared/richTextRules.js';
import { allNodes } from '../../shared/connection.js';
import { trim } from '../slugs.js';
import type { ReadPages } from './client.js';
import { nodesOf } from './searchProducts.js';

/** The platform has no policies of its own: a page with one of these paths is one. The second path is the platform's own for a new store. */
const paths: Record<PolicyKind, readonly string[]> = {
  delivery: ['shipping-policy', 'shipping-returns'],
  returns: ['refund-policy'],
  terms: ['terms-of-service'],
  privacy: ['privacy-policy'],
};

/** Reads the policies among the store's pages. */
export async function readPolicies(
  readPages: ReadPages,
  context: RichTextOptions,
  options?: CallOptions,
): Promise<Policy[]> {
  const read = async (after?: string) => {
    const pages = await readPages(after, options);
    return { nodes: nodesOf(pages), pageInfo: pages.pageInfo };
  };
  const pages = await allNodes('pages', await read(), read);
  const byPath = new Map(pages.map((page) => [trim(page.path ?? ''), page]));
  return policyKinds.flatMap((kind) => {
    const page = paths[kind].map((path) => byPath.get(path)).find(Boolean);
    return page ? toPolicies(kind, page.name, page.htmlBody, (html) => sanitizeRichText(html, context)) : [];
  });
}
