// @vitest-environment jsdom
import '../testEnvironment.js';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DateRangePicker } from './DateRangePicker.js';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
});

test('is two of the browser’s own inputs before scripts, and keeps their dates', async () => {
  const onChange = vi.fn();
  const element = (
    <DateRangePicker
      label="Rental"
      startName="from"
      endName="to"
      minValue="2025-03-03"
      isRequired
      onChange={onChange}
    />
  );
  document.body.innerHTML = `<form id="root">${renderToString(element)}</form>`;
  const container = document.querySelector('form')!;
  const [from, to] = container.querySelectorAll('input');
  for (const input of [from!, to!])
    expect([input.type, input.min, input.required, input.labels]).toMatchObject(['date', '2025-03-03', true, {}]);
  from!.value = '2025-03-14';
  to!.value = '2025-03-20';
  to!.focus();
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(error) });
  });
  expect(complaints).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith({ start: '2025-03-14', end: '2025-03-20' });
  expect([...new FormData(container)].flat()).toEqual(['from', '2025-03-14', 'to', '2025-03-20']);
  expect(document.activeElement?.getAttribute('data-part')).toBe('month');
});

test('one day is no range', () => {
  const onChange = vi.fn();
  const { container } = render(
    <form>
      <DateRangePicker label="Rental" startName="from" endName="to" onChange={onChange} />
    </form>,
  );
  const form = container.querySelector('form')!;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  fireEvent.change(control('from'), { target: { value: '2025-03-14' } });
  expect(onChange).not.toHaveBeenCalled();
  expect(form.checkValidity()).toBe(false);
  fireEvent.change(control('to'), { target: { value: '2025-03-20' } });
  expect(onChange.mock.calls).toEqual([[{ start: '2025-03-14', end: '2025-03-20' }]]);
  expect(form.checkValidity()).toBe(true);
  fireEvent.change(control('to'), { target: { value: '' } });
  expect(onChange.mock.lastCall).toEqual([null]);
  expect(form.checkValidity()).toBe(false);
});

test('a reset brings the first days back', async () => {
  const range = { start: '2025-03-14', end: '2025-03-20' };
  const { container } = render(
    <form>
      <DateRangePicker label="Rental" startName="from" endName="to" defaultValue={range} />
    </form>,
  );
  const form = container.querySelector('form')!;
  const control = () => form.elements.namedItem('from') as HTMLInputElement;
  fireEvent.change(control(), { target: { value: '2025-03-10' } });
  act(() => form.reset());
  await vi.waitFor(() => expect(control().value).toBe('2025-03-14'));
});
