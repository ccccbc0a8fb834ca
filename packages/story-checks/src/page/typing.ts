import { find, findFocusable, isVisible, nameOf, textFields, type Findings } from './dom.js';
import { eachFocused } from './focus.js';

/**
 * Tab leaves every element, and every field accepts pasted text, such as a password from a password manager: WCAG 2.1.2
 * and 3.3.8.
 */
export const typing = (): Findings => [...trapped(), ...unpasteable()];

/** A script may prevent Tab only if it moves the focus itself. */
const trapped = (): Findings =>
  eachFocused(findFocusable(), (element) => {
    const dialog = element.closest('dialog, [role=dialog], [role=alertdialog]');
    const other = findFocusable()
      .filter((one) => one !== element && one.tabIndex >= 0)
      .find((one) => (!dialog || dialog.contains(one)) && isVisible(one));
    // A dialog keeps the focus, also if there is only one element in it.
    if (dialog && !other) return undefined;
    const isKept = [false, true].some((shiftKey) => {
      element.focus();
      return prevents(element, shiftKey) && document.activeElement === element;
    });
    other?.focus();
    const isTakenBack = other && document.activeElement === element;
    return isKept || isTakenBack ? `Tab does not leave it: ${nameOf(element)}` : undefined;
  });

/** Returns whether a script prevents Tab. */
function prevents(element: HTMLElement, shiftKey: boolean) {
  const init: KeyboardEventInit & { keyCode: number } = {
    key: 'Tab',
    code: 'Tab',
    keyCode: 9,
    shiftKey,
    bubbles: true,
    cancelable: true,
  };
  return !element.dispatchEvent(new KeyboardEvent('keydown', init));
}

const unpasteable = (): Findings =>
  (find(textFields) as HTMLInputElement[])
    // The hook of a number field takes over the paste, and keeps the number within its range.
    .filter((field) => isVisible(field) && !field.matches('select, :disabled, :read-only, [aria-roledescription]'))
    .filter(refusesPaste)
    .map((field) => `nothing can be pasted into it: ${nameOf(field)}`);

/** A script may take over the paste only if it changes the value itself. */
function refusesPaste(field: HTMLInputElement) {
  const before = field.value;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '1');
  const init = { bubbles: true, cancelable: true };
  const input = new InputEvent('beforeinput', { ...init, inputType: 'insertFromPaste', data: '1' });
  const isTaken =
    field.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData })) && field.dispatchEvent(input);
  return !isTaken && field.value === before;
}
