// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIntent } from './useIntent.js';

const onIntent = vi.fn();

function Page() {
  const part = useRef<HTMLButtonElement>(null);
  useIntent(part, onIntent, { countsAnyTouch: true });
  return (
    <>
      <button ref={part}>Cart</button>
      <a href="/away">
        <b>Away</b>
      </a>
      <p>Text</p>
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => void task());
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20));
  render(<Page />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onIntent.mockReset();
});

const text = () => screen.getByText('Text');
const link = () => screen.getByText('Away');

test.each([
  ['a press of a text', () => fireEvent.pointerDown(text())],
  ['a key on a text', () => fireEvent.keyDown(text(), { key: 'Tab' })],
  ['Tab on a link', () => fireEvent.keyDown(link(), { key: 'Tab' })],
  ['a scroll that begins on a link', () => fireEvent.pointerCancel(link())],
])('%s counts, once', (_, touch) => {
  touch();
  touch();
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('a press that opens a link does not count', () => {
  fireEvent.pointerDown(link());
  fireEvent.keyDown(link(), { key: 'Enter' });
  expect(onIntent).not.toHaveBeenCalled();
  fireEvent.pointerDown(text());
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('a touch does not count while the part is out of view', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10_000, 100, 20));
  fireEvent.pointerDown(text());
  expect(onIntent).not.toHaveBeenCalled();
});

test('the pressed element comes before the others, which wait for its content', async () => {
  cleanup();
  const calls: string[] = [];
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => (arrive = resolve));
  function Button({ name, onIntent: load }: { name: string; onIntent: () => unknown }) {
    const button = useRef<HTMLButtonElement>(null);
    useIntent(button, load, { countsAnyTouch: true });
    return <button ref={button}>{name}</button>;
  }
  render(
    <>
      <Button name="Cart" onIntent={() => calls.push('Cart')} />
      <Button
        name="Search"
        onIntent={() => {
          calls.push('Search');
          return loading;
        }}
      />
    </>,
  );
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Search' }));
  await Promise.resolve();
  expect(calls).toEqual(['Search']);
  arrive();
  await vi.waitFor(() => expect(calls).toEqual(['Search', 'Cart']));
});
