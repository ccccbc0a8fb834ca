/** The texts of forms that were not sent, in this tab's storage: a browser keeps them for the way back only if it loads the page again. */

/** By the names of the fields. */
export type Texts = Readonly<Record<string, string>>;

const prefix = 'vitrine-form-';

// If the browser blocks storage, no text is kept.

export function keptTexts(form: string): Texts {
  try {
    const texts: unknown = JSON.parse(sessionStorage.getItem(prefix + form) ?? '{}');
    const entries = typeof texts === 'object' && texts ? Object.entries(texts) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Keeps these texts in place of the earlier ones. Empty texts are none. */
export function keepTexts(form: string, texts: Texts): void {
  const written = Object.entries(texts).filter(([, text]) => text);
  try {
    if (written.length === 0) sessionStorage.removeItem(prefix + form);
    else sessionStorage.setItem(prefix + form, JSON.stringify(Object.fromEntries(written)));
  } catch {
    // They are lost with the page.
  }
}

const listeners = new Set<() => void>();
let times = 0;

/** How often this page has forgotten texts. A text that was written before the last time is not shown again. */
export const timesForgotten = (): number => times;

/** Calls back each time texts are forgotten. Returns a function that ends this. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Forgets the texts of all forms, also those on the screen: the next visitor of this tab may be another person. */
export function forgetTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // None are kept.
  }
  times += 1;
  for (const listener of listeners) listener();
}

const customersKey = `${prefix}of-customer`;

/** Whether a customer has been signed in in this tab since texts were last forgotten, also on an earlier page. */
export function areOfCustomer(): boolean {
  try {
    return sessionStorage.getItem(customersKey) !== null;
  } catch {
    return false;
  }
}

/** Notes that the texts are now a signed-in customer's. */
export function giveToCustomer(): void {
  try {
    sessionStorage.setItem(customersKey, 'yes');
  } catch {
    // No text is kept either.
  }
}
