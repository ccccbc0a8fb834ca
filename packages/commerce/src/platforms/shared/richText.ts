import sanitizeHtml from 'sanitize-html';

export interface RichTextOptions {
  /** The base URL of relative pictures. */
  baseUrl: string;
  /** Converts the URL of a picture. */
  imageUrl: (src: string) => string;
}

/**
 * Removes everything from a merchant's HTML that could run code, cover the page or imitate it. Text, headings, lists, tables, links and
 * pictures remain. Headings begin at h2, below the page's own heading. Undefined if nothing remains.
 */
export function sanitizeRichText(html: string, { baseUrl, imageUrl }: RichTextOptions): string | undefined {
  // All headings move down together, so that their hierarchy is kept.
  const shift = /<h1[\s>]/i.test(html) ? 1 : 0;
  const clean = sanitizeHtml(html, {
    allowedTags: [
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
    ],
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    transformTags: {
      b: 'strong',
      i: 'em',
      ...headingShift(shift),
      a: (tagName, { href, lang, dir }) => ({
        tagName,
        attribs: present({ href, lang, dir, rel: /^(https?:)?\/\//i.test(href ?? '') ? 'noopener' : undefined }),
      }),
      img: (tagName, { src, alt = '', width, height, lang, dir }) => ({
        tagName,
        attribs: present({
          src: pictureSource(src, baseUrl, imageUrl),
          alt,
          width,
          height,
          lang,
          dir,
          loading: 'lazy',
        }),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  }).trim();
  return clean === '' ? undefined : clean;
}

/** The start of a tag that is not inline: the texts before and after it are separate words. */
const block =
  /<(?!\/?(?:a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b)(?=\/?[a-z])/gi;

/** The maximum number of characters of HTML that are read. Few descriptions have a tenth of it, and hostile ones would take seconds. */
const maxHtml = 50_000;

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Returns the text of a merchant's HTML in one line, without markup, scripts and styles. Reads at most 50,000 characters of HTML. Undefined
 * if there is no text.
 */
export function plainText(html: string): string | undefined {
  const words = sanitizeHtml(html.slice(0, maxHtml).replace(block, ' <'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  const text = words
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

const headingShift = (shift: number): Record<string, string> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`h${level}`, `h${level + shift}`]));

/** Returns the converted URL of a picture. Undefined if it is not a URL on the web (http or https). */
function pictureSource(
  src: string | undefined,
  baseUrl: string,
  imageUrl: RichTextOptions['imageUrl'],
): string | undefined {
  if (!src || !URL.canParse(src, baseUrl)) return undefined;
  const { protocol, href } = new URL(src, baseUrl);
  return protocol === 'https:' || protocol === 'http:' ? imageUrl(href) : undefined;
}

const present = (attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
