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

/** Forgets the texts of all forms: the next visitor of this tab may be another person. */
export function forgetTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // None are kept.
  }
}
