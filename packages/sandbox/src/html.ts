/** A template tag for HTML that escapes its contents. */

import { newToken } from './shop/token.js';

/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Markup | string | number | false | undefined | readonly Content[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Writes HTML. Escapes all contents except other `Markup`. False and undefined add nothing. */
export function html(strings: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(strings.map((string, index) => string + render(contents[index])).join(''));
}

function render(content: Content): string {
  if (content === false || content === undefined) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(render).join('');
  return escape(String(content));
}

const contentSecurityPolicy = ({ leadsTo = '', hasForeignPictures = false }: PageOptions, nonce?: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ...(nonce ? [`script-src 'nonce-${nonce}'`] : []),
    `img-src 'self' data:${hasForeignPictures ? ' https: http:' : ''}`,
    "font-src 'self'",
    `form-action 'self' ${leadsTo}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface PageOptions {
  title: string;
  body: Markup;
  styles: string;
  status?: number;
  /** Scheme and host of another site to which a form of the page may redirect. */
  leadsTo?: string;
  /** Whether the page may show pictures of other sites. Default: `false`. */
  hasForeignPictures?: boolean;
  /** A script that makes the page easier to use. The page works without it. */
  script?: string;
}

/** Renders a page that works without scripts. */
export function page(options: PageOptions): Response {
  const { title, body, styles, status = 200, script } = options;
  const nonce = script === undefined ? undefined : newToken();
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Markup(styles)}
        </style>
      </head>
      <body>
        ${body}
        ${
          nonce &&
          html`<script nonce="${nonce}">
            ${new Markup(script ?? '')};
          </script>`
        }
      </body>
    </html>`;
  return new Response(document.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(options, nonce),
      // With 'no-referrer', a browser sends the form of a page with the origin 'null'.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
