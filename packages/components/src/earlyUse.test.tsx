// @vitest-environment jsdom
import './testEnvironment.js';
import { act, cloneElement, StrictMode, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from './Select/Select.js';
import { examples } from './testing/examples.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const selector = ':is(input, select, textarea):enabled:not([type=hidden], [type=file])';
const typed: Record<string, string> = { date: '2026-05-04', time: '11:30', range: '7', number: '3' };

/** Uses a control as somebody does before scripts have loaded, or as a browser that restores a form. */
function use(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find((option) => !option.selected && !option.disabled);
    if (other) other.selected = true;
  } else if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = control.type === 'radio' || !(control as HTMLInputElement).checked;
  else control.value = typed[control.type] ?? (control.inputMode === '' ? 'Abc' : '7');
}

const stateOf = (control: Control) =>
  'checked' in control && ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value;

/** The server's page of an element. */
function serve(element: ReactElement) {
  const form = document.createElement('form');
  form.innerHTML = renderToString(element);
  return { form, controls: [...form.querySelectorAll<Control>(selector)] };
}

const pages = Object.entries(examples)
  .filter(([name]) => name !== 'Form')
  .map(([name, example]) => {
    const named = cloneElement(example as ReactElement<{ name?: string }>, { name: 'early' });
    return { name, page: <StrictMode>{named}</StrictMode> };
  })
  .flatMap(({ name, page }) => serve(page).controls.map((_control, index) => ({ name, page, index })));

test.each(pages)('$name keeps what somebody did before scripts: control $index', async ({ page, index }) => {
  const { form, controls } = serve(page);
  document.body.append(form);
  const control = controls[index]!;
  use(control);
  control.focus();
  const [state, sent] = [stateOf(control), [...new FormData(form)]];
  await act(async () => void (root = hydrateRoot(form, page)));
  await act(async () => root!.render(cloneElement(page)));
  // A picker of dates replaces the browser's own field.
  if (control.isConnected) expect(stateOf(control)).toBe(state);
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect([...new FormData(form)]).toEqual(sent);
});

const sizes = ['S', 'M', 'L'].map((value) => ({ value, label: value }));

test.each([
  ...pages.map(({ name, page }) => [name, page.props.children] as const),
  ['Select of several, in another order', <Select label="Sizes" items={sizes} multiple defaultValue={['L', 'S']} />],
  ['Select of an unknown value', <Select label="Size" items={sizes} defaultValue="XL" />],
] as const)('%s: nothing is chosen by the page itself', async (_name, element) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onChange = vi.fn();
  const page = cloneElement(element as ReactElement<{ onChange: () => void }>, { onChange });
  const { form } = serve(page);
  document.body.append(form);
  await act(async () => void (root = hydrateRoot(form, page)));
  expect(onChange).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
