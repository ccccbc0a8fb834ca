import { readFileSync } from 'node:fs';
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

const docsCss = readFileSync(new URL('../../packages/story-kit/src/docs/docs.css', import.meta.url), 'utf8');

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

/**
 * Returns a page for each component and pattern with its text alone, by path. It needs no script: the catalogue shows it while the whole page loads,
 * and it can be read by itself.
 *
 * @param tokensCss the style sheet of the tokens
 */
export function textPages(
  components: readonly Documented[],
  patterns: readonly Pattern[],
  tokensCss: string,
): ReadonlyMap<string, string> {
  return new Map([
    ['text/page.css', `${tokensCss}\n${docsCss}\n${textCss}`],
    ...components.map((component): [string, string] => [
      `text/${pageIdOf(component)}.html`,
      page(component.name, bodyOf(component, components)),
    ]),
    ...patterns.map((pattern): [string, string] => [
      `text/${docsIdOf(patternTitle(pattern))}.html`,
      page(pattern.title, patternBody(pattern, components)),
    ]),
  ]);
}
