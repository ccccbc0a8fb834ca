import type { Policy, PolicyKind } from '../../model/entities.js';
import { sanitizeRichText, type RichTextOptions } from './richText.js';

/** Converts a policy to a list of one. Empty without a text. */
export function toPolicies(
  kind: PolicyKind,
  title: string,
  html: string | null | undefined,
  context: RichTextOptions,
): Policy[] {
  const bodyHtml = sanitizeRichText(html ?? '', context);
  return bodyHtml === undefined ? [] : [{ kind, title, bodyHtml }];
}
