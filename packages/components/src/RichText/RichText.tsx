import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Root } from './RichText.styles.js';

export interface RichTextProps extends DomProps<HTMLDivElement> {
  /**
   * HTML that is already safe. **This component trusts it and does not clean it**: before you pass HTML from merchants or shoppers,
   * sanitise it on the server (no scripts, no event attributes, no `javascript:` addresses, no styles).
   */
  html: string;
  /**
   * Size of the running text. Headings keep their size. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `'prose'` keeps lines at 68 characters or less, `'full'` takes the available width. Default: `'prose'`.
   * @selector [data-measure]
   */
  measure?: 'prose' | 'full';
}

/**
 * Styles HTML from another source, such as a product's description: headings, lists, tables, quotes, pictures, code. It trusts its `html`,
 * which must be sanitised first.
 */
export function RichText({ html, size = 'md', measure = 'prose', ...rest }: RichTextProps) {
  return <Root {...defined(rest)} data-size={size} data-measure={measure} dangerouslySetInnerHTML={{ __html: html }} />;
}
