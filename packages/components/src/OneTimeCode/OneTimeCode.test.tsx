// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { OneTimeCode } from './OneTimeCode.js';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('the server writes a field that a form sends and the browser checks', () => {
  const html = renderToString(<OneTimeCode label="Code" name="code" length={4} isRequired />);
  for (const part of [
    'name="code"',
    'maxLength="4"',
    'pattern="[0-9]{4}"',
    'required=""',
    'autoComplete="one-time-code"',
  ])
    expect(html).toContain(part);
});

test('a controlled code stays what its owner says', async () => {
  const completed = vi.fn();
  function Even() {
    const [code, setCode] = useState('');
    return (
      <OneTimeCode
        label="Code"
        value={code}
        onChange={(next) => setCode(next.replaceAll(/[13579]/g, ''))}
        onComplete={completed}
        length={3}
      />
    );
  }
  render(<Even />);
  await userEvent.type(field(), '2345');
  expect(field().value).toBe('24');
  expect(completed).not.toHaveBeenCalled();
  await userEvent.type(field(), '6');
  expect(completed.mock.calls).toEqual([['246']]);
});

test('a code that the phone or a password manager fills in is complete', () => {
  const [changed, completed] = [vi.fn(), vi.fn()];
  render(<OneTimeCode label="Code" onChange={changed} onComplete={completed} />);
  fireEvent.change(field(), { target: { value: '123-456' } });
  expect(field().value).toBe('123456');
  expect(changed.mock.calls).toEqual([['123456']]);
  expect(completed.mock.calls).toEqual([['123456']]);
});

test('an input method keeps its characters until it is done', () => {
  const changed = vi.fn();
  render(<OneTimeCode label="Code" onChange={changed} />);
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '１２' }, isComposing: true });
  expect(field().value).toBe('１２');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('12');
  expect(changed).toHaveBeenLastCalledWith('12');
});

test('an incomplete code stops a form, an empty one only if it is required', async () => {
  const { container } = render(
    <form>
      <OneTimeCode label="Code" name="code" />
    </form>,
  );
  const form = container.querySelector('form')!;
  expect(form.checkValidity()).toBe(true);
  await userEvent.type(field(), '123');
  expect(form.checkValidity()).toBe(false);
  expect(field().validationMessage).toBe('Code needs at least 6 characters');
  await userEvent.type(field(), '456');
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).get('code')).toBe('123456');
});
