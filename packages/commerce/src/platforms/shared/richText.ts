import sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  elementsWithoutText,
  linkAttributes,
  pictureAttributes,
  pictureSchemes,
  renamedTags,
  type RichTextOptions,
} from './richTextRules.js';

/**
 * Removes everything from a merchant's HTML that could run code, cover the page or imitate it. Text, headings, lists, tables, links and
 * pictures remain. Headings begin at h2, below the page's own heading. Undefined if nothing remains.
 */
export function sanitizeRichText(html: string, options: RichTextOptions): string | undefined {
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: elementsWithoutText,
    allowedSchemes,
    allowedSchemesByTag: { img: pictureSchemes },
    transformTags: {
      ...renamedTags(html),
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes, options) }),
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
