import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { MailIcon } from '../icons/icons.js';
import { looksOf } from '../testing/looks.js';
import { VStack } from '../VStack/VStack.js';
import { Input } from './Input.js';

const meta = preview.meta({
  title: 'Forms/Input',
  component: Input,
  args: { label: 'Name', autoComplete: 'name', onChange: fn() },
});

export const Outline = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('Name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(input).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <VStack gap={6}>
      {(['outline', 'filled', 'flushed', 'unstyled'] as const).map((variant) => (
        <Input key={variant} {...args} variant={variant} label={variant} placeholder="Such as Ada" />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    await expect(new Set(canvas.getAllByRole('textbox').map((input) => looksOf(input.parentElement!))).size).toBe(4);
  },
});

export const VariantsInvalid = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack gap={6}>
      {(['outline', 'filled', 'flushed', 'unstyled'] as const).map((variant) => (
        <Input key={variant} {...args} variant={variant} label={variant} errorMessage="Write your name." />
      ))}
    </VStack>
  ),
});

export const VariantsDisabled = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack gap={6}>
      {(['outline', 'filled', 'flushed', 'unstyled'] as const).map((variant) => (
        <Input key={variant} {...args} variant={variant} label={variant} isDisabled defaultValue="Ada" />
      ))}
    </VStack>
  ),
});

export const Small = meta.story({
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').parentElement!.getBoundingClientRect().height).toBe(40);
  },
});

export const Email = meta.story({
  tags: ['proof'],
  args: { label: 'Email', type: 'email', autoComplete: 'email', isRequired: true, iconBefore: <MailIcon /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('dir', 'ltr');
  },
});

export const Telephone = meta.story({
  tags: ['proof'],
  args: { label: 'Phone', type: 'tel', autoComplete: 'tel', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone (optional)' })).toHaveAttribute('type', 'tel');
  },
});

export const Password = meta.story({
  tags: ['proof'],
  args: { label: 'Password', type: 'password', autoComplete: 'current-password', name: 'password' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <VStack align="start">
        <Input {...args} />
        <Button type="submit">Log in</Button>
      </VStack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(input, 'northlane');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(reveal).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('northlane');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    // The form submits it as a password again.
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
});

/** In a form other than the package's `Form`, the field shows its own error instead of the browser's bubble. */
export const InOwnForm = meta.story({
  tags: ['proof'],
  args: { label: 'Email', type: 'email', autoComplete: 'email', isRequired: true },
  render: (args) => (
    <form>
      <VStack align="start">
        <Input {...args} />
        <Button type="submit">Send</Button>
      </VStack>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(input).toHaveFocus());
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    await expect(input).toHaveAccessibleDescription((input as HTMLInputElement).validationMessage);
    await userEvent.keyboard('ada@example.com');
    await expect(input).toBeValid();
  },
});

export const Invalid = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    isRequired: true,
    description: 'We write to you about this order only.',
    errorMessage: 'Write an address such as name@example.com.',
    defaultValue: 'name@',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'We write to you about this order only. Write an address such as name@example.com.',
    );
  },
});

export const Disabled = meta.story({
  args: { type: 'password', label: 'Password', isDisabled: true, defaultValue: 'northlane' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  tags: ['proof'],
  args: { label: 'Order', isReadOnly: true, defaultValue: '#1042', name: 'order' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '9');
    await expect(input).toHaveValue('#1042');
  },
});

export const WithUnit = meta.story({ args: { label: 'Weight', iconAfter: 'kg', inputMode: 'decimal' } });

/** URLs and numbers run left to right, but are aligned to the right. */
export const RightToLeft = meta.story({
  // On the docs page, it would switch the whole page to right-to-left.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  render: (args) => (
    <VStack gap={6}>
      <Input
        {...args}
        label="البريد الإلكتروني"
        type="email"
        autoComplete="email"
        defaultValue="name@example.com"
        iconBefore={<MailIcon />}
      />
      <Input
        {...args}
        label="كلمة المرور"
        type="password"
        autoComplete="current-password"
        defaultValue="northlane"
        revealLabel="إظهار كلمة المرور"
      />
      <Input {...args} label="الاسم" defaultValue="سارة" />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('البريد الإلكتروني');
    await expect(getComputedStyle(email)).toMatchObject({ direction: 'ltr', textAlign: 'right' });
    const reveal = canvas.getByRole('button').getBoundingClientRect();
    await expect(reveal.right).toBeLessThan(canvas.getByLabelText('كلمة المرور').getBoundingClientRect().right);
  },
});
