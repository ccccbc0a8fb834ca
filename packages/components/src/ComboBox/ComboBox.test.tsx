// @vitest-environment jsdom
import '../testEnvironment.js';
import { act, StrictMode, useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboBox } from './ComboBox.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const items = [
  { value: 'at', label: 'Austria' },
  { value: 'au', label: 'Australia' },
  { value: 'de', label: 'Germany' },
];
const onChange = vi.fn();
const onInputChange = vi.fn();
const country = { label: 'Country', name: 'country', items, onChange, onInputChange };

function Controlled() {
  const [text, setText] = useState('');
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox
      {...country}
      value={value}
      onChange={setValue}
      inputValue={text}
      onInputChange={setText}
      isSearch
      allowsCustomValue
    />
  );
}

/** Shows the server's HTML, types as a shopper before scripts have loaded, stays in the field or leaves it, and hydrates. */
async function hydrateAfter(element: ReactElement, text: string, { stays }: { stays: boolean }) {
  vi.clearAllMocks();
  const container = document.body.appendChild(document.createElement('form'));
  const page = <StrictMode>{element}</StrictMode>;
  container.innerHTML = renderToString(page);
  const input = container.querySelector<HTMLInputElement>('[role=combobox]')!;
  input.value = text;
  if (stays) input.focus();
  const early = new FormData(container).get('country');
  await act(async () => void (root = hydrateRoot(container, page)));
  const options = [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
  return { text: input.value, options, early, sent: new FormData(container).getAll('country'), input };
}

test('a text that somebody is typing stays, and its options show', async () => {
  const typing = await hydrateAfter(<ComboBox {...country} />, 'aus', { stays: true });
  expect(typing).toMatchObject({ text: 'aus', options: ['Austria', 'Australia'], sent: [''] });
  expect(onInputChange.mock.calls).toEqual([['aus']]);
  await act(async () => typing.input.blur());
  expect(typing.input.value).toBe('');
});

test('a choice that somebody changes stays until the field is left', async () => {
  const changing = await hydrateAfter(<ComboBox {...country} defaultValue="de" />, 'austria', { stays: true });
  expect(changing).toMatchObject({ text: 'austria', options: ['Austria'], sent: ['de'] });
  await act(async () => changing.input.blur());
  expect(changing.input.value).toBe('Austria');
  expect(onChange.mock.calls).toEqual([['at']]);
});

test.each([
  ['the name of an option', <ComboBox {...country} />, 'germany', 'Germany', ['de']],
  ['the name of another option', <ComboBox {...country} defaultValue="de" />, 'Austria', 'Austria', ['at']],
  ['no name', <ComboBox {...country} />, 'Aus', '', ['']],
  ['no name, over a choice', <ComboBox {...country} defaultValue="de" />, 'Aus', 'Germany', ['de']],
  ['a choice taken away', <ComboBox {...country} defaultValue="de" />, '', '', ['']],
  ['one of several', <ComboBox {...country} multiple defaultValue={['at']} />, 'germany', '', ['at', 'de']],
  ['any text', <ComboBox {...country} allowsCustomValue />, 'Aus', 'Aus', ['Aus']],
  ['any text, over a choice', <ComboBox {...country} allowsCustomValue defaultValue="de" />, 'Aus', 'Aus', ['Aus']],
  ['a search', <Controlled />, 'austria', 'austria', ['austria']],
])('a field that was left before: %s', async (_name, element, typed, text, sent) => {
  expect(await hydrateAfter(element, typed, { stays: false })).toMatchObject({ text, sent, options: [] });
});

test('a search with suggestions opens them', async () => {
  const typing = await hydrateAfter(<Controlled />, 'aus', { stays: true });
  expect(typing).toMatchObject({ text: 'aus', options: ['Austria', 'Australia'] });
});

test('before scripts, a form gets the typed text if it may be any', async () => {
  expect((await hydrateAfter(<ComboBox {...country} allowsCustomValue />, 'Aus', { stays: false })).early).toBe('Aus');
  expect((await hydrateAfter(<ComboBox {...country} />, 'Aus', { stays: false })).early).toBe('');
});

test('nothing is chosen by the page itself', async () => {
  await hydrateAfter(<ComboBox {...country} defaultValue="de" />, 'Germany', { stays: false });
  expect(onChange).not.toHaveBeenCalled();
  expect(onInputChange).not.toHaveBeenCalled();
});
