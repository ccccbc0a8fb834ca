import type { FormError } from '@vitrine/components';
import { refusalText } from '../state/cart/notice.js';
import { failureText, type Failure } from '../state/forms/failure.js';
import type { Messages } from '../messages.js';
import type { FormResult } from '../state/forms/formResult.js';

interface FormErrorOptions {
  /** The names of the form's fields. */
  fields: readonly string[];
  messages: Messages;
  /** BCP 47 tag of the messages' language. */
  locale: string;
  /** The message if no answer came, for a form that may not be sent twice without harm. Default: the one for the kind of failure. */
  unanswered?: string | undefined;
}

/** The kinds of failure after which nobody knows whether the form arrived. */
const withoutAnswer: readonly Failure[] = ['timeout', 'network', 'aborted'];

/**
 * The errors for the form: at the field that a refusal names, if the form has it, else in the summary. A refusal without a field marks all of
 * them.
 */
export function formErrors(result: FormResult | undefined, options: FormErrorOptions): FormError[] {
  const { fields, messages, locale, unanswered } = options;
  const errors = (result?.errors ?? []).map((error) => {
    const name = error.field?.findLast((part) => fields.includes(part));
    return { message: refusalText(error, messages, locale), ...(name === undefined ? { fields } : { name }) };
  });
  const failure = result?.failure;
  if (!failure) return errors;
  const message = (withoutAnswer.includes(failure) && unanswered) || failureText(failure, messages);
  return [...errors, { message }];
}
