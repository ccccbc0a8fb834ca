import { html, type Markup } from '../../html.js';
import { countries } from '../../countries.js';
import { formatMoney } from '../../shop/money.js';
import type { Field, FieldErrors, FieldName, Values } from './field.js';
import { fields } from './form.js';
import { checkoutPage, summary, type Frame, type Summary } from './parts.js';
import { paymentFields, testCards } from './payment.js';

export interface DeliveryOffer {
  code: string;
  title: string;
  /** The arrival of the order, or the duration of the delivery. */
  time?: string | undefined;
  /** Minor units. */
  cost: number;
  isChosen: boolean;
}

export interface FormPage {
  frame: Frame;
  order: Summary;
  /** Names of the cart's sold-out variants. */
  soldOut: readonly string[];
  deliveries: readonly DeliveryOffer[];
  /** The day on which the order leaves the shop, as a text. */
  leaving?: string | undefined;
  /** The amount to pay by card, in minor units. */
  due: number;
  values: Values;
  errors: FieldErrors;
  /** Messages about changes to the cart since the shopper last saw it. */
  news: readonly string[];
  /** A fingerprint of the displayed lines, delivery and total. The order is refused if they have changed. */
  seen: string;
}

/** Returns the page with the lines, the total and the order form. */
export function formPage({
  frame,
  order,
  soldOut,
  deliveries,
  leaving,
  due,
  values,
  errors,
  news,
  seen,
}: FormPage): Response {
  const isWrong = Object.keys(errors).length > 0;
  const title = isWrong ? 'Error: Checkout' : 'Checkout';
  const fieldsOf = (group: readonly Field[]) =>
    html`<div class="fields">${group.map((field) => fieldOf(field, values[field.name], errors[field.name]))}</div>`;
  return checkoutPage(
    frame,
    title,
    html`<div class="columns">
      ${summary(order, soldOut)}
      <main>
        <h1>Checkout</h1>
        ${newsNotice(news)} ${isWrong && errorSummary(errors)}
        <form method="post" novalidate>
          <input type="hidden" name="seen" value="${seen}" />
          <fieldset>
            <legend>Where to</legend>
            ${fieldsOf(fields)}
          </fieldset>
          ${
            deliveries.length > 0 &&
            html`<fieldset>
              <legend>Delivery</legend>
              ${leaving !== undefined && html`<p class="quiet">${leaving}</p>`}
              <div class="offers">${deliveries.map((offer) => deliveryOf(offer, order.sums.currencyCode))}</div>
            </fieldset>`
          }
          ${
            due > 0 &&
            html`<fieldset>
              <legend>Payment</legend>
              ${fieldsOf(paymentFields)} ${cardsForTests}
            </fieldset>`
          }
          <button class="action" type="submit">
            Place order · ${formatMoney({ minor: due, currencyCode: order.sums.currencyCode })}
          </button>
          <p class="quiet">This is a sandbox: nothing is charged and nothing is sent.</p>
        </form>
      </main>
    </div>`,
    isWrong || news.length > 0 ? 422 : 200,
  );
}

const deliveryOf = ({ code, title, time, cost, isChosen }: DeliveryOffer, currencyCode: string): Markup =>
  html`<label class="offer">
    <input type="radio" name="delivery" value="${code}" ${isChosen && 'checked'} />
    <span class="name">${title} ${time !== undefined && html`<span class="quiet">${time}</span>`}</span>
    <span>${cost === 0 ? 'Free' : formatMoney({ minor: cost, currencyCode })}</span>
  </label>`;

const cardsForTests = html`<details class="hints">
  <summary>Cards to test with</summary>
  <ul>
    ${testCards.map(({ number, does }) => html`<li><code>${number}</code> ${does}</li>`)}
  </ul>
</details>`;

/** Returns a notice with focus on page load. Users see and hear it first. */
const notice = (id: string, heading: string, content: Markup): Markup =>
  html`<div class="notice" role="group" aria-labelledby="${id}" aria-describedby="${id}-text" tabindex="-1" autofocus>
    <h2 id="${id}">${heading}</h2>
    <div id="${id}-text">${content}</div>
  </div>`;

export const newsNotice = (news: readonly string[]): Markup | false =>
  news.length > 0 &&
  notice(
    'news',
    'Your cart has changed',
    html`<ul>
        ${news.map((text) => html`<li>${text}</li>`)}
      </ul>
      <p>Nothing has been ordered yet. Please check your order and place it again.</p>`,
  );

const errorSummary = (errors: FieldErrors): Markup =>
  notice(
    'problem',
    'There is a problem',
    html`<ul>
      ${[...fields, ...paymentFields].map(
        ({ name }) => errors[name] !== undefined && html`<li><a href="#${name}">${errors[name]}</a></li>`,
      )}
    </ul>`,
  );

/** The error is below the input: fields in one row stay in line. */
function fieldOf(field: Field, value: string, error: string | undefined): Markup {
  const { name, label, hint, isOptional, isHalf } = field;
  const aside = isOptional ? '(optional)' : hint;
  return html`<div class="field${isHalf && ' half'}">
    <label for="${name}">${label} ${aside !== undefined && html`<span>${aside}</span>`}</label>
    ${name === 'countryCode' ? select(field, value, error) : input(field, value, error)}
    ${error !== undefined && html`<p class="wrong" id="${name}-error">${error}</p>`}
  </div>`;
}

const input = ({ name, autocomplete, inputMode, isOptional }: Field, value: string, error?: string): Markup =>
  html`<input
    id="${name}"
    name="${name}"
    type="${inputMode === 'email' || inputMode === 'tel' ? inputMode : 'text'}"
    inputmode="${inputMode ?? 'text'}"
    value="${value}"
    autocomplete="${autocomplete}"
    maxlength="255"
    ${state(name, isOptional, error)}
  />`;

const select = ({ name, autocomplete, isOptional }: Field, value: string, error?: string): Markup =>
  html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${state(name, isOptional, error)}>
    <option value="">Choose country</option>
    ${countries().map(
      (country) =>
        html`<option value="${country.code}" ${country.code === value && 'selected'}>${country.name}</option>`,
    )}
  </select>`;

const state = (name: FieldName, isOptional = false, error?: string): Markup =>
  html`${!isOptional && 'required'} ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}`;
