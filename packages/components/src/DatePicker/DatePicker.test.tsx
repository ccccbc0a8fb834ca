// @vitest-environment jsdom
import '../testEnvironment.js';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Calendar } from '../Calendar/Calendar.js';
import { I18nProvider } from '../I18nProvider/I18nProvider.js';
import { DatePicker } from './DatePicker.js';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Puts the server's page of an element into the document, changes it as a visitor would, and hydrates it. */
async function hydrate(element: ReactElement, before: (control: HTMLInputElement) => void = () => {}) {
  document.body.innerHTML = `<div id="root">${renderToString(element)}</div>`;
  const container = document.getElementById('root')!;
  const control = container.querySelector('input')!;
  before(control);
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(error) });
  });
  return { control, complaints };
}

const fields = { Calendar, DatePicker };

describe.each(Object.entries(fields))('%s', (_name, Component) => {
  test('the server writes no day of its own clock', () => {
    const html = (now: string) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      return renderToString(<Component label="Day" name="day" minValue="2025-03-03" />);
    };
    expect(html('2025-03-14T23:59:00Z')).toBe(html('2026-12-31T00:01:00Z'));
  });

  test('is the browser’s own input before scripts, and keeps the date from there', async () => {
    const onChange = vi.fn();
    const { control, complaints } = await hydrate(
      <Component label="Day" name="day" minValue="2025-03-03" isRequired onChange={onChange} />,
      (input) => {
        expect([input.type, input.min, input.required, input.name]).toEqual(['date', '2025-03-03', true, 'day']);
        expect(document.getElementById(input.getAttribute('aria-labelledby')!)?.textContent).toContain('Day');
        input.value = '2025-03-14';
      },
    );
    expect(complaints).toEqual([]);
    expect(onChange.mock.calls).toEqual([['2025-03-14']]);
    expect(control.isConnected).toBe(true);
    expect(control.value).toBe('2025-03-14');
    expect(control.getAttribute('aria-hidden')).toBe('true');
  });

  test('takes over the focus of that input', async () => {
    const { control } = await hydrate(<Component label="Day" defaultValue="2025-03-14" />, (input) => input.focus());
    expect(document.activeElement).not.toBe(control);
    expect(document.activeElement?.closest('[role=application], [role=group]')).toBeTruthy();
  });

  test('takes a date from the browser, such as a filled-in birthday', () => {
    const onChange = vi.fn();
    const { container } = render(<Component label="Birthday" autoComplete="bday" onChange={onChange} />);
    const control = container.querySelector<HTMLInputElement>('input[autocomplete=bday]')!;
    fireEvent.change(control, { target: { value: '1985-12-10' } });
    expect(onChange.mock.calls).toEqual([['1985-12-10']]);
    fireEvent.change(control, { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  test('its ref focuses the field, and its handlers hear of it', async () => {
    const [onFocus, onBlur] = [vi.fn(), vi.fn()];
    const control: { current: HTMLInputElement | null } = { current: null };
    render(
      <>
        <Component label="Day" defaultValue="2025-03-14" ref={control} onFocus={onFocus} onBlur={onBlur} />
        <button>Next</button>
      </>,
    );
    act(() => control.current!.focus());
    await waitFor(() => expect(document.activeElement?.getAttribute('tabindex')).toBe('0'));
    expect(onFocus).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onBlur).toHaveBeenCalled();
  });

  test('a text that is no date is none', () => {
    const { container } = render(<Component label="Day" defaultValue="2025-13-45" name="day" />);
    expect(container.querySelector('input')!.value).toBe('');
  });
});

test('a controlled date stays until its owner changes it', async () => {
  function Day() {
    const [day, setDay] = useState<string | null>('2025-03-14');
    return <DatePicker label="Day" value={day} onChange={(next) => next?.endsWith('15') && setDay(next)} />;
  }
  render(<Day />);
  const part = screen.getByRole('spinbutton', { name: 'day' });
  act(() => part.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(part.textContent).toBe('14');
  await userEvent.keyboard('{ArrowUp}');
  expect(part.textContent).toBe('15');
});

test('it is null after all parts were removed', async () => {
  const onChange = vi.fn();
  render(<DatePicker label="Day" defaultValue="2025-03-14" onChange={onChange} />);
  for (const part of screen.getAllByRole('spinbutton')) {
    act(() => part.focus());
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  expect(onChange.mock.lastCall).toEqual([null]);
});

describe('the calendar of the language:', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-03-01'), toFake: ['Date'] }));

  test.each([
    ['fa-IR', 'اسفند'],
    ['th-TH', 'มีนาคม 2568'],
    ['de-DE', 'März 2025'],
  ])('%s', (locale, month) => {
    const onChange = vi.fn();
    const { container } = render(
      <I18nProvider locale={locale}>
        <Calendar label="Day" defaultValue="2025-03-10" onChange={onChange} />
      </I18nProvider>,
    );
    expect(container.textContent).toContain(month);
    fireEvent.click(container.querySelector('[aria-selected]')!.nextElementSibling!.firstElementChild!);
    expect(onChange.mock.calls).toEqual([['2025-03-11']]);
  });
});
