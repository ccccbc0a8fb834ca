// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Option, OptionGroup } from './Option.js';
import { useEntries } from './selectItem.js';

afterEach(cleanup);

const choose = () => {};
interface Colour {
  name?: string;
  color?: string;
  onCopy?: () => void;
  more?: ReactNode;
}
/** Options as a component writes them: other elements at each call. */
const options = ({ name = 'Blue', color = 'navy', onCopy = choose, more }: Colour = {}) => [
  <Option key="any" value="any">
    Any
  </Option>,
  <OptionGroup key="colours" label="Colours">
    <Option value="blue" color={color} icon={<svg style={{ inlineSize: 16 }} />}>
      <b onCopy={onCopy}>{name}</b> {[1, 2].map((count) => `${count}`)}
    </Option>
    {more}
  </OptionGroup>,
];

const entriesOver = (first: ReactNode, next: ReactNode) => {
  const { result, rerender } = renderHook(({ children }) => useEntries(undefined, children), {
    initialProps: { children: first },
    wrapper: StrictMode,
  });
  const before = result.current;
  rerender({ children: next });
  return { before, after: result.current };
};

test('a list of children stays while they are the same values', () => {
  const { before, after } = entriesOver(options(), options());
  expect(before.options).toHaveLength(2);
  expect(after).toBe(before);
});

test.each<[string, Colour]>([
  ['word', { name: 'Navy' }],
  ['prop', { color: 'blue' }],
  ['handler', { onCopy: () => {} }],
  ['option', { more: <Option value="red">Red</Option> }],
])('another %s makes another list', (_name, change) => {
  const { before, after } = entriesOver(options(), options(change));
  expect(after).not.toBe(before);
  const { entries } = entriesOver(options(change), null).before;
  expect(after.entries).toEqual(entries);
});

test('a list without children any more is empty', () => {
  expect(entriesOver(options(), undefined).after.entries).toEqual([]);
});
