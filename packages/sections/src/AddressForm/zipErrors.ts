import { isZipOf } from '@vitrine/commerce';
import type { FormError } from '@vitrine/components';
import { textOf } from '../forms/useFormAction.js';
import type { Messages } from '../messages.js';

/** The errors of the postal code in a form's address. Its field reports a missing one. */
export function zipErrors(data: FormData, messages: Messages): FormError[] {
  const zip = textOf(data, 'zip').trim();
  return zip && !isZipOf(textOf(data, 'countryCode'), zip) ? [{ name: 'zip', message: messages.zipWrong }] : [];
}
