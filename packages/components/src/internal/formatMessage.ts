import { unitsInOrder } from './inOrder.js';

/** A text with placeholders: 'Slide {index} of {total}'. If a number decides the words, one text for each plural category of the language. */
export type Message = string | PluralForms;

/** Texts by the plural categories of CLDR, named as in `Intl.PluralRules`: `{ one: '{count} item', other: '{count} items' }`. */
export type PluralForms = { [Category in Intl.LDMLPluralRule]?: string } & { other: string };

/**
 * Returns a message with its placeholders filled in. A placeholder without a value stays unchanged. The first number among the values
 * chooses the plural form.
 * @param locale BCP 47, the language of the message: its plural rules apply. Default: 'en-US'.
 */
export function formatMessage(message: Message, values: Record<string, string | number>, locale = 'en-US'): string {
  return fill(typeof message === 'string' ? message : formOf(message, values, locale), values);
}

/** Returns a text without plural forms with its placeholders filled in: `fill('Slide {index} of {total}', { index: 2, total: 6 })`. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  unitsInOrder(text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)));

function formOf(forms: PluralForms, values: Record<string, string | number>, locale: string): string {
  const number = Object.values(values).find((value) => typeof value === 'number');
  return (number !== undefined && forms[rulesOf(locale).select(number)]) || forms.other;
}

const rules = new Map<string, Intl.PluralRules>();

/** Returns cached rules. Creating the rules of a language is slow, and each row of a list may need them. */
function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
