// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Controller, useController, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DatePicker,
  DateRangePicker,
  Input,
  NativeSelect,
  NumberInput,
  OneTimeCode,
  RadioGroup,
  RangeSlider,
  RatingInput,
  registered,
  SearchField,
  Select,
  Slider,
  SwatchGroup,
  Switch,
  TextArea,
  TimeField,
} from '../index.js';
// The list of a `Select` loads after the page, and long after it on a busy machine.
import '../Select/SelectList.js';

afterEach(cleanup);

const items = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

interface Registered {
  name: string;
  message: string;
  size: string;
}

function RegisteredForm({ onSubmit }: { onSubmit: (data: Registered) => void }) {
  const { register, handleSubmit, reset, setValue, formState } = useForm<Registered>({
    defaultValues: { name: 'Ada', message: 'Hello', size: 'm' },
  });
  const { errors, isDirty } = formState;
  return (
    <form onSubmit={(event) => void handleSubmit((data) => onSubmit(data))(event)} noValidate>
      <Input
        label="Name"
        {...registered(register('name', { required: 'Write your name.' }))}
        errorMessage={errors.name?.message}
      />
      <TextArea label="Message" {...registered(register('message'))} />
      <NativeSelect label="Size" items={items} {...registered(register('size'))} />
      <Button type="submit">Send</Button>
      <Button onPress={() => reset()}>Reset</Button>
      <Button onPress={() => setValue('name', 'Grace')}>Fill</Button>
      {isDirty && <p>Changed</p>}
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
/** A list that is closing hides the page until it is gone. */
const press = async (label: string) =>
  userEvent.click(await screen.findByRole('button', { name: label }, { timeout: 5000 }));

test('`register`: fields show defaults, send changes, and show what is missing; the first such field gets the focus', async () => {
  const onSubmit = vi.fn();
  render(<RegisteredForm onSubmit={onSubmit} />);
  expect(name().value).toBe('Ada');
  await userEvent.clear(name());
  await press('Send');
  await screen.findByText('Write your name.');
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name());
  await userEvent.type(name(), 'Lin');
  await userEvent.type(screen.getByLabelText('Message'), '!');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 's');
  await press('Send');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Lin', message: 'Hello!', size: 's' }));
});

test('`register`: fields show the values that the library sets', async () => {
  render(<RegisteredForm onSubmit={() => {}} />);
  await userEvent.type(name(), ' L');
  await screen.findByText('Changed');
  expect(name().value).toBe('Ada L');
  await press('Fill');
  await vi.waitFor(() => expect(name().value).toBe('Grace'));
  await press('Reset');
  await vi.waitFor(() => expect(name().value).toBe('Ada'));
});

function ControlledForm({ onSubmit }: { onSubmit: (data: object) => void }) {
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { name: 'Ada', size: 's', fit: 'm', place: 's', count: 2, kind: 's', kinds: ['s'], gift: false },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
      <Controller control={control} name="name" render={({ field }) => <Input label="Name" {...field} />} />
      <Controller
        control={control}
        name="size"
        render={({ field }) => <NativeSelect label="Size" items={items} {...field} />}
      />
      <Controller
        control={control}
        name="fit"
        render={({ field }) => <Select label="Fit" items={items} {...field} />}
      />
      <Controller
        control={control}
        name="place"
        render={({ field }) => <ComboBox label="Place" items={items} {...field} />}
      />
      <Controller control={control} name="count" render={({ field }) => <NumberInput label="Count" {...field} />} />
      <Controller
        control={control}
        name="kind"
        render={({ field }) => <RadioGroup label="Kind" items={items} {...field} />}
      />
      <Controller
        control={control}
        name="kinds"
        render={({ field }) => <CheckboxGroup label="Kinds" items={items} {...field} />}
      />
      <Controller
        control={control}
        name="gift"
        render={({ field: { value, ...field } }) => <Checkbox label="Gift" {...field} isSelected={value} />}
      />
      <Button type="submit">Send</Button>
      <Button onPress={() => reset()}>Reset</Button>
    </form>
  );
}

test('`Controller`: its field props fit each of our fields', async () => {
  const onSubmit = vi.fn();
  render(<ControlledForm onSubmit={onSubmit} />);
  await userEvent.type(name(), '!');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'm');
  await userEvent.click(screen.getByRole('button', { name: /Fit/ }));
  // The browser's own select also has an option with this name, and shows it until the list is there.
  const list = await screen.findByRole('listbox', { name: /Fit/ });
  await userEvent.click(within(list).getByRole('option', { name: 'Small' }));
  await userEvent.clear(screen.getByRole('combobox', { name: 'Place' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'medium');
  // The field takes the typed text on blur.
  await userEvent.tab();
  await press('Increase Count');
  await userEvent.click(screen.getByRole('radio', { name: 'Medium' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Medium' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gift' }));
  await press('Send');
  const sent = { name: 'Ada!', size: 'm', fit: 's', place: 'm', count: 3, kind: 'm', kinds: ['s', 'm'], gift: true };
  await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual(sent));
  await press('Reset');
  await vi.waitFor(() => expect(name().value).toBe('Ada'));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Place' }).value).toBe('Small');
});

function FormWithoutChoice({ onSubmit }: { onSubmit: (data: object) => void }) {
  const { control, handleSubmit } = useForm<{ fit: string | null; size: string | null }>({
    defaultValues: { fit: null, size: null },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
      <Controller
        control={control}
        name="fit"
        rules={{ required: 'Choose a fit.' }}
        render={({ field, fieldState: { error } }) => (
          <Select label="Fit" items={items} {...field} errorMessage={error?.message} />
        )}
      />
      <Controller
        control={control}
        name="size"
        rules={{ required: 'Choose a size.' }}
        render={({ field, fieldState: { error } }) => (
          <NativeSelect label="Size" items={items} {...field} errorMessage={error?.message} />
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('a `null` shows no choice, so that the first option can be chosen', async () => {
  const onSubmit = vi.fn();
  render(<FormWithoutChoice onSubmit={onSubmit} />);
  const fit = screen.getByRole('button', { name: 'Fit' });
  const size = screen.getByLabelText<HTMLSelectElement>('Size');
  expect(fit.textContent).toBe('');
  expect(size.value).toBe('');
  await press('Send');
  await screen.findByText('Choose a fit.');
  await screen.findByText('Choose a size.');
  expect(document.activeElement).toBe(fit);
  await userEvent.click(fit);
  const list = await screen.findByRole('listbox', { name: /Fit/ });
  await userEvent.click(within(list).getByRole('option', { name: 'Small' }));
  expect(fit.textContent).toBe('Small');
  await userEvent.selectOptions(size, 's');
  await press('Send');
  await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ fit: 's', size: 's' }));
});

function DisabledForm() {
  const { control } = useForm<{ field: string }>({ disabled: true });
  const { field } = useController({ control, name: 'field' });
  const { value: _value, ...rest } = field;
  const swatches = [{ value: 's', label: 'Small', color: 'red' }];
  return (
    <form>
      <Input label="Input" {...rest} />
      <TextArea label="TextArea" {...rest} />
      <SearchField label="SearchField" {...rest} />
      <OneTimeCode label="OneTimeCode" {...rest} />
      <NumberInput label="NumberInput" {...rest} />
      <NativeSelect label="NativeSelect" items={items} {...rest} />
      <Select label="Select" items={items} {...rest} />
      <ComboBox label="ComboBox" items={items} {...rest} />
      <Checkbox label="Checkbox" {...rest} />
      <Switch label="Switch" {...rest} />
      <CheckboxGroup label="CheckboxGroup" items={items} {...rest} />
      <RadioGroup label="RadioGroup" items={items} {...rest} />
      <SwatchGroup label="SwatchGroup" items={swatches} {...rest} />
      <DatePicker label="DatePicker" {...rest} />
      <DateRangePicker label="DateRangePicker" {...rest} />
      <TimeField label="TimeField" {...rest} />
      <Slider label="Slider" {...rest} />
      <RangeSlider label="RangeSlider" {...rest} />
      <RatingInput label="RatingInput" {...rest} />
    </form>
  );
}

test('`useForm({ disabled: true })` disables each of our fields', () => {
  const { container } = render(<DisabledForm />);
  const controls = [
    ...container.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, select, textarea, button'),
    ...container.querySelectorAll<HTMLElement>('[role=spinbutton]'),
  ];
  expect(controls.length).toBeGreaterThan(20);
  const enabled = controls.filter((control) => !control.matches(':disabled, [aria-disabled=true]'));
  expect(enabled.map(({ outerHTML }) => outerHTML)).toEqual([]);
  // It is no attribute of an element around the control.
  expect([...container.querySelectorAll('div[disabled], label[disabled]')]).toEqual([]);
});

function EmptyForm() {
  const { control } = useForm<{ field: null }>({ defaultValues: { field: null } });
  const { field } = useController({ control, name: 'field' });
  return (
    <>
      <Input label="Input" {...field} />
      <TextArea label="TextArea" {...field} isCounted maxLength={80} />
      <SearchField label="SearchField" {...field} />
      <OneTimeCode label="OneTimeCode" {...field} />
      <NumberInput label="NumberInput" {...field} allowsEmpty />
      <CheckboxGroup label="CheckboxGroup" items={items} {...field} />
    </>
  );
}

test('`null` is an empty field, which stays controlled', async () => {
  const told = vi.spyOn(console, 'error');
  render(<EmptyForm />);
  for (const name of ['Input', 'TextArea', 'OneTimeCode'])
    expect(screen.getByRole('textbox', { name }), name).toHaveProperty('value', '');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  await userEvent.type(screen.getByRole('textbox', { name: 'Input' }), 'Ada');
  expect(screen.getByRole('textbox', { name: 'Input' })).toHaveProperty('value', 'Ada');
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
