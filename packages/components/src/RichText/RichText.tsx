import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Root } from './RichText.styles.js';

export interface RichTextProps extends DomProps<HTMLDivElement> {
  /**
   * HTML that is safe already. **This component trusts it and cleans nothing**: sanitise on the server what merchants or
   * shoppers wrote (no scripts, no event attributes, no `javascript:` addresses, no styles) before it comes here.
   */
  html: string;
  /**
   * The size of running text; headings keep theirs. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `'prose'` keeps lines at 68 characters or less, `'full'` takes the width there is. Default: `'prose'`.
   * @selector [data-measure]
   */
  measure?: 'prose' | 'full';
}

/**
 * Styles HTML that someone else wrote, such as a product's description: headings, lists, tables, quotes, pictures, code. It
 * trusts its `html`, which must have been sanitised before.
 */
export function RichText({ html, size = 'md', measure = 'prose', ...rest }: RichTextProps) {
  return <Root {...defined(rest)} data-size={size} data-measure={measure} dangerouslySetInnerHTML={{ __html: html }} />;
}
