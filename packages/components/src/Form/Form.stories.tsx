import preview from '@vitrine/story-kit/preview';
import { useActionState, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.js';
import { ComboBox } from '../ComboBox/ComboBox.js';
import { Input } from '../Input/Input.js';
import { NumberInput } from '../NumberInput/NumberInput.js';
import { RadioGroup } from '../RadioGroup/RadioGroup.js';
import { NativeSelect } from '../NativeSelect/NativeSelect.js';
import { Select } from '../Select/Select.js';
import { SwatchGroup } from '../SwatchGroup/SwatchGroup.js';
import { Switch } from '../Switch/Switch.js';
import { TextArea } from '../TextArea/TextArea.js';
import { withScreenReader } from '../testing/screenReader.js';
import { Form } from './Form.js';
import type { FormError } from './validation.js';

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  args: { children: null, onSubmit: fn() },
});

export const Register = meta.story({
  render: (args) => (
    <Form {...args}>
      <Input label="First name" name="firstName" isOptional autoComplete="given-name" />
      <Input label="Email" name="email" type="email" isRequired autoComplete="email" />
      <Input label="Password" name="password" type="password" isRequired minLength={6} autoComplete="new-password" />
      <Button type="submit">Register</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.type(email, 'ada{Enter}');
    const summary = canvas.getByRole('group', { name: 'There are 2 problems' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAccessibleDescription(
      'Email: write an address such as name@example.com Password is required',
    );
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Email: write an address such as name@example.com');
    await expect(canvas.getByRole('textbox', { name: 'First name (optional)' })).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.type(email, '@example.com');
    await expect(email).toBeValid();
    await expect(summary).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Password is required' }));
    const password = canvas.getByLabelText(/Password/, { selector: 'input' });
    await expect(password).toHaveFocus();
    await userEvent.keyboard('north{Enter}');
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Password needs at least 6 characters');
    await userEvent.type(password, 'lane');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(data)).toEqual({ firstName: '', email: 'ada@example.com', password: 'northlane' });
  },
});

/** A form with every kind of field. */
export const AllFields = meta.story({
  render: (args) => (
    <Form {...args}>
      <NativeSelect
        label="Country"
        name="country"
        autoComplete="country"
        placeholder="Choose country"
        items={[{ value: 'us', label: 'US' }]}
        isRequired
      />
      <Select
        label="Wheels"
        name="wheels"
        placeholder="Select wheels"
        items={[{ value: '28', label: '28 inches' }]}
        isRequired
      />
      <SwatchGroup label="Size" name="size" items={[{ value: 's', label: 'S' }]} isRequired />
      <RadioGroup label="Delivery" name="delivery" items={[{ value: 'pickup', label: 'Pick it up' }]} isRequired />
      <NumberInput label="Quantity" name="quantity" />
      <Checkbox label="I accept the terms" name="terms" isRequired />
      <Button type="submit">Order</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Order' });
    await userEvent.click(send);
    const summary = canvas.getByRole('group', { name: 'There are 5 problems' });
    await expect(summary).toHaveAccessibleDescription(
      'Country is required Wheels is required Size is required Delivery is required Please tick “I accept the terms”',
    );
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Delivery is required' }));
    await expect(canvas.getByRole('radio', { name: 'Pick it up' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeValid();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'US');
    const wheels = canvas.getByRole('button', { name: 'Select wheels Wheels (required)' });
    await expect(wheels).toHaveAccessibleDescription('Wheels is required');
    await userEvent.click(canvas.getByRole('link', { name: 'Wheels is required' }));
    await expect(wheels).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(wheels).toHaveTextContent('28 inches');
    await expect(wheels).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByText('S'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(send);
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(data)).toEqual({
      country: 'us',
      wheels: '28',
      size: 's',
      delivery: 'pickup',
      quantity: '1',
      terms: 'on',
    });
  },
});

export const OwnCheck = meta.story({
  render: (args) => (
    <Form
      {...args}
      validate={(data) =>
        data.get('password') === data.get('confirmPassword')
          ? []
          : [{ name: 'confirmPassword', message: "Passwords don't match" }]
      }
    >
      <Input label="Password" name="password" type="password" isRequired autoComplete="new-password" />
      <Input label="Confirm password" name="confirmPassword" type="password" isRequired autoComplete="new-password" />
      <Button type="submit">Change password</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'northlane');
    const confirm = canvas.getByLabelText(/Confirm password/, { selector: 'input' });
    await userEvent.type(confirm, 'southlane{Enter}');
    await expect(canvas.getByRole('link', { name: "Passwords don't match" })).toBeVisible();
    await expect(confirm).toHaveAccessibleDescription("Passwords don't match");
    await userEvent.clear(confirm);
    await userEvent.type(confirm, 'northlane{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** During the request, the fields are disabled and the button keeps the focus. Then the summary of the server's errors takes it. */
export const ServerErrors = meta.story({
  tags: ['proof'],
  render: function ServerErrors(args) {
    const [isSubmitting, setSubmitting] = useState(false);
    const [errors, setErrors] = useState<FormError[]>([]);
    return (
      <>
        <Form {...args} errors={errors} isSubmitting={isSubmitting} onSubmit={() => setSubmitting(true)}>
          <Input
            label="Email"
            name="email"
            type="email"
            isRequired
            autoComplete="email"
            defaultValue="ada@example.com"
          />
          <Button type="submit" isLoading={isSubmitting} loadingLabel="Submitting...">
            Send
          </Button>
        </Form>
        <Button
          variant="link"
          onPress={() => {
            setSubmitting(false);
            setErrors([
              { name: 'email', message: 'Email has already been taken' },
              { message: 'Input value is invalid.' },
            ]);
          }}
        >
          Answer
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const send = canvas.getByRole('button', { name: 'Send' });
    const answer = canvas.getByRole('button', { name: 'Answer' });
    await userEvent.click(send);
    await expect(email).toBeDisabled();
    await expect(send).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Submitting...'));
    await userEvent.click(answer);
    const summary = canvas.getByRole('group', { name: 'There are 2 problems' });
    await expect(summary).toHaveFocus();
    await expect(email).toBeEnabled();
    await expect(email).toHaveAccessibleDescription('Email has already been taken');
    // An error of the whole form has no field to link to.
    await expect(canvas.queryByRole('link', { name: 'Input value is invalid.' })).not.toBeInTheDocument();
    // The same errors again take the focus again.
    await userEvent.click(send);
    await userEvent.click(answer);
    await expect(summary).toHaveFocus();
    await userEvent.type(email, 'x');
    await expect(email).toBeValid();
    // Sent from a field, which loses the focus while it is disabled.
    await userEvent.type(email, '{Enter}');
    await expect(email).toBeDisabled();
    await expect(send).toHaveFocus();
    // The button is announced with its new name, so the status does not repeat it.
    await expect(send).toHaveAccessibleName('Submitting...');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const OwnTitle = meta.story({
  // Its summary would take the focus from a docs page, too.
  tags: ['proof'],
  args: { errors: [{ message: 'Unidentified customer' }], errorTitle: 'We could not log you in', headingLevel: 3 },
  render: (args) => (
    <Form {...args}>
      <Input label="Email" name="email" type="email" autoComplete="email" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'We could not log you in' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
});

/** An error that concerns one of several fields marks all of them until each is changed. */
export const RefusedAsAWhole = meta.story({
  tags: ['proof'],
  args: {
    errors: [
      { message: 'This cannot be delivered', fields: ['city', 'zip'] },
      { name: 'zip', message: 'Write five digits' },
    ],
  },
  render: (args) => (
    <Form {...args}>
      <Input label="City" name="city" autoComplete="address-level2" defaultValue="Nowhere" />
      <Input label="Zip" name="zip" autoComplete="postal-code" defaultValue="0" />
      <Input label="Note" name="note" />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const [city, zip, note] = ['City', 'Zip', 'Note'].map((name) => canvas.getByRole('textbox', { name }));
    await waitFor(() => expect(city).toBeInvalid());
    await expect(city).toHaveAccessibleDescription('This cannot be delivered');
    await expect(zip).toHaveAccessibleDescription('Write five digits');
    await expect(note).toBeValid();
    await userEvent.type(city!, '!');
    await expect(city).toBeValid();
    await expect(city).not.toHaveAccessibleDescription();
    await expect(zip).toBeInvalid();
  },
});

export const RightToLeft = meta.story({
  // It would mirror the whole docs page.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { errors: [{ name: 'email', message: 'البريد الإلكتروني مطلوب' }], errorTitle: 'هناك مشكلة' },
  render: (args) => (
    <Form {...args}>
      <Input label="البريد الإلكتروني" name="email" type="email" autoComplete="email" />
    </Form>
  ),
});

const countries = [
  { value: 'us', label: 'United States' },
  { value: 'de', label: 'Germany' },
];
const ways = [
  { value: 'post', label: 'By post' },
  { value: 'pickup', label: 'Pick it up' },
];
const sizes = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
];

const filledIn = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);

/** Reset restores the default of each kind of field and removes its error. */
export const Reset = meta.story({
  tags: ['proof'],
  args: { onReset: fn() },
  render: (args) => (
    <Form {...args}>
      <Input label="Email" name="email" type="email" autoComplete="email" defaultValue="ada@example.com" />
      <TextArea label="Message" name="message" defaultValue="Hello" isCounted maxLength={30} />
      <Select label="From" name="from" items={countries} defaultValue="us" />
      <ComboBox label="To" name="to" items={countries} defaultValue="us" />
      <RadioGroup label="Delivery" name="delivery" items={ways} defaultValue="post" />
      <SwatchGroup label="Size" name="size" items={sizes} defaultValue="s" />
      <NumberInput label="Quantity" name="quantity" defaultValue={2} />
      <Checkbox label="Wrap it" name="wrap" defaultSelected />
      <CheckboxGroup label="Ring me" name="ring" items={ways} defaultValue={['post']} />
      <Switch label="Express" name="express" />
      <Button type="submit">Send</Button>
      <Button type="reset" variant="secondary">
        Start over
      </Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const form = canvasElement.querySelector('form')!;
    const before = filledIn(form);
    await expect(before).toHaveLength(9);
    const to = canvas.getByRole('combobox', { name: 'To' });
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '@');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), ' all');
    const from = canvas.getByRole('button', { name: 'United States From' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveTextContent('Germany');
    to.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(to).toHaveValue('Germany');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pick it up' }));
    await userEvent.click(canvas.getByText('M'));
    await userEvent.type(quantity, '{ArrowUp}');
    for (const name of ['Wrap it', 'By post', 'Pick it up']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await userEvent.click(canvas.getByRole('switch'));
    const after = filledIn(form);
    for (const value of after) await expect(before).not.toContain(value);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(filledIn(form)).toEqual(before));
    await expect(to).toHaveValue('United States');
    await expect(from).toHaveTextContent('United States');
    await expect(quantity).toHaveValue('2');
    await expect(canvas.getByText('5 of 30 characters')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'By post' })).toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
    await expect(args.onReset).toHaveBeenCalledTimes(1);
  },
});

/** A controlled field keeps its value, even if the browser restores another one. */
export const ResetControlled = meta.story({
  tags: ['proof'],
  render: function ResetControlled(args) {
    const [country, setCountry] = useState<string | null>('us');
    const [quantity, setQuantity] = useState(1);
    return (
      <Form {...args}>
        <Select label="From" name="from" items={countries} value={country} onChange={setCountry} />
        <ComboBox label="To" name="to" items={countries} value={country} onChange={setCountry} />
        <NumberInput label="Quantity" name="quantity" value={quantity} onChange={setQuantity} />
        <Button type="reset">Start over</Button>
      </Form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    canvas.getByRole('button', { name: 'United States From' }).focus();
    await userEvent.keyboard('g');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '{ArrowUp}');
    const changed = ['from=de', 'to=de', 'quantity=2'];
    await expect(filledIn(form)).toEqual(changed);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(filledIn(form)).toEqual(changed));
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveValue('Germany');
  },
});

/** On reset, a controlled field calls `onChange` with its initial value. */
export const ResetAsks = meta.story({
  tags: ['proof'],
  render: function ResetAsks(args) {
    const [name, setName] = useState('Ada');
    const [way, setWay] = useState('post');
    const [isWrapped, setWrapped] = useState(false);
    const [kinds, setKinds] = useState<readonly string[]>(['post']);
    return (
      <Form {...args}>
        <Input label="Name" name="name" autoComplete="name" value={name} onChange={setName} />
        <RadioGroup label="Delivery" name="delivery" items={ways} value={way} onChange={setWay} />
        <Checkbox label="Wrap it" name="wrap" isSelected={isWrapped} onChange={setWrapped} />
        <Switch label="Wrapped" name="wrapped" isSelected={isWrapped} onChange={setWrapped} />
        <CheckboxGroup label="Ring me" name="ring" items={ways} value={kinds} onChange={setKinds} />
        <Button type="reset">Start over</Button>
      </Form>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    const before = filledIn(form);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' L');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pick it up' }));
    for (const name of ['Wrap it', 'By post', 'Pick it up'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(filledIn(form)).toEqual(['name=Ada L', 'delivery=pickup', 'wrap=on', 'wrapped=on', 'ring=pickup']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(filledIn(form)).toEqual(before));
    await expect(canvas.getByRole('checkbox', { name: 'By post' })).toBeChecked();
  },
});

/** It can be saved incomplete: screen readers announce which fields are required, and nothing stops the form. */
export const OnlyMarked = meta.story({
  args: { validationBehavior: 'aria' },
  render: (args) => (
    <Form {...args}>
      <Input label="Email" name="email" type="email" isRequired autoComplete="email" />
      <RadioGroup label="Delivery" name="delivery" items={ways} isRequired />
      <CheckboxGroup label="Ring me" name="ring" items={ways} isRequired />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('aria-required', 'true');
    await expect(email).not.toHaveAttribute('required');
    await userEvent.type(email, 'ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).not.toBeInTheDocument();
  },
});

/** An error of the server does not stop the form: the next try may succeed. */
export const SameAgain = meta.story({
  args: { errors: [{ name: 'quantity', message: 'Only 2 left' }] },
  tags: ['proof'],
  render: (args) => (
    <Form {...args}>
      <Input label="Quantity" name="quantity" defaultValue="3" />
      <CheckboxGroup label="Ring me" items={ways} defaultValue={['post']} errorMessage="Nobody is in" />
      <Button type="submit">Order</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const quantity = canvas.getByRole('textbox');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('Only 2 left'));
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(quantity, '{Backspace}2');
    await expect(quantity).toBeValid();
    // A mended error does not come back on blur.
    await userEvent.tab();
    await expect(quantity).toBeValid();
  },
});

/** A React action that returns an error: the fields keep their values, and the form shows the error. */
export const ReactAction = meta.story({
  tags: ['proof'],
  args: { onSubmit: undefined },
  render: function ReactAction(args) {
    const [errors, send] = useActionState(
      (_: readonly FormError[], data: FormData) =>
        Promise.resolve([{ name: 'email', message: `${String(data.get('email'))} has already been taken` }]),
      [],
    );
    return (
      <Form {...args} action={send} errors={errors}>
        <Input label="Email" name="email" type="email" autoComplete="email" />
        <NumberInput label="Quantity" name="quantity" />
        <Button type="submit">Send</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.type(quantity, '{ArrowUp}');
    await userEvent.type(email, 'ada@example.com{Enter}');
    await expect(await canvas.findByRole('link', { name: 'ada@example.com has already been taken' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(email).toHaveValue('ada@example.com');
    await expect(email).toBeEnabled();
    await expect(quantity).toHaveValue('2');
    await userEvent.type(email, '{Backspace}');
    await expect(email).toBeValid();
    // The same error from the same form takes the focus again.
    await userEvent.type(email, 'm{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(email).toBeInvalid();
  },
});

/** A choice from a list and a step of a number are changes, too, and remove the error. */
export const Mended = meta.story({
  args: {
    errors: [
      { name: 'to', message: 'We do not ship there' },
      { name: 'quantity', message: 'Only 2 left' },
    ],
  },
  tags: ['proof'],
  render: (args) => (
    <Form {...args}>
      <ComboBox label="To" name="to" items={countries} defaultValue="us" />
      <NumberInput label="Quantity" name="quantity" defaultValue={3} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByRole('combobox', { name: 'To' });
    const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('link', { name: 'We do not ship there' }));
    await expect(to).toHaveFocus();
    await expect(to).toBeInvalid();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(to).toHaveValue('Germany');
    await expect(to).toBeValid();
    await expect(quantity).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Only 2 left' }));
    await expect(quantity).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(quantity).toBeValid();
  },
});

// The last story: the screen reader has its own way of typing, after which React misses the typing of other stories on this page.
export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The page already has these words.
  tags: ['proof', 'screen-reader'],
  render: (args) => (
    <Form {...args}>
      <Input label="Email" name="email" type="email" isRequired autoComplete="email" />
      <NativeSelect
        label="Country"
        name="country"
        autoComplete="country"
        placeholder="Choose country"
        items={[{ value: 'US', label: 'US' }]}
        isRequired
      />
      <Button type="submit">Register</Button>
    </Form>
  ),
  play: ({ canvas, canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads, act, press, type }) => {
      await hears('Email');
      await reads('textbox, Email, not invalid, required');
      canvas.getByRole('button', { name: 'Register' }).focus();
      await hears('button, Register');
      await act();
      await hears('group, There are 2 problems, Email is required Country is required');
      await reads(
        'heading, There are 2 problems, level 2',
        'list',
        'listitem, level 1, position 1, set size 2',
        'link, Email is required',
      );
      await press('Enter');
      await hears('textbox, Email, Email is required, invalid, required');
      await type('ada@example.com');
      await hears('textbox, Email, ada@example.com, not invalid, required');
      await reads(
        'Country',
        'combobox, Country, Country is required, has popup listbox, not expanded, invalid, required',
      );
    }),
});
