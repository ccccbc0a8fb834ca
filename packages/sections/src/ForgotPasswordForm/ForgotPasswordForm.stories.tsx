import { withPage } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';

const meta = preview.meta({
  title: 'Sections/Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
});

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await expect(canvas.getByText('Enter your email and we will send you a password reset link.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('link', { name: 'Go back to login' })).toHaveAttribute('href', '/account/login');
  },
});

export const Filled = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'robin@example.com');
    await expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
  },
});

export const Submitting = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.recover' }, fault: 'delay=60000' }] } },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'robin@example.com{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(email).toBeDisabled();
  },
});

export const Success = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'robin@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Check your inbox!' })).toHaveFocus());
    await expect(
      canvas.getByText("We've just sent you an email - follow the reset instructions to change your password."),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const NotAnEmail = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'robin{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(email).toBeInvalid();
  },
});

export const ThrownException = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.recover' }, fault: 'status=500' }] } },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'robin@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(
      'The shop has a problem on its side. Please try again in a moment.',
    );
    await expect(email).toHaveValue('robin@example.com');
  },
});
