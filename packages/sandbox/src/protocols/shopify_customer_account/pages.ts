/** The sign-in pages: one asks for an email address, the next for the code that was sent to it. */
import { html, type Content } from '../../html.js';
import type { ProtocolContext } from '../protocol.js';
import { checkoutPage } from '../checkout/parts.js';

type PageContext = Pick<ProtocolContext, 'shop' | 'shopUrl'>;

const signInPage = ({ shop, shopUrl }: PageContext, title: string, content: Content, status = 200): Response =>
  checkoutPage(
    { shop: shop.data.shop, shopUrl, leadsTo: new URL(shopUrl).origin },
    title,
    html`<main class="narrow">${content}</main>`,
    status,
  );

interface FieldOptions {
  name: string;
  label: string;
  autocomplete: string;
  type: 'email' | 'text';
  inputMode?: 'numeric';
  value?: string;
  error?: string | undefined;
}

const field = ({ name, label, autocomplete, type, inputMode, value = '', error }: FieldOptions) =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    ${error !== undefined && html`<p class="wrong" id="${name}-error">${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      maxlength="255"
      required
      autofocus
      ${inputMode && html`inputmode="${inputMode}"`}
      ${error !== undefined && html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
  </div>`;

export function emailPage(context: PageContext, email = '', error?: string): Response {
  return signInPage(
    context,
    error === undefined ? 'Sign in' : 'Error: Sign in',
    html`<h1>Sign in</h1>
      <p>Enter your email, and we will send you a code. If you have no account yet, the code makes you one.</p>
      <form method="post" novalidate>
        ${field({ name: 'email', label: 'Email', autocomplete: 'email', type: 'email', value: email, error })}
        <button class="action" type="submit">Continue</button>
      </form>`,
    error === undefined ? 200 : 422,
  );
}

export function codePage(context: PageContext, signInId: string, email: string, error?: string): Response {
  return signInPage(
    context,
    error === undefined ? 'Enter code' : 'Error: Enter code',
    html`<h1>Enter code</h1>
      <p>Sent to ${email}. <a href="">Use another email</a></p>
      <form method="post" novalidate>
        <input type="hidden" name="sign_in" value="${signInId}" />
        ${field({ name: 'code', label: 'Six-digit code', autocomplete: 'one-time-code', type: 'text', inputMode: 'numeric', error })}
        <button class="action" type="submit">Sign in</button>
        <p class="quiet">This is a sandbox: the mail is on <a href="/">its front page</a>.</p>
      </form>`,
    error === undefined ? 200 : 422,
  );
}

export const refusalPage = (context: PageContext, text: string): Response =>
  signInPage(
    context,
    'Cannot sign in',
    html`<h1>Cannot sign in</h1>
      <p>${text}</p>
      <p><a class="action" href="${context.shopUrl}">Continue shopping</a></p>`,
    400,
  );
