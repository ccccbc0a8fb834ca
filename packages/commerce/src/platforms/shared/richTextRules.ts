/** What remains of a merchant's HTML. Servers and browsers clean it with different parsers, by these rules. */

/** Removes everything from a merchant's HTML that could run code, cover the page or imitate it. Undefined if nothing remains. */
export type CleanHtml = (html: string) => string | undefined;

export interface RichTextOptions {
  /** The base URL of relative pictures. */
  baseUrl: string;
  /** Converts the URL of a picture. */
  imageUrl: (src: string) => string;
}

export type Attributes = Record<string, string>;

/** The elements that remain. Of others, the content remains, unless `elementsWithoutText` has them. */
export const allowedTags = [
  ...[
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'em',
    'strong',
    'sub',
    'sup',
    'img',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'span', 'bdi', 'bdo'],
];

/** The elements whose content is not text for readers. They are removed with it. */
export const elementsWithoutText = ['script', 'style', 'textarea', 'option', 'xmp'];

/** The attributes that remain, by element. `*` has the attributes of all elements. */
export const allowedAttributes: Record<string, string[]> = {
  '*': ['lang', 'dir'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** The attribute that remains without a value, as sanitize-html also has it: a picture without words is an ornament. */
export const allowedEmptyAttributes = ['alt'];

export const allowedSchemes = ['http', 'https', 'mailto'];
export const pictureSchemes = ['http', 'https'];

/** Returns the elements that replace others. All headings move down together if one is an h1, so that their hierarchy is kept. */
export function renamedTags(html: string): Record<string, string> {
  const shift = /<h1[\s>]/i.test(html) ? 1 : 0;
  const headings = [1, 2, 3, 4, 5].map((level) => [`h${level}`, `h${level + shift}`]);
  return { b: 'strong', i: 'em', ...Object.fromEntries(headings) };
}

/** Returns a link's attributes. Those that are not allowed go after it. */
export const linkAttributes = ({ href, lang, dir }: Attributes): Attributes =>
  present({ href, lang, dir, rel: /^(https?:)?\/\//i.test(href ?? '') ? 'noopener' : undefined });

/** Returns a picture's attributes. Without a URL on the web it has no `src`, and is removed. */
export const pictureAttributes = (
  { src, alt = '', width, height, lang, dir }: Attributes,
  options: RichTextOptions,
): Attributes => present({ src: pictureSource(src, options), alt, width, height, lang, dir, loading: 'lazy' });

/** Returns the converted URL of a picture. Undefined if it is not a URL on the web (http or https). */
function pictureSource(src: string | undefined, { baseUrl, imageUrl }: RichTextOptions): string | undefined {
  if (!src || !URL.canParse(src, baseUrl)) return undefined;
  const { protocol, href } = new URL(src, baseUrl);
  return protocol === 'https:' || protocol === 'http:' ? imageUrl(href) : undefined;
}

const present = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
