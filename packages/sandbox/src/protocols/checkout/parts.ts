/** Common parts of the checkout's pages. */
import { html, Markup, page, type Content } from '../../html.js';
import { formatMoney } from '../../shop/money.js';
import type { ShopDetails } from '../../shop/data.js';
import { fullPriceOf, totalRows, type Totals } from '../../shop/order/totals.js';
import type { Policy } from '../../shop/catalog/content.js';
import type { Attribute, OrderLine } from '../../shop/records.js';
import { picturePath } from '../pictures/address.js';
import { checkoutStyles } from './styles.js';

export interface Frame {
  shop: Pick<ShopDetails, 'name' | 'mark'>;
  /** The policies to which the end of the page links. Default: none. */
  policies?: readonly Policy[];
  shopUrl: string;
  /** See `page`. */
  leadsTo?: string;
}

/** Returns a page of the checkout. At its top are the shop's name and a link back to the shop. */
export function checkoutPage(frame: Frame, title: string, content: Content, status = 200): Response {
  return page({
    title: `${title} – ${frame.shop.name}`,
    styles: checkoutStyles,
    status,
    hasForeignPictures: true,
    ...(frame.leadsTo !== undefined && { leadsTo: frame.leadsTo }),
    body: html`<div class="page">
      <header class="top">
        <span class="brand">${frame.shop.mark !== undefined && new Markup(frame.shop.mark)}${frame.shop.name}</span>
        <a href="${frame.shopUrl}">Back to the shop</a>
      </header>
      ${content} ${policyLinks(frame)}
    </div>`,
  });
}

const policyLinks = ({ shopUrl, policies = [] }: Frame): Markup | false =>
  policies.length > 0 &&
  html`<footer class="policies">
    <nav aria-label="Policies">
      <ul>
        ${policies.map(({ data: { handle, title } }) => html`<li><a href="${shopUrl}/policies/${handle}">${title}</a></li>`)}
      </ul>
    </nav>
  </footer>`;

/** The contents of a cart or an order. */
export interface Summary {
  sums: Totals;
  /** Data of the cart, such as a gift message. */
  attributes?: readonly Attribute[] | undefined;
}

/** Returns the lines and the total. On phones they are folded, so that the form is visible. */
export function summary({ sums, attributes }: Summary, soldOut: readonly string[] = []): Markup {
  const total = totalRows(sums).find(({ isTotal }) => isTotal);
  return html`<aside class="summary" aria-labelledby="summary">
    <details>
      <summary>
        <h2 id="summary">Your order</h2>
        <span class="sum">${total?.amount}</span>
      </summary>
      ${contents({ sums, attributes }, soldOut)}
    </details>
  </aside>`;
}

/** Returns the lines, the attributes and the totals. */
export const contents = ({ sums, attributes }: Summary, soldOut: readonly string[] = []): Markup =>
  html`<div class="contents">
    ${lineList(sums.lines, sums.currencyCode)}
    ${soldOut.map((name) => html`<p class="wrong">${name} is sold out and is not part of this order.</p>`)}
    ${attributeList(attributes)} ${totals(sums)}
  </div>`;

const lineList = (lines: readonly OrderLine[], currencyCode: string): Markup =>
  html`<ul class="lines">
    ${lines.map((line) => {
      const { title, variantTitle, quantity, picture } = line;
      return html`<li>
        ${picture ? html`<img src="${picturePath(picture)}" alt="" width="64" height="80" />` : html`<span class="blank"></span>`}
        <div>
          <p class="name">${title}</p>
          ${variantTitle && html`<p class="quiet">${variantTitle}</p>`}
          <p class="quiet">Quantity: ${quantity}</p>
        </div>
        <p>${fullPriceOf(line) === 0 ? 'Free' : formatMoney({ minor: fullPriceOf(line), currencyCode })}</p>
      </li>`;
    })}
  </ul>`;

/** Returns the attributes of the cart or the order, such as a gift message. */
const attributeList = (attributes: readonly Attribute[] = []): Markup | false =>
  attributes.length > 0 &&
  html`<dl class="attributes">
    ${attributes.map(
      ({ key, value }) =>
        html`<div>
          <dt>${key}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`;

function totals(sums: Totals): Markup {
  return html`<dl class="totals">
    ${totalRows(sums).map(
      ({ label, amount, isTotal }) =>
        html`<div class="${isTotal && 'total'}">
          <dt>${label}</dt>
          <dd>${amount}</dd>
        </div>`,
    )}
  </dl>`;
}
