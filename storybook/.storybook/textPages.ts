import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Pattern } from '@vitrine/story-kit/patterns';
import {
  docsIdOf,
  markdownOf,
  pageIdOf,
  patternMarkdown,
  patternTitle,
  statusOf,
  type Documented,
} from '@vitrine/story-kit/reference';
import type { FirstExample } from './leadingStories.js';
import type { Guide } from './guides.js';
import type { StoryPage } from './storyPages.js';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const docsCss = textOf('../../packages/story-kit/src/docs/docs.css');
const overviewCss = textOf('../docs/overview.css');

/** Turns the names of other components, and _Guidelines / Brands_, into links to their pages. */
function withLinks(markdown: string, components: readonly Documented[], own?: string) {
  const known = new Map(components.map((component) => [component.name, pageIdOf(component)]));
  return markdown
    .replace(/(?<!\[)`(\w+)`/g, (text, name: string) =>
      known.has(name) && name !== own ? `[${text}](../?path=/docs/${known.get(name)})` : text,
    )
    .replace(
      /_(Guides|Guidelines) \/ ([^_]+)_/g,
      (_, group: string, name: string) => `[${name}](../?path=/docs/${docsIdOf(`${group}/${name}`)})`,
    );
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Vitrine</title>
<base target="_parent">
<link rel="stylesheet" href="../fonts/fonts.css">
<link rel="stylesheet" href="tokens.css">
<link rel="stylesheet" href="page.css">
<script>
const settings = new URLSearchParams(location.search);
Object.assign(document.documentElement.dataset, { theme: settings.get('theme') ?? '', look: settings.get('look') ?? '' });
// The page repeats the last press on its example, which could not answer yet.
addEventListener('click', ({ clientX, clientY }) => (window.pressed = [clientX, clientY]));
</script>
</head>
<body id="storybook-docs">
<main class="sbdocs sbdocs-wrapper"><div class="sbdocs-content">
${body}
</div></main>
</body>
</html>
`;

const toHtml = (markdown: string) => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** The rules of a screen: Storybook's rules around a story, and no motion, which would begin with the page. */
const screenCss = `
body { margin: 0; padding: 1rem; }
body.flush { padding: 0; }
* { transition: none !important; }
[data-anchor] { anchor-name: --anchor; }
/* As keepPosition places it: below the button, 8 px from the edges of the screen. The button is 3rem high, in a page with a padding of 1rem. */
[data-floating] { --gap: 8px; --vt-available-height: calc(100dvb - 4rem - var(--gap) - 8px); position-anchor: --anchor; position-try-fallbacks: --at-the-end; top: calc(anchor(bottom) + var(--gap)); left: anchor(left); margin-right: 8px; }
[data-floating]:has([role='menu']) { --gap: 4px; }
[data-floating][data-size='screen'] { position-try-fallbacks: none; margin-right: 0; }
@position-try --at-the-end { left: auto; right: 0; }
`;

/** A document of its own, as the page's own screen. The rules of its width apply as there. */
const documentOf = ({ html, css, isFlush }: FirstExample) => `<!doctype html>
<html lang="en">
<link rel="stylesheet" href="../fonts/fonts.css">
<link rel="stylesheet" href="tokens.css">
<style>${css}${screenCss}</style>
<script>document.documentElement.dataset.theme = parent.document.documentElement.dataset.theme;</script>
<body${isFlush ? ' class="flush"' : ''}>${html}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A screen of this width in CSS px, smaller if there is less room, as StoryFrame shows it. */
function screenOf(source: string, height: number, width?: number, scale = 1) {
  const frame = (style: string) => `<iframe srcdoc="${escaped(source)}" style="${style}"></iframe>`;
  if (!width)
    return `<div class="screen" style="block-size: ${height}px">${frame('inline-size: 100%; block-size: 100%')}</div>`;
  const size = `--width: ${width}px; --scale: ${scale}; --height: ${height}px`;
  return `<div class="screen scaled" style="${size}; block-size: ${height}px; inline-size: ${width * scale}px">${frame('')}</div>`;
}

/** The screen of a story that covers one, or a desktop's and a phone's. */
function screensOf(example: FirstExample, { height, hasPhone }: NonNullable<FirstExample['screen']>) {
  const source = documentOf(example);
  const screens = hasPhone
    ? screenOf(source, height, 1280, 0.5) + screenOf(source, height, 390, 0.66)
    : screenOf(source, height);
  return `<div class="example" aria-hidden="true" inert><div class="screens">${screens}</div></div>`;
}

/**
 * The place of the first example. What is rendered has a tree or a document of its own, so that the rules of the page's words do not reach it.
 * It shows only: no screen reader reads it, and no key reaches it.
 */
function placeOf(example?: FirstExample) {
  if (!example) return `<div class="example" aria-hidden="true"></div>`;
  const { html, css, isFlush, screen, height } = example;
  if (screen) return screensOf(example, screen);
  return `<div class="example" aria-hidden="true" inert><div class="rendered${isFlush ? ' flush' : ''}"${height ? ` style="min-block-size: ${height}"` : ''}><template shadowrootmode="open"><link rel="stylesheet" href="tokens.css"><style>${css}</style>${html}</template></div></div>`;
}

/** The name, what the component is for, the first example, and all other words. */
function bodyOf(component: Documented, components: readonly Documented[], first?: FirstExample) {
  const { name, docs } = component;
  const [, ...parts] = markdownOf(component).split(/^(?=## )/m);
  const html = (markdown: string) => toHtml(withLinks(markdown, components, name));
  return [
    `<h1>${name}</h1>`,
    `<div class="lead">${html(docs.purpose)}</div>`,
    `<p class="status">${statusOf(docs)}</p>`,
    placeOf(first),
    html(parts.join('')),
  ].join('\n');
}

/** The words of a pattern. Its stories show in the page itself. */
function patternBody(pattern: Pattern, components: readonly Documented[]) {
  const [, ...parts] = patternMarkdown(pattern, components)
    .replace(/^Stories:\n\n(- .*\n)+/gm, '')
    .split(/^(?=## )/m);
  const html = (markdown: string) => toHtml(withLinks(markdown, components));
  return [`<h1>${pattern.title}</h1>`, `<div class="lead">${html(pattern.purpose)}</div>`, html(parts.join(''))].join(
    '\n',
  );
}

/** What a page shows, an empty place for its first story, and its other stories by name. */
function storyPageBody({ title, description, stories }: StoryPage, components: readonly Documented[]) {
  const html = (markdown: string) => toHtml(withLinks(markdown, components));
  const [, ...others] = stories;
  return [
    `<h1>${title}</h1>`,
    `<div class="lead">${html(description)}</div>`,
    placeOf(),
    ...(others.length > 0 ? ['<h2>Variants and states</h2>'] : []),
    ...others.map((story) => `<h3>${story.name}</h3>\n${html(story.description)}`),
  ].join('\n');
}

/** What Storybook's own rules do for a page, and the place of the first example. */
const textCss = `
#storybook-docs { margin: 0; }
@media (min-width: 48em) {
  /* Beside it is the list of headings. */
  #storybook-docs .sbdocs-content { margin-inline-end: 13rem; }
}
#storybook-docs p { margin-block: 1em; }
#storybook-docs .lead > :last-child { margin-block-end: 1rem; }
/* Below it is the row of its code and its widths. */
#storybook-docs .example { box-sizing: border-box; display: block; margin-block-end: calc(var(--vt-space-10) + 4.25rem); border: 1px solid var(--vt-color-rule); border-radius: 4px; }
#storybook-docs .example:has(.screens) { margin-block-end: calc(var(--vt-space-10) + 3.25rem); border: 0; }
@media (max-width: 26em) {
  /* This row has two lines. */
  #storybook-docs .example:not(:has(.screens)) { margin-block-end: calc(var(--vt-space-10) + 6rem); }
}
#storybook-docs .scaled { container-type: inline-size; }
/* The quotient of two lengths. */
#storybook-docs .scaled > iframe { --shown: min(var(--scale), tan(atan2(100cqi, var(--width)))); inline-size: var(--width); block-size: calc(var(--height) / var(--shown)); scale: var(--shown); transform-origin: left top; }
#storybook-docs .example:empty { min-block-size: 10rem; }
#storybook-docs .rendered { box-sizing: content-box; overflow: clip; padding: 2.5rem 1.875rem; }
#storybook-docs .flush { padding: 0; }
/* Another brand or direction shows with the page itself. */
[data-look='own'] :is(.rendered, .screen > iframe) { visibility: hidden; }
`;

interface TextSources {
  components: readonly Documented[];
  patterns: readonly Pattern[];
  guides: readonly Guide[];
  /** The pages that belong to no component. */
  storyPages: readonly StoryPage[];
  /** The beginning of the front page. */
  opening: ReactNode;
  /** The style sheet of the tokens. */
  tokensCss: string;
  /** By the id of the page. */
  firstExamples: ReadonlyMap<string, FirstExample>;
}

/** The id of the front page. */
export const frontPage = 'overview--docs';

/** The links of the front page are made for a page beside index.html. */
const openingBody = (opening: ReactNode) =>
  renderToStaticMarkup(opening).replaceAll('href="./?path=', 'href="../?path=');

/**
 * Returns a page with its text alone for each page of the catalogue, by path. It needs no script: the catalogue shows it while the whole page
 * loads, and it can be read by itself.
 */
export function textPages({
  components,
  patterns,
  guides,
  storyPages,
  opening,
  tokensCss,
  firstExamples,
}: TextSources): ReadonlyMap<string, string> {
  const file = (id: string, title: string, body: string): [string, string] => [`text/${id}.html`, page(title, body)];
  return new Map([
    ['text/tokens.css', tokensCss],
    ['text/page.css', [docsCss, overviewCss, textCss].join('\n')],
    file(frontPage, 'Overview', openingBody(opening)),
    ...components.map((component) => {
      const id = pageIdOf(component);
      return file(id, component.name, bodyOf(component, components, firstExamples.get(id)));
    }),
    ...patterns.map((pattern) =>
      file(docsIdOf(patternTitle(pattern)), pattern.title, patternBody(pattern, components)),
    ),
    ...storyPages.map((shown) => file(shown.id, shown.title, storyPageBody(shown, components))),
    ...guides.map(({ id, title, markdown }) => file(id, title, toHtml(withLinks(markdown, components)))),
  ]);
}
