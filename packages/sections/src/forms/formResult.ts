import type { UserError } from '@vitrine/commerce';
import type { FormError } from '@vitrine/components';
import { refusalText } from '../cartState/notice.js';
import { failureText, type Failure } from '../customerState/failure.js';
import type { Messages } from '../messages.js';

/** The result of a sent form. It is plain data, so a server can return it as well. */
export interface FormResult {
  /** Why it was refused. Empty after a success. */
  errors: readonly UserError[];
  /** Why it is not known, or not done: the call failed. */
  failure?: Failure;
  /** From a server: the written values by field name, for the form that shows again. Never a password. */
  values?: Readonly<Record<string, string>>;
}

/**
 * Handles a form before scripts run, such as a server action. Redirects after a success, else returns the errors to show. `previous`
 * is its last result.
 */
export type FormAction = (previous: FormResult | undefined, data: FormData) => Promise<FormResult>;

export const isSuccess = (result: FormResult | undefined): boolean =>
  result !== undefined && result.errors.length === 0 && result.failure === undefined;

interface FormErrorOptions {
  /** The names of the form's fields. */
  fields: readonly string[];
  messages: Messages;
  /** BCP 47, the language of the messages. */
  locale: string;
}

/**
 * The errors that the form shows: at the field that a refusal names, where the form has it, else in the summary. A refusal that names no
 * field marks all of them.
 */
export function formErrors(result: FormResult | undefined, options: FormErrorOptions): FormError[] {
  const { fields, messages, locale } = options;
  const errors = (result?.errors ?? []).map((error) => {
    const name = error.field?.findLast((part) => fields.includes(part));
    return { message: refusalText(error, messages, locale), ...(name === undefined ? { fields } : { name }) };
  });
  const failure = result?.failure;
  return failure ? [...errors, { message: failureText(failure, messages) }] : errors;
}
