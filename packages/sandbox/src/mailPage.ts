/** The page of a mail, as its recipient sees it. */
import { html } from './html.js';
import { plain } from './http.js';
import { checkoutPage } from './protocols/checkout/parts.js';
import type { ProtocolContext } from './protocols/protocol.js';
import type { MailRecord } from './shop/records.js';

const path = /^\/mail\/(\w+)$/;

export const mailPath = ({ id }: MailRecord): string => `/mail/${id}`;

export function mailPage(pathname: string, { shop, shopUrl }: Pick<ProtocolContext, 'shop' | 'shopUrl'>): Response {
  const mail = shop.store.get('mail', path.exec(pathname)?.[1] ?? '');
  if (!mail) return plain('Not Found\n', { status: 404 });
  const { to, subject, text, link, sentAt } = mail;
  const paragraphs = text.split('\n\n');
  return checkoutPage(
    { shop: shop.data.shop, shopUrl },
    subject,
    html`<main class="narrow">
      <p class="quiet">To ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')}</time></p>
      <h1>${subject}</h1>
      ${paragraphs.map((paragraph) => html`<p>${paragraph.split('\n').map((line, index) => [index > 0 && html`<br />`, line])}</p>`)}
      ${link && html`<p><a class="action" href="${link.url}">${link.label}</a></p>`}
      ${link && html`<p class="quiet">Or copy this address into your browser: ${link.url}</p>`}
    </main>`,
  );
}
