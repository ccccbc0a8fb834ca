import { isZipOf } from '@vitrine/commerce';
import type { FormError } from '@vitrine/components';
import { textOf } from '../forms/useFormAction.js';
import type { Messages } from '../messages.js';

/** What is wrong with the postal code of a form's address. One that is missing is told by its field. */
export function zipErrors(data: FormData, messages: Messages): FormError[] {
  const zip = textOf(data, 'zip').trim();
  return zip && !isZipOf(textOf(data, 'countryCode'), zip) ? [{ name: 'zip', message: messages.zipWrong }] : [];
}
