import preview from '@vitrine/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { Input } from '../Input/Input.js';
import { NumberInput } from '../NumberInput/NumberInput.js';
import { RadioGroup } from '../RadioGroup/RadioGroup.js';
import { Select } from '../Select/Select.js';
import { SwatchGroup } from '../SwatchGroup/SwatchGroup.js';
import { Form } from './Form.js';
import type { FormError } from './validation.js';

const docs = `
It checks what the fields ask for (\`isRequired\`, \`type="email"\`, \`minLength\`, \`pattern\`) and what \`validate\` returns, and shows what the
server sends back as \`errors\`.

| Key | Does |
| --- | --- |
| Enter in a field | sends the form |
| Enter on a line of the summary | goes to that field |

When a form can't be sent, the focus goes to the summary: a screen reader hears 'There are 2 problems', then each of them. On a
field it hears 'invalid' and the error. Changing a field takes its error away; the summary stays until the form is sent
again, since a page that jumps while one writes is worse than a line too many.

**Do** give every field a \`name\`. **Do** name the field in each error. **Don't** disable the button until all is filled in: nobody is told what is missing.
`;

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  args: { children: null, onSubmit: fn() },
  parameters: { docs: { description: { component: docs } } },
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

/** Every kind of field takes part. */
export const AllFields = meta.story({
  render: (args) => (
    <Form {...args}>
      <Select
        label="Country"
        name="country"
        placeholder="Choose country"
        items={[{ value: 'us', text: 'US' }]}
        isRequired
      />
      <SwatchGroup label="Size" name="size" items={[{ value: 's', text: 'S' }]} isRequired />
      <RadioGroup label="Delivery" name="delivery" items={[{ value: 'pickup', text: 'Pick it up' }]} isRequired />
      <NumberInput label="Quantity" name="quantity" />
      <Checkbox label="I accept the terms" name="terms" isRequired />
      <Button type="submit">Order</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'Order' });
    await userEvent.click(send);
    const summary = canvas.getByRole('group', { name: 'There are 4 problems' });
    await expect(summary).toHaveAccessibleDescription(
      'Country is required Size is required Delivery is required Please tick “I accept the terms”',
    );
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: 'Delivery is required' }));
    await expect(canvas.getByRole('radio', { name: 'Pick it up' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeValid();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'US');
    await userEvent.click(canvas.getByText('S'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(send);
    const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(data)).toEqual({
      country: 'us',
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
      <Input label="Password" name="password" type="password" isRequired />
      <Input label="Confirm password" name="confirmPassword" type="password" isRequired />
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

/** While it is on its way, fields are disabled and the button keeps the focus; then the server's answer takes it. */
export const ServerErrors = meta.story({
  render: function ServerErrors(args) {
    const [isSubmitting, setSubmitting] = useState(false);
    const [errors, setErrors] = useState<FormError[]>([]);
    return (
      <>
        <Form {...args} errors={errors} isSubmitting={isSubmitting} onSubmit={() => setSubmitting(true)}>
          <Input label="Email" name="email" type="email" isRequired defaultValue="ada@example.com" />
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Submitting...');
    await userEvent.click(answer);
    const summary = canvas.getByRole('group', { name: 'There are 2 problems' });
    await expect(summary).toHaveFocus();
    await expect(email).toBeEnabled();
    await expect(email).toHaveAccessibleDescription('Email has already been taken');
    // About the form as a whole: there is nowhere to go.
    await expect(canvas.queryByRole('link', { name: 'Input value is invalid.' })).not.toBeInTheDocument();
    // The same answer again takes the focus again.
    await userEvent.click(send);
    await userEvent.click(answer);
    await expect(summary).toHaveFocus();
    await userEvent.type(email, 'x');
    await expect(email).toBeValid();
  },
});

export const OwnTitle = meta.story({
  // Its summary takes the focus, also from a docs page.
  tags: ['!autodocs'],
  args: { errors: [{ message: 'Unidentified customer' }], errorTitle: 'We could not log you in', errorTitleLevel: 3 },
  render: (args) => (
    <Form {...args}>
      <Input label="Email" name="email" type="email" />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'We could not log you in' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
});

export const RightToLeft = meta.story({
  // It would turn the whole docs page around.
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  args: { errors: [{ name: 'email', message: 'البريد الإلكتروني مطلوب' }], errorTitle: 'هناك مشكلة' },
  render: (args) => (
    <Form {...args}>
      <Input label="البريد الإلكتروني" name="email" type="email" />
    </Form>
  ),
});
