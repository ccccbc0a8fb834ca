import { html } from '../../html.js';
import { formatMoney } from '../../shop/money.js';
import { checkoutPage, type Frame } from './parts.js';

export interface ConfirmPage {
  frame: Frame;
  /** Minor units. */
  due: number;
  currencyCode: string;
  /** The values of the form, to send them again. */
  sent: URLSearchParams;
}

/** Returns the page on which a card's bank asks whether it is really the shopper (3-D Secure). */
export const confirmPage = ({ frame, due, currencyCode, sent }: ConfirmPage): Response =>
  checkoutPage(
    frame,
    'Confirm your payment',
    html`<main class="narrow">
      <h1>Confirm your payment</h1>
      <p>The bank of this test card asks whether you want to pay ${formatMoney({ minor: due, currencyCode })}.</p>
      <form method="post">
        ${[...sent].map(
          ([name, value]) => name !== 'confirmed' && html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="action" name="confirmed" value="yes">Confirm the payment</button>
        <button class="action second" name="confirmed" value="no">Cancel the payment</button>
      </form>
    </main>`,
  );
