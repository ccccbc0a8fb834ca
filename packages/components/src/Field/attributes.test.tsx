// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  Button,
  Checkbox,
  ComboBox,
  IconButton,
  Input,
  NativeSelect,
  NumberInput,
  SearchField,
  Select,
  Switch,
  TextArea,
} from '../index.js';

afterEach(cleanup);

const [onFocus, onBlur] = [vi.fn(), vi.fn()];
const focus = { autoFocus: true, title: 'A tip', onFocus, onBlur };
const items = [{ value: 's', label: 'Small' }];

const fields: Record<string, ReactElement> = {
  Button: <Button {...focus}>Control</Button>,
  Checkbox: <Checkbox label="Control" {...focus} />,
  ComboBox: <ComboBox label="Control" items={items} {...focus} />,
  IconButton: <IconButton aria-label="Control" icon={<svg />} {...focus} />,
  Input: <Input label="Control" {...focus} />,
  NativeSelect: <NativeSelect label="Control" items={items} {...focus} />,
  NumberInput: <NumberInput label="Control" {...focus} />,
  SearchField: <SearchField label="Control" {...focus} />,
  Select: <Select label="Control" items={items} {...focus} />,
  Switch: <Switch label="Control" {...focus} />,
  TextArea: <TextArea label="Control" {...focus} />,
};

describe.each(Object.entries(fields))('%s', (_name, field) => {
  test('takes the focus at first, and calls the handlers of focus and blur', async () => {
    vi.clearAllMocks();
    const { container } = render(
      <>
        {field}
        <Button>Next</Button>
      </>,
    );
    const control = document.activeElement!;
    expect(control.matches('button, input, select, textarea')).toBe(true);
    expect(container.querySelector('[title="A tip"]')?.contains(control)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onBlur).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    expect(onFocus).toHaveBeenCalled();
  });
});

test.each([
  ['number', '12.5', { min: 0, max: 20, step: 0.5 }],
  ['date', '2026-05-01', { min: '2026-01-01', max: '2026-12-31' }],
  ['time', '12:30', { step: 60 }],
] as const)('Input passes on a %s', async (type, value, bounds) => {
  const onChange = vi.fn();
  render(<Input label="Control" type={type} onChange={onChange} {...bounds} />);
  const control = screen.getByLabelText<HTMLInputElement>('Control');
  expect(control.type).toBe(type);
  for (const [name, bound] of Object.entries(bounds)) expect(control.getAttribute(name)).toBe(String(bound));
  await userEvent.type(control, value);
  expect(onChange).toHaveBeenLastCalledWith(value);
});
