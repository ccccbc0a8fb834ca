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
import type { Guide } from './guides.js';

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const docsCss = textOf('../../packages/story-kit/src/docs/docs.css');
const overviewCss = textOf('../docs/overview.css');

/** Turns the names of other components into links to their pages. */
function withLinks(markdown: string, components: readonly Documented[], own?: string) {
  const known = new Map(components.map((component) => [component.name, pageIdOf(component)]));
  return markdown.replace(/(?<!\[)`(\w+)`/g, (text, name: string) =>
    known.has(name) && name !== own ? `[${text}](../?path=/docs/${known.get(name)})` : text,
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
<link rel="stylesheet" href="page.css">
<script>document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') || '';</script>
</head>
<body id="storybook-docs">
<main class="sbdocs sbdocs-wrapper"><div class="sbdocs-content">
${body}
</div></main>
</body>
</html>
`;

const toHtml = (markdown: string) => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });

/** The name, what the component is for, an empty place for the first example, and all other words. */
function bodyOf(component: Documented, components: readonly Documented[]) {
  const { name, docs } = component;
  const [, ...parts] = markdownOf(component).split(/^(?=## )/m);
  const html = (markdown: string) => toHtml(withLinks(markdown, components, name));
  return [
    `<h1>${name}</h1>`,
    `<div class="lead">${html(docs.purpose)}</div>`,
    `<p class="status">${statusOf(docs)}</p>`,
    '<div class="example" aria-hidden="true"></div>',
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

/** What Storybook's own rules do for a page, and the place of the first example. */
const textCss = `
#storybook-docs { margin: 0; }
@media (min-width: 48em) {
  /* Beside it is the list of headings. */
  #storybook-docs .sbdocs-content { margin-inline-end: 13rem; }
}
#storybook-docs p { margin-block: 1em; }
#storybook-docs .example { block-size: 10rem; margin-block-end: var(--vt-space-20); border: 1px solid var(--vt-color-rule); border-radius: 4px; }
`;

interface TextSources {
  components: readonly Documented[];
  patterns: readonly Pattern[];
  guides: readonly Guide[];
  /** The beginning of the front page. */
  opening: ReactNode;
  /** The style sheet of the tokens. */
  tokensCss: string;
}

/** The id of the front page. */
export const frontPage = 'overview--docs';

/** The links of the front page are made for a page beside index.html. */
const openingBody = (opening: ReactNode) =>
  renderToStaticMarkup(opening).replaceAll('href="./?path=', 'href="../?path=');

/**
 * Returns a page with its text alone for the front page, each component, pattern and guide, by path. It needs no script: the catalogue shows it
 * while the whole page loads, and it can be read by itself.
 */
export function textPages({
  components,
  patterns,
  guides,
  opening,
  tokensCss,
}: TextSources): ReadonlyMap<string, string> {
  const file = (id: string, title: string, body: string): [string, string] => [`text/${id}.html`, page(title, body)];
  return new Map([
    ['text/page.css', [tokensCss, docsCss, overviewCss, textCss].join('\n')],
    file(frontPage, 'Overview', openingBody(opening)),
    ...components.map((component) => file(pageIdOf(component), component.name, bodyOf(component, components))),
    ...patterns.map((pattern) =>
      file(docsIdOf(patternTitle(pattern)), pattern.title, patternBody(pattern, components)),
    ),
    ...guides.map(({ id, title, markdown }) => file(id, title, toHtml(withLinks(markdown, components)))),
  ]);
}
