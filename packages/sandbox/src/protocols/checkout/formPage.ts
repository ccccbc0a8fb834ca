import { html, type Markup } from '../../html.js';
import type { Totals } from '../../shop/order/totals.js';
import type { Attribute } from '../../shop/records.js';
import { countries } from '../../countries.js';
import { fields, type Field, type FieldErrors, type Values } from './form.js';
import { attributeList, checkoutPage, lineList, totals, type Frame } from './parts.js';

export interface FormPage {
  frame: Frame;
  sums: Totals;
  /** Data of the cart, such as a gift message. */
  attributes: readonly Attribute[];
  /** Names of the cart's sold-out variants. */
  soldOut: readonly string[];
  values: Values;
  errors: FieldErrors;
  /** Messages about changes to the cart since the shopper last saw it. */
  news: readonly string[];
  /** A fingerprint of the displayed lines and total. An order of other lines or another total is refused. */
  seen: string;
}

/** Returns the page with the lines, the total and the order form. */
export function formPage({ frame, sums, attributes, soldOut, values, errors, news, seen }: FormPage): Response {
  const isWrong = Object.keys(errors).length > 0;
  const title = isWrong ? 'Error: Checkout' : 'Checkout';
  return checkoutPage(
    frame,
    title,
    html`<div class="columns">
      <aside class="summary" aria-labelledby="summary">
        <h2 id="summary">Your order</h2>
        ${lineList(sums.lines, sums.currencyCode)}
        ${soldOut.map((name) => html`<p class="wrong">${name} is sold out and is not part of this order.</p>`)}
        ${attributeList(attributes)} ${totals(sums)}
      </aside>
      <main>
        <h1>Checkout</h1>
        ${newsNotice(news)} ${isWrong && errorSummary(errors)}
        <form method="post" novalidate>
          <input type="hidden" name="seen" value="${seen}" />
          <div class="fields">${fields.map((field) => fieldOf(field, values[field.name], errors[field.name]))}</div>
          <button class="action" type="submit">Place order</button>
          <p class="quiet">This is a sandbox: nothing is charged and nothing is sent.</p>
        </form>
      </main>
    </div>`,
    isWrong || news.length > 0 ? 422 : 200,
  );
}

/** Returns a notice with focus on page load. Users see and hear it first. */
const notice = (id: string, heading: string, content: Markup): Markup =>
  html`<div class="notice" role="group" aria-labelledby="${id}" tabindex="-1" autofocus>
    <h2 id="${id}">${heading}</h2>
    ${content}
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
      ${fields.map(({ name }) => errors[name] !== undefined && html`<li><a href="#${name}">${errors[name]}</a></li>`)}
    </ul>`,
  );

function fieldOf(field: Field, value: string, error: string | undefined): Markup {
  const { name, label, isOptional, isHalf } = field;
  return html`<div class="field${isHalf && ' half'}">
    <label for="${name}">${label} ${isOptional && html`<span>(optional)</span>`}</label>
    ${error !== undefined && html`<p class="wrong" id="${name}-error">${error}</p>`}
    ${name === 'countryCode' ? select(field, value, error) : input(field, value, error)}
  </div>`;
}

const input = ({ name, autocomplete, inputMode, isOptional }: Field, value: string, error?: string): Markup =>
  html`<input
    id="${name}"
    name="${name}"
    type="${inputMode ?? 'text'}"
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

const state = (name: string, isOptional = false, error?: string): Markup =>
  html`${!isOptional && 'required'} ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}`;
