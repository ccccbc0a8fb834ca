import { defined } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import { messages as english, type Messages } from '../messages.js';
import { Root } from './RichText.styles.js';

export interface RichTextProps extends StaticProps<HTMLDivElement> {
  /**
   * HTML that is already safe. **This component trusts it and does not clean it**: before you pass HTML from merchants or shoppers, sanitise
   * it on the server (no scripts, no event attributes, no `javascript:` URLs, no styles).
   */
  html: string;
  /**
   * Size of the running text. Headings keep their size. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `'prose'` keeps lines short enough to read, at 45 em, `'full'` takes the available width. Default: `'prose'`.
   * @selector [data-measure]
   */
  measure?: 'prose' | 'full';
  /** Texts in another language. Default: English. */
  messages?: Partial<Pick<Messages, 'table'>>;
}

/**
 * Styles HTML from another source, such as a product's description: headings, lists, tables, quotes, pictures, code. A table that is too wide
 * scrolls. It trusts its `html`, which must be sanitised first.
 */
export function RichText({ html, size = 'md', measure = 'prose', messages, ...rest }: RichTextProps) {
  const content = withScrollers(html, messages?.table ?? english.table);
  return (
    <Root {...defined(rest)} data-size={size} data-measure={measure} dangerouslySetInnerHTML={{ __html: content }} />
  );
}

const tableStart = /<table\b[^>]*>(?:\s*<caption\b[^>]*>([\s\S]*?)<\/caption>)?/gi;

/** Puts each table into an element that scrolls, also by keys. Its name is the caption, or the given label. */
const withScrollers = (html: string, label: string) =>
  html
    .replace(tableStart, (start: string, caption = '') => {
      const name = textOf(caption) || label;
      return `<div role="group" tabindex="0" aria-label="${name}" data-scroller>${start}`;
    })
    .replace(/<\/table>/gi, '</table></div>');

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .trim()
    .replaceAll('"', '&quot;');
