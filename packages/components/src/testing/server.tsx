// What runs in Node, bundled by `bundle.ts`.
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Example } from './Example.js';
import { examples, type ComponentName } from './examples.js';

export { componentIds } from './componentIds.js';

/** The body of a page with every example, each in an element whose id is its name, and the styles of its head. */
export function renderPage(locale?: string) {
  const sheet = new ServerStyleSheet();
  const body = (Object.keys(examples) as ComponentName[]).map((name) => {
    const example = sheet.collectStyles(<Example name={name} locale={locale} />);
    return `<div id="${name}">${renderToString(example, { identifierPrefix: name })}</div>`;
  });
  return { head: sheet.getStyleTags(), body: body.join('\n') };
}
