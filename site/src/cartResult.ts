import type { CommerceFailureKind, RefusalCode, UserError } from '@vitrine/commerce';
import { messages, type FormResult } from '@vitrine/sections';

/** A form's result in the cart's URL. It holds only codes for which we have texts. */

const cart = '/cart';

/** The cart's URL with a form's result, at the part that shows it; without parameters after a success. */
export function cartHref({ errors, failure, isUnconfirmed }: FormResult = { errors: [] }): string {
  if (failure) return `${cart}?${new URLSearchParams({ failure, ...(isUnconfirmed && { addition: 'unconfirmed' }) })}`;
  const [error] = errors;
  if (!error) return cart;
  const parameters = Object.entries(error.parameters ?? {}).map(([name, value]) => [name, String(value)]);
  // The field of the codes shows the refusal of a code.
  const place = error.code.startsWith('discount.') ? '#cart-codes' : '';
  return `${cart}?${new URLSearchParams([['refusal', error.code], ...parameters])}${place}`;
}

/** Returns the form's result in the cart's query. Undefined without a result, or for one that our forms do not write. */
export function cartResultOf(query: Readonly<Record<string, string | undefined>>): FormResult | undefined {
  const { failure, addition, refusal, ...rest } = query;
  if (isKnown('failure', failure))
    return {
      errors: [],
      failure: failure as CommerceFailureKind,
      ...(addition === 'unconfirmed' && { isUnconfirmed: true }),
    };
  if (!isKnown('refusal', refusal)) return undefined;
  const parameters = Object.fromEntries(
    Object.entries(rest)
      .filter((entry): entry is [string, string] => /^[\w-]{1,64}$/.test(entry[1] ?? ''))
      // Numbers choose between singular and plural.
      .map(([name, value]) => [name, /^\d{1,7}$/.test(value) ? Number(value) : value]),
  );
  const error: UserError = { code: refusal as RefusalCode };
  return { errors: [Object.keys(parameters).length > 0 ? { ...error, parameters } : error] };
}

const isKnown = (kind: 'failure' | 'refusal', code: string | undefined) =>
  code !== undefined && Object.hasOwn(messages, `${kind}.${code}`);
