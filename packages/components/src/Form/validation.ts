import { fill, formatMessage } from '../internal/formatMessage.js';
import type { SharedMessages } from '../messages.js';

/** An error that stops a form or comes from its server. */
export interface FormError {
  /** Name of the field. Without one, the error concerns the whole form. */
  name?: string;
  /** Names of the fields to mark as invalid, if the error concerns one of several. The summary's text describes each. Default: none. */
  fields?: readonly string[];
  /** The problem and how to mend it. It names the field, since the summary lists it, too. */
  message: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

/** The control's name in the form's errors. A control with a hidden input for its value has it in `data-name`. */
const nameOf = (control: Element) => control.getAttribute('data-name') ?? control.getAttribute('name') ?? undefined;

/** The control to focus for a name: for a hidden input, the control that shows its value; among radio buttons, the chosen one or the first. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const shown = [...form.elements].find((element) => element.getAttribute('data-name') === name);
  if (shown instanceof HTMLElement) return shown;
  const named = controlsOf(form).filter((control) => nameOf(control) === name && control.type !== 'hidden');
  return named.find((control) => control instanceof HTMLInputElement && control.checked) ?? named[0];
}

/** The messages for each field, in react-stately's form. */
export function byName(errors: readonly FormError[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { name, message } of errors) {
    if (name !== undefined) (messages[name] ??= []).push(message);
  }
  // The field is marked without a message of its own; the summary has the message.
  for (const field of errors.flatMap(({ fields = [] }) => fields)) messages[field] ??= [''];
  return messages;
}

/** The ids of the errors that concern several fields, by the name of each field. An error with a name is at its own field. */
export function sharedErrors(errors: readonly FormError[], idOf: (index: number) => string): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const [index, { fields = [] }] of errors.entries())
    for (const field of fields) ids[field] = [ids[field], idOf(index)].filter(Boolean).join(' ');
  return ids;
}

/** The errors that the browser's own checks find, in the order of the page, one per name. */
export function findErrors(form: HTMLFormElement, messages: SharedMessages, locale: string): FormError[] {
  const found = new Map<string, FormError>();
  for (const control of controlsOf(form)) {
    if (!control.willValidate || (control.validity.valid && !isTooShort(control))) continue;
    const name = nameOf(control);
    const message = messageOf(control, messages, locale);
    const key = name ?? groupOf(control)?.id ?? control.id;
    if (!found.has(key)) found.set(key, name === undefined ? { message } : { name, message });
  }
  return [...found.values()];
}

/** Counted here: the browser counts only typed text, not text that a script or autofill has set. */
function isTooShort(control: Control): control is HTMLInputElement | HTMLTextAreaElement {
  return !(control instanceof HTMLSelectElement) && control.value !== '' && control.value.length < control.minLength;
}

function messageOf(control: Control, messages: SharedMessages, locale: string): string {
  const { validity, validationMessage: reason } = control;
  const label = labelOf(control);
  if (validity.customError) return reason;
  if (validity.valueMissing) {
    return fill(control.type === 'checkbox' ? messages.checkMissing : messages.valueMissing, { label });
  }
  if (validity.typeMismatch && control.type === 'email') return fill(messages.invalidEmail, { label });
  if (isTooShort(control)) return formatMessage(messages.tooShort, { label, min: control.minLength }, locale);
  return fill(messages.otherInvalid, { label, reason });
}

/** The group, for radio buttons and checkboxes that form one field. */
const groupOf = (control: Control) => control.closest<HTMLElement>('fieldset[role=radiogroup], fieldset[role=group]');

/** The text of a control's label, without its marks and without the control, which may be inside; for a radio button, its group's label. */
function labelOf(control: Control): string {
  const group = control.type === 'radio' ? groupOf(control) : null;
  const labelledBy = (group ?? control).getAttribute('aria-labelledby')?.split(' ')[0];
  const element = labelledBy ? control.ownerDocument.getElementById(labelledBy) : control.labels?.[0];
  const text = element && textWithoutMarks(element);
  return text || (group ?? control).getAttribute('aria-label') || control.name;
}

function textWithoutMarks(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('[aria-hidden=true], [data-mark], select')) mark.remove();
  return (copy.textContent ?? '').trim();
}
