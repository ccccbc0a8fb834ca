// @vitest-environment jsdom
import { act, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NativeSelect } from './NativeSelect.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

const items = ['S', 'M', 'L'].map((value) => ({ value, label: value }));
const onChange = vi.fn();

function Controlled() {
  const [size, setSize] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const choose = (value: string | null) => {
    onChange(value);
    setSize(value);
  };
  return (
    <>
      <NativeSelect label="Size" placeholder="Select Size" items={items} value={size} onChange={choose} isRequired />
      <button onClick={() => setTimes(times + 1)}>{times}</button>
    </>
  );
}

/** Shows the server's HTML, chooses as a shopper before scripts have loaded, and hydrates. Returns the select after a further render. */
async function hydrateAfter(element: ReactElement, choice?: string) {
  onChange.mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const select = container.querySelector('select')!;
  if (choice !== undefined) select.value = choice;
  await act(async () => void hydrateRoot(container, element));
  await act(async () => container.querySelector('button')?.click());
  return select;
}

test('a choice that was made before scripts loaded stays', async () => {
  expect((await hydrateAfter(<Controlled />, 'M')).value).toBe('M');
  expect(onChange.mock.calls).toEqual([['M']]);
  const free = <NativeSelect label="Size" items={items} defaultValue="L" onChange={onChange} />;
  expect((await hydrateAfter(free, 'S')).value).toBe('S');
  expect(onChange.mock.calls).toEqual([['S']]);
});

test.each([
  ['without a choice', <Controlled />],
  ['of the first option', <NativeSelect label="Size" items={items} onChange={onChange} />],
  ['of an initial choice', <NativeSelect label="Size" items={items} defaultValue="L" onChange={onChange} />],
  [
    'of a value that is no item’s',
    <NativeSelect label="Size" placeholder="Select Size" items={items} value="XL" onChange={onChange} isRequired />,
  ],
])('nothing is chosen by the page itself: %s', async (_name, element) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await hydrateAfter(element);
  expect(onChange).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
