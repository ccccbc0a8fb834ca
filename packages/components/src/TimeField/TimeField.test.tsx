// @vitest-environment jsdom
import '../testEnvironment.js';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../I18nProvider/I18nProvider.js';
import { TimeField } from './TimeField.js';

afterEach(cleanup);

test('the server writes the browser’s own input', () => {
  const html = renderToString(<TimeField label="Time" name="time" defaultValue="14:30" minValue="08:00" />);
  expect(html).toContain('type="time"');
  for (const part of ['name="time"', 'value="14:30"', 'min="08:00"']) expect(html).toContain(part);
  expect(html).not.toContain('role="spinbutton"');
});

test.each([
  ['en-US', '2:30 PM'],
  ['de-DE', '14:30'],
  ['ar-EG', '٢:٣٠ م'],
])('it writes times as the language does: %s', (locale, text) => {
  const { container } = render(
    <I18nProvider locale={locale}>
      <TimeField label="Time" defaultValue="14:30" />
    </I18nProvider>,
  );
  const written = container.querySelector('[role=group]')!.textContent!.replaceAll(/[\u2066\u2069\u200f]/g, '');
  expect(written.replaceAll(/\s/g, ' ')).toBe(text);
});

test('an incomplete time stops a form, and a text that is no time is none', async () => {
  const { container } = render(
    <form>
      <TimeField label="Time" name="time" hourCycle={24} defaultValue="25:99" />
    </form>,
  );
  const form = container.querySelector('form')!;
  expect(new FormData(form).get('time')).toBe('');
  expect(form.checkValidity()).toBe(true);
  act(() => screen.getByRole('spinbutton', { name: 'hour' }).focus());
  await userEvent.keyboard('7');
  expect(form.checkValidity()).toBe(false);
  // The check moved the focus to the first part.
  await userEvent.keyboard('745');
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('time')).toBe('07:45');
});

test('takes a time from the browser', () => {
  const onChange = vi.fn();
  const { container } = render(<TimeField label="Time" onChange={onChange} />);
  fireEvent.change(container.querySelector('input')!, { target: { value: '09:15' } });
  expect(onChange.mock.calls).toEqual([['09:15']]);
});
