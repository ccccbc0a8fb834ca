import type { FormResult } from '@vitrine/sections';

/** The fields of the cart's forms in which a shopper writes, and the checkboxes beside them. */
const fields = ['code', 'note', 'gift', 'message', 'wrap'];

/** Bytes. Sealed, they fit into a cookie, which browsers limit to 4096: a note of 2000 characters does, unless most of its letters are not Latin. */
const most = 2400;

/** Returns what was written into a form, to show it again, as a value of the session; undefined if there is nothing, or too much for a cookie. */
export function textsToKeep(data: FormData): string | undefined {
  // Its code was not written, but is one of the cart's.
  if (data.get('intent') === 'removeDiscountCode') return undefined;
  const texts = Object.fromEntries(
    fields.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
  const json = JSON.stringify(texts);
  return Object.keys(texts).length > 0 && Buffer.byteLength(json) <= most ? json : undefined;
}

/** Returns a form's result with the kept texts. */
export const withTexts = (result: FormResult, kept: string | undefined): FormResult =>
  kept ? { ...result, values: JSON.parse(kept) as Record<string, string> } : result;
