// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, Form, NumberInput, type NumberInputProps } from '../index.js';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Replaces the text and leaves the field. */
async function enter(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
}

const Weight = (props: NumberInputProps<true>) => <NumberInput label="Weight" allowsEmpty {...props} />;

test('a quantity is 1 to 100 and never empty', async () => {
  const onChange = vi.fn<(value: number) => void>();
  render(<NumberInput label="Weight" onChange={onChange} />);
  expect(field().value).toBe('1');
  await enter('1000');
  expect(field().value).toBe('100');
  await enter('0');
  expect(field().value).toBe('1');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().value).toBe('1');
  expect(onChange.mock.calls).toEqual([[100], [1]]);
});

test('a field that may be empty begins empty, takes every number and can be emptied', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<Weight onChange={onChange} />);
  expect(field().value).toBe('');
  await enter('2500.75');
  expect(field().value).toBe('2,500.75');
  await enter('-3');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().value).toBe('');
  expect(onChange.mock.calls).toEqual([[2500.75], [-3], [null]]);
  // Leaving an empty field changes nothing.
  await userEvent.click(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('its buttons begin at 0 or at the nearest bound, and add 1', async () => {
  const onChange = vi.fn();
  const { unmount } = render(<Weight onChange={onChange} />);
  await press('Increase Weight');
  await press('Decrease Weight');
  await enter('0.3');
  await press('Increase Weight');
  await userEvent.click(field());
  // It has no bounds to go to.
  await userEvent.keyboard('{Home}{End}{PageDown}');
  expect(onChange.mock.calls).toEqual([[0], [-1], [0.3], [1.3], [-8.7]]);
  unmount();
  onChange.mockClear();
  render(<Weight onChange={onChange} minValue={5} maxValue={7} />);
  await press('Increase Weight');
  await enter('5.5');
  await enter('12');
  await userEvent.keyboard('{Home}{End}');
  expect(onChange.mock.calls).toEqual([[5], [5.5], [7], [5], [7]]);
});

test('steps without a minimum count from 0', async () => {
  const onChange = vi.fn();
  render(<Weight onChange={onChange} step={0.5} />);
  await enter('-1.3');
  await press('Increase Weight');
  expect(onChange.mock.calls).toEqual([[-1.5], [-1]]);
});

test('the caller may empty a controlled field, and refuse an empty one', async () => {
  function Controlled() {
    const [value, setValue] = useState<number | null>(4);
    return (
      <>
        <Weight value={value} onChange={(next) => setValue(next ?? value)} />
        <Button onPress={() => setValue(null)}>Empty</Button>
      </>
    );
  }
  render(<Controlled />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().value).toBe('4');
  await press('Empty');
  expect(field().value).toBe('');
});

test('a required field stops a form while it is empty, and a form gets the plain number', async () => {
  const onSubmit = vi.fn();
  const entry = () => new FormData(document.querySelector('form')!).get('weight');
  render(
    <Form onSubmit={(data) => onSubmit(data.get('weight'))}>
      <Weight name="weight" isRequired formatOptions={{ style: 'unit', unit: 'kilogram' }} />
      <Button type="submit">Send</Button>
      <Button type="reset">Reset</Button>
    </Form>,
  );
  expect(field().required).toBe(true);
  expect(entry()).toBe('');
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await enter('1200');
  expect(field().value).toBe('1,200 kg');
  await press('Send');
  expect(onSubmit.mock.calls.at(-1)).toEqual(['1200']);
  await press('Reset');
  await vi.waitFor(() => expect(field().value).toBe(''));
});

test.each<[Intl.NumberFormatOptions, string, number, string]>([
  [{ style: 'currency', currency: 'EUR' }, '12.5', 12.5, '€12.50'],
  [{ style: 'percent' }, '25', 0.25, '25%'],
  [{ minimumFractionDigits: 2 }, '3', 3, '3.00'],
])('%j shows %s as a number of that kind', async (formatOptions, typed, value, shown) => {
  const onChange = vi.fn();
  render(<Weight formatOptions={formatOptions} onChange={onChange} />);
  await enter(typed);
  expect(onChange.mock.calls).toEqual([[value]]);
  expect(field().value).toBe(shown);
});

test('a percentage is between nothing and the whole', async () => {
  render(<NumberInput label="Weight" formatOptions={{ style: 'percent' }} defaultValue={0.2} />);
  await enter('30');
  expect(field().value).toBe('30%');
  await enter('130');
  expect(field().value).toBe('100%');
});

test('a percentage moves by one percent', async () => {
  const onChange = vi.fn();
  render(<Weight formatOptions={{ style: 'percent' }} defaultValue={0.28} onChange={onChange} />);
  await press('Increase Weight');
  expect(onChange).toHaveBeenCalledWith(0.29);
  expect(field().value).toBe('29%');
});
