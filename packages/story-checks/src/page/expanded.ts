import { find, isVisible, layerOf, nameOf, type Findings } from './dom.js';

/**
 * `aria-expanded` matches the open state, in both directions: WCAG 4.1.2. Presses each control that has it, and closes
 * what it opened.
 */
export async function expanded(): Promise<Findings> {
  const findings = [...unclaimed(), ...(await settled(unfulfilled))];
  for (const control of find('[aria-expanded]').filter(isPressable)) {
    if (!control.isConnected) continue;
    const before = stateOf(control);
    control.click();
    if (!(await changes(control, before)) && !(await changesByKeys(control, before))) {
      findings.push(`pressed, it stays ${before === 'true' ? 'expanded' : 'collapsed'}: ${nameOf(control)}`);
      continue;
    }
    findings.push(...(await settled(unfulfilled)));
    await restore(control, before);
  }
  return [...new Set(findings)];
}

const stateOf = (control: Element) => control.getAttribute('aria-expanded');

/** A field opens its list while a person types: see `unclaimed`. The button in it is for the pointer. */
const isPressable = (control: HTMLElement) =>
  isVisible(control) && control.tabIndex >= 0 && !control.matches('input, textarea, :disabled, [aria-disabled=true]');

/** Frames in which a control shows its new state. Some load their panel first. */
const patience = 60;

async function changes(control: Element, from: string | null) {
  for (let frame = 0; frame < patience; frame++) {
    await new Promise(requestAnimationFrame);
    if (!control.isConnected || stateOf(control) !== from) return true;
  }
  return false;
}

/** Returns the key that opens or closes what a press does not. */
function keyOf(control: HTMLElement, from: string | null): KeyboardEventInit | undefined {
  // A long press opens some menus, since a press of their button does something else.
  if (control.matches('[aria-haspopup]')) return { key: 'ArrowDown', altKey: true };
  // A press on a row of a tree may choose it.
  if (!control.matches('[role=row], [role=treeitem]')) return undefined;
  return { key: (from === 'true') === control.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft' };
}

async function changesByKeys(control: HTMLElement, from: string | null) {
  const key = keyOf(control, from);
  if (!key) return false;
  if (!key.altKey) control.focus();
  control.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  return changes(control, from);
}

/** What a look still finds after `patience`. A long list shows some frames after its control has changed. */
async function settled(look: () => Findings): Promise<Findings> {
  for (let frame = 0; frame < patience && look().length; frame++) await new Promise(requestAnimationFrame);
  return look();
}

async function restore(control: HTMLElement, before: string | null) {
  const now = stateOf(control);
  if (!control.isConnected || now === before) return;
  const init = { key: 'Escape', bubbles: true, cancelable: true };
  const isOver = control.closest('[inert], [aria-hidden=true]') !== null || document.querySelector('dialog:modal');
  if (isOver) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  else control.click();
  if (!(await changes(control, now))) await changesByKeys(control, now);
}

/** A list or a menu over the page, which no control claims to have opened. */
const unclaimed = (): Findings =>
  find('[role=listbox], [role=menu]')
    .filter((list) => isVisible(list) && list.id && layerOf(list))
    .filter((list) => !document.querySelector(`[aria-expanded=true][aria-controls~="${CSS.escape(list.id)}"]`))
    .map((list) => `it is open, and nothing is expanded: ${nameOf(list)}`);

/** A control with `aria-expanded="true"` shows what it controls. */
const unfulfilled = (): Findings =>
  find('[aria-expanded=true][aria-controls]')
    .filter(isVisible)
    .filter((control) => {
      const panels = (control.getAttribute('aria-controls') ?? '').split(/\s+/);
      return !panels.some((id) => document.getElementById(id)?.checkVisibility());
    })
    .map((control) => `it says that it is expanded, and nothing is open: ${nameOf(control)}`);
