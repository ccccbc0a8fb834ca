// Puts the style rules that a page needs for its first paint into its HTML. See docs/decisions/193-styles-in-the-page.md.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** @typedef {import('postcss').AtRule} AtRule */

/** The link of a style sheet, as React writes it. */
const sheetLink = /<link rel="stylesheet" href="(\/_next\/[^"?]+\.css)[^"]*"[^>]*>/g;

/** The first preload of a picture. React puts pictures with a high priority first. */
const picturePreload = /<link rel="preload"(?=[^>]* as="image")[^>]*>/;

/** A picture in view that React does not preload: see `FirstPicture` of a `ProductTile`. */
const eagerPicture = /<picture[^>]*><img(?=[^>]* loading="eager")[^>]*>/g;

const classAttribute = /\sclass="([^"]*)"/g;

/** The classes that a selector requires: without those in `:not()`, `:is()`, `:where()` and `:has()`, which may be alternatives. */
const classInSelector = /\.((?:\\.|[\w-]|[^\0-\x7F])+)/g;

const parentheses = /\([^()]*\)/g;

/** @param {string} selector */
function requiredClasses(selector) {
  let rest = selector;
  // From the inside out.
  while (rest.search(parentheses) >= 0) rest = rest.replaceAll(parentheses, '');
  return Array.from(rest.matchAll(classInSelector), ([, name = '']) => name.replaceAll('\\', ''));
}

/** The rules for paper come with the whole sheet. */
const isLate = (/** @type {AtRule} */ { name, params }) => name === 'media' && params === 'print';

/**
 * A sheet as a list of parts. A rule has the classes that each of its selectors requires; an at-rule with rules has parts of its own.
 * @typedef {{ css: string, selectors?: string[][] } | { open: string, parts: Part[] }} Part
 */

/**
 * @param {import('postcss').Container} container
 * @returns {Part[]}
 */
const partsOf = (container) =>
  (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return { css: String(node), selectors: node.selectors.map(requiredClasses) };
    if (node.type !== 'atrule' || isLate(node)) return [];
    const hasRules = node.nodes?.some(({ type }) => type !== 'decl') && !/keyframes$/.test(node.name);
    return hasRules
      ? { open: `@${node.name} ${node.params}`, parts: partsOf(node) }
      : { css: `${node}${node.nodes ? '' : ';'}` };
  });

/**
 * @param {Part[]} parts
 * @param {ReadonlySet<string>} classes
 * @returns {string}
 */
function cssOf(parts, classes) {
  let css = '';
  for (const part of parts)
    if ('open' in part) {
      const inner = cssOf(part.parts, classes);
      if (inner) css += `${part.open}{${inner}}`;
    } else if (!part.selectors || part.selectors.some((needed) => needed.every((name) => classes.has(name))))
      css += part.css;
  return css;
}

/**
 * The parts of each sheet by its path.
 * @type {Map<string, Part[]>}
 */
const sheets = new Map();

/**
 * Returns the sheet with URLs that do not depend on its own.
 * @param {string} css
 * @param {string} path of the sheet
 */
const withPaths = (css, path) =>
  css.replace(
    /url\((?!["']?(?:data:|\/|#))([^)"']+)\)/g,
    (_, url) => `url(${new URL(url, `http://localhost${path}`).pathname})`,
  );

/**
 * @param {string} path below the site: '/_next/static/chunks/1.css'
 * @param {string} folder of the build: '.next'
 */
function sheet(path, folder) {
  const parts =
    sheets.get(path) ??
    partsOf(postcss.parse(withPaths(readFileSync(join(folder, path.replace('/_next/', '')), 'utf8'), path)));
  sheets.set(path, parts);
  return parts;
}

/**
 * Returns the rules of the sheets which may match an element of the page.
 * @param {string} html
 * @param {string[]} paths of the sheets
 * @param {string} folder
 */
function rulesFor(html, paths, folder) {
  const classes = new Set(Array.from(html.matchAll(classAttribute), ([, names = '']) => names.split(/\s+/)).flat());
  return paths.map((path) => cssOf(sheet(path, folder), classes)).join('');
}

/**
 * Makes the preload of a picture.
 * @param {string} picture
 */
function preloadOf(picture) {
  const attribute = (/** @type {string} */ name, /** @type {string} */ as) => {
    const [, value] = new RegExp(` ${name}="([^"]*)"`).exec(picture) ?? [];
    return value ? ` ${as}="${value}"` : '';
  };
  const file = attribute('src', 'href') + attribute('srcSet', 'imageSrcSet') + attribute('sizes', 'imageSizes');
  return `<link rel="preload" as="image"${file}/>`;
}

/**
 * Makes the preloads of eager pictures. Only a page that is opened gets them: the data of a page that a link fetches ahead does not.
 * @param {string} html
 */
const preloadsOf = (html) => Array.from(html.matchAll(eagerPicture), ([picture]) => preloadOf(picture)).join('');

/**
 * Gives the first picture a high priority: it may be the largest element of the first screen.
 * @param {string} html
 */
const withFirstPicture = (html) =>
  html.replace(picturePreload, (picture) =>
    picture.includes(' fetchPriority=') ? picture : picture.replace(/\/?>$/, ' fetchPriority="high"/>'),
  );

/**
 * Puts the rules of a page into a style element, and the links of its sheets to the end, where the first paint does not wait for them.
 * @param {string} html a whole page
 * @param {string} folder of the build: '.next'
 * @returns the page, and the policy's source for its style element: "'sha256-…'". Without sheets, the page unchanged and no source.
 */
export function withStyles(html, folder) {
  const links = Array.from(html.matchAll(sheetLink));
  const [first] = links;
  if (!first) return { html, source: undefined };
  const css = rulesFor(
    html,
    links.map(([, path = '']) => path),
    folder,
  );
  // The policy of a page that is rendered for one request names its elements by a nonce.
  const [nonce = ''] = /\snonce="[^"]*"/.exec(first[0]) ?? [];
  const early = `${preloadsOf(html)}<style${nonce}>${css}</style>`;
  let rest = withFirstPicture(html.replace(sheetLink, (link) => (link === first[0] ? early : '')));
  const end = rest.lastIndexOf('</body>');
  rest = rest.slice(0, end) + links.map(([link]) => link).join('') + rest.slice(end);
  return { html: rest, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
