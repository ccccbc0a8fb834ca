import { ConfigurationError } from '../../port/errors.js';
import {
  allowedAttributes,
  allowedEmptyAttributes,
  allowedSchemes,
  allowedTags,
  elementsWithoutText,
  linkAttributes,
  pictureAttributes,
  pictureSchemes,
  renamedTags,
  type Attributes,
  type CleanHtml,
  type RichTextOptions,
} from './richTextRules.js';

/** The allowed elements that have no end tag. */
const voidTags = ['img', 'br'];

/** Elements whose content the parser leaves as text, although it is HTML for readers without the element. */
const fallbackTags = ['iframe'];

/** The maximum number of fallbacks in each other whose HTML is read. Deeper ones are text. */
const maxFallbacks = 8;

/**
 * Creates a function that cleans a merchant's HTML with the browser's own parser. The parser's document runs no scripts and loads no
 * pictures. No node of it is returned: the text that is returned is written again from allowed names and escaped values.
 * @throws ConfigurationError without a browser's document: uncleaned HTML never goes through
 */
export function createBrowserCleaner(options: RichTextOptions): CleanHtml {
  if (typeof document === 'undefined') {
    throw new ConfigurationError(
      "There is no document to clean the merchant's HTML with. On servers and in workers, use createCommerce of @vitrine/commerce/server.",
    );
  }
  return (html) => {
    const clean = write(html, { options, renamed: renamedTags(html), fallbacks: 0 }).trim();
    return clean === '' ? undefined : clean;
  };
}

interface Writing {
  options: RichTextOptions;
  renamed: Record<string, string>;
  /** The number of fallbacks around this HTML. */
  fallbacks: number;
}

function write(html: string, writing: Writing): string {
  // Unlike a body, a template keeps rows without a table, as servers do.
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = html;
  return writeChildren(template.content, writing);
}

/** A walker reads the children, since in a form a field named 'childNodes' hides them. */
function writeChildren(parent: Node, writing: Writing): string {
  const walker = document.createTreeWalker(parent);
  const parts: string[] = [];
  for (let node = walker.firstChild(); node; node = walker.nextSibling()) parts.push(writeNode(node, writing));
  return parts.join('');
}

/** Comments and all that is neither text nor an element are left out. */
function writeNode(node: Node, writing: Writing): string {
  if (node instanceof Text) return escaped(node.data);
  return node instanceof Element ? writeElement(node, writing) : '';
}

function writeElement(element: Element, writing: Writing): string {
  const { localName } = element;
  if (elementsWithoutText.includes(localName)) return '';
  const content = contentOf(element, writing);
  const name = writing.renamed[localName] ?? localName;
  if (!allowedTags.includes(name)) return content;
  const attributes = attributesOf(name, element, writing.options);
  if (name === 'img' && !attributes.src) return '';
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value, true)}"`)].join(
    ' ',
  );
  return voidTags.includes(name) ? `<${start} />` : `<${start}>${content}</${name}>`;
}

function contentOf(element: Element, writing: Writing): string {
  if (element instanceof HTMLTemplateElement) return writeChildren(element.content, writing);
  const { fallbacks } = writing;
  if (fallbackTags.includes(element.localName) && fallbacks < maxFallbacks)
    return write(element.textContent, { ...writing, fallbacks: fallbacks + 1 });
  return writeChildren(element, writing);
}

function attributesOf(name: string, element: Element, options: RichTextOptions): Attributes {
  const all = Object.fromEntries([...element.attributes].map((each) => [each.name, each.value]));
  const allowed = [...(allowedAttributes[name] ?? []), ...(allowedAttributes['*'] ?? [])];
  const schemes = name === 'img' ? pictureSchemes : allowedSchemes;
  return Object.fromEntries(
    Object.entries(transformed(name, all, options)).filter(
      ([key, value]) =>
        allowed.includes(key) &&
        (value !== '' || allowedEmptyAttributes.includes(key)) &&
        (!['href', 'src'].includes(key) || hasScheme(value, schemes)),
    ),
  );
}

function transformed(name: string, attributes: Attributes, options: RichTextOptions): Attributes {
  if (name === 'a') return linkAttributes(attributes);
  return name === 'img' ? pictureAttributes(attributes, options) : attributes;
}

/** Whether a URL is relative or has one of the schemes. Browsers ignore some of the characters that are removed before the comparison. */
function hasScheme(url: string, schemes: readonly string[]): boolean {
  const visible = [...url].filter((character) => character > ' ').join('');
  const [, scheme] = /^([a-z][a-z0-9.+-]*):/i.exec(visible.replace(/<!--[^]*?-->/g, '')) ?? [];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string, isAttribute = false): string =>
  text.replace(isAttribute ? /[&<>"]/g : /[&<>]/g, (character) => entities[character] ?? '');
