// The script for Node, bundled by `bundle.ts`.
import { renderToString } from 'react-dom/server';
import { Example } from './Example.js';
import { examples, type ComponentName } from './examples.js';

/** Returns the body of a page with every example, each in an element whose id is its name. */
export const renderPage = (locale?: string) =>
  (Object.keys(examples) as ComponentName[])
    .map((name) => {
      const example = <Example name={name} locale={locale} />;
      return `<div id="${name}">${renderToString(example, { identifierPrefix: name })}</div>`;
    })
    .join('\n');
