import type { Policy, PolicyKind } from '../../model/entities.js';
import type { CleanHtml } from './richTextRules.js';

/** Converts a policy to a list of one. Empty without a text. */
export function toPolicies(
  kind: PolicyKind,
  title: string,
  html: string | null | undefined,
  clean: CleanHtml,
): Policy[] {
  const bodyHtml = clean(html ?? '');
  return bodyHtml === undefined ? [] : [{ kind, title, bodyHtml }];
}
