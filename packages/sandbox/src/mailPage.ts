/** The page of a mail, as its recipient sees it. */
import { html } from './html.js';
import { plain } from './http.js';
import { checkoutPage, contents } from './protocols/checkout/parts.js';
import type { ProtocolContext } from './protocols/protocol.js';
import type { MailRecord, OrderRecord } from './shop/records.js';

const path = /^\/mail\/(\w+)$/;

export const mailPath = ({ id }: MailRecord): string => `/mail/${id}`;

export function mailPage(pathname: string, { shop, shopUrl }: Pick<ProtocolContext, 'shop' | 'shopUrl'>): Response {
  const mail = shop.store.get('mail', path.exec(pathname)?.[1] ?? '');
  if (!mail) return plain('Not Found\n', { status: 404 });
  const { to, subject, text, link, sentAt } = mail;
  const order = mail.order === undefined ? undefined : shop.store.get('order', mail.order);
  const paragraphs = text.split('\n\n');
  return checkoutPage(
    { shop: shop.data.shop, shopUrl },
    subject,
    html`<main class="narrow">
      <p class="quiet">To ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')}</time></p>
      <h1>${subject}</h1>
      ${order ? confirmation(order, paragraphs) : paragraphs.map(paragraphOf)}
      ${link && html`<p><a class="action" href="${link.url}">${link.label}</a></p>`}
      ${link && html`<p class="quiet">Or copy this address into your browser: ${link.url}</p>`}
    </main>`,
  );
}

const paragraphOf = (paragraph: string) =>
  html`<p>${paragraph.split('\n').map((line, index) => [index > 0 && html`<br />`, line])}</p>`;

/** Shows the lines and the sums of the text with pictures, between its beginning and its address. */
const confirmation = (order: OrderRecord, paragraphs: readonly string[]) => [
  ...paragraphs.slice(0, -3).map(paragraphOf),
  contents({ sums: order, attributes: order.attributes }),
  ...paragraphs.slice(-1).map(paragraphOf),
];
