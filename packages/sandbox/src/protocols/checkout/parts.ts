/** Common parts of the checkout's pages. */
import { html, Markup, page, type Content } from '../../html.js';
import { formatMoney } from '../../shop/money.js';
import type { ShopDetails } from '../../shop/data.js';
import type { Attribute, OrderLine } from '../../shop/records.js';
import { picturePath } from '../pictures/address.js';
import { checkoutStyles } from './styles.js';

export interface Frame {
  shop: Pick<ShopDetails, 'name' | 'mark'>;
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
      ${content}
    </div>`,
  });
}

export interface Amounts {
  currencyCode: string;
  /** Minor units. */
  subtotal: number;
  shipping: number;
  total: number;
  /** The parts of the total that gift cards pay. */
  giftCards?: readonly { lastCharacters: string; minor: number }[];
}

export const lineList = (lines: readonly OrderLine[], currencyCode: string): Markup =>
  html`<ul class="lines">
    ${lines.map(
      ({ title, variantTitle, quantity, price, discount, picture }) =>
        html`<li>
          ${picture ? html`<img src="${picturePath(picture)}" alt="" width="64" height="80" />` : html`<span class="blank"></span>`}
          <div>
            <p class="name">${title}</p>
            ${variantTitle && html`<p class="quiet">${variantTitle}</p>`}
            <p class="quiet">Quantity: ${quantity}</p>
            ${discount && html`<p class="quiet">Discount: ${formatMoney({ minor: -discount, currencyCode })}</p>`}
          </div>
          <p>${formatMoney({ minor: price * quantity, currencyCode })}</p>
        </li>`,
    )}
  </ul>`;

/** Returns the attributes of the cart or the order, such as a gift message. */
export const attributeList = (attributes: readonly Attribute[] = []): Markup | false =>
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

export function totals({ currencyCode, subtotal, shipping, total, giftCards = [] }: Amounts): Markup {
  const amount = (minor: number) => formatMoney({ minor, currencyCode });
  return html`<dl class="totals">
    <div>
      <dt>Subtotal</dt>
      <dd>${amount(subtotal)}</dd>
    </div>
    <div>
      <dt>Shipping</dt>
      <dd>${shipping === 0 ? 'Free' : amount(shipping)}</dd>
    </div>
    ${giftCards.map(
      ({ lastCharacters, minor }) =>
        html`<div>
          <dt>Gift card …${lastCharacters}</dt>
          <dd>${amount(-minor)}</dd>
        </div>`,
    )}
    <div class="total">
      <dt>Total</dt>
      <dd>${amount(giftCards.reduce((due, { minor }) => due - minor, total))}</dd>
    </div>
  </dl>`;
}
