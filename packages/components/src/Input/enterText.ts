/** Puts a text into a field as if it were typed, so that React and the form around it hear of it. */
export function enterText(field: HTMLInputElement, text: string) {
  // Past React's own setter on the element, which would take the change for its own and not report it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
