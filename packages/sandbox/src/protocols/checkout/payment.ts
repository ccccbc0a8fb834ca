/** The card of the checkout. It accepts only test cards, and does not store their data. */
import type { Field, FieldErrors, Values } from './field.js';

export const paymentFields: readonly Field[] = [
  { name: 'card', label: 'Card number', autocomplete: 'cc-number', inputMode: 'numeric' },
  { name: 'expires', label: 'Expires', hint: 'MM / YY', autocomplete: 'cc-exp', inputMode: 'numeric', isHalf: true },
  { name: 'securityCode', label: 'Security code', autocomplete: 'cc-csc', inputMode: 'numeric', isHalf: true },
];

/** The result of a payment with a test card. */
type Fate = 'accepted' | 'declined' | 'confirmed';

/** The cards, with the numbers that payment services use for tests. */
export const testCards: readonly { number: string; fate: Fate; does: string }[] = [
  { number: '4242 4242 4242 4242', fate: 'accepted', does: 'is accepted' },
  { number: '4000 0000 0000 0002', fate: 'declined', does: 'is declined' },
  { number: '4000 0000 0000 3220', fate: 'confirmed', does: 'asks you to confirm (3-D Secure)' },
];

/** The initial values, so that nobody needs to enter a card. */
export const defaultCard = { card: '4242 4242 4242 4242', expires: '12 / 34', securityCode: '123' };

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

export const fateOf = ({ card }: Values): Fate | undefined =>
  testCards.find(({ number }) => digitsOf(number) === digitsOf(card))?.fate;

/** Returns the error messages of a card. */
export function checkCard(values: Values, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  if (values.card === '') errors.card = 'Enter a card number';
  else if (!fateOf(values)) errors.card = 'This sandbox takes only its test cards';
  const expires = problemOfDate(values.expires, now);
  if (expires) errors.expires = expires;
  if (!/^\d{3,4}$/.test(values.securityCode)) errors.securityCode = 'Enter the 3 or 4 digits';
  return errors;
}

/** A card is valid to the end of its month. */
function problemOfDate(text: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(text) ?? [];
  if (month === '') return 'Enter a date such as 12 / 34';
  return Date.UTC(2000 + Number(year), Number(month)) <= now.getTime() ? 'This card has expired' : undefined;
}
