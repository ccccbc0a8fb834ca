import { withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor, type within } from 'storybook/test';
import { RegisterForm } from './RegisterForm.js';

const meta = preview.meta({
  title: 'Sections/Account/RegisterForm',
  component: RegisterForm,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;
type User = {
  type: (element: Element, text: string) => Promise<void>;
  selectOptions: (element: Element, value: string) => Promise<void>;
};

const texts = { 'First name': 'Kim', 'Last name': 'Lund', City: 'Portland', Zip: '97201', Address: '12 Alder St' };

/** Fills in all fields that the form has on the story's platform. */
async function fillIn(canvas: Canvas, userEvent: User, email: string, password = 'northlane') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), password);
  const country = canvas.queryByRole('combobox', { name: 'Country' });
  if (country) {
    await userEvent.selectOptions(country, 'US');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Oregon');
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = canvas.queryByRole('textbox', { name });
    if (field) await userEvent.type(field, text);
  }
}

const buttonOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Register' });

export const Idle = meta.story({
  play: async ({ canvas, loaded }) => {
    const { registerFields } = (loaded.shop as StoryShop).commerce.capabilities;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toBeRequired();
    await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toBeRequired();
    const firstName = registerFields.includes('firstName') ? 'First name' : 'First name (optional)';
    await expect(canvas.getByRole('textbox', { name: firstName })).toHaveAttribute('autocomplete', 'given-name');
    await expect(canvas.queryByRole('combobox', { name: 'Country' }) !== null).toBe(
      registerFields.includes('countryCode'),
    );
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
  },
});

export const Filled = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'kim@example.com');
    await expect(buttonOf(canvas)).not.toHaveAttribute('aria-disabled');
  },
});

export const Submitting = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.register' }, fault: 'delay=60000' }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'kim@example.com');
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  },
});

export const Success = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { navigate, commerce } = loaded.shop as StoryShop;
    await fillIn(canvas, userEvent, 'kim@example.com');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/login'));
    const { errors } = await commerce.customer.login({ email: 'kim@example.com', password: 'northlane' });
    await expect(errors).toEqual([]);
  },
});

export const EmailTaken = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'robin@example.com');
    await userEvent.click(buttonOf(canvas));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveAccessibleDescription('Email has already been taken');
    await expect(canvas.getByRole('group', { name: 'Register Error' })).toBeVisible();
    await expect(email).toHaveValue('robin@example.com');
  },
});

export const PasswordTooShort = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'kim@example.com', 'nort');
    await userEvent.click(buttonOf(canvas));
    const password = canvas.getByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription('Password is too short (minimum is 5 characters)');
  },
});

export const ThrownException = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.register' }, fault: 'status=500' }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'kim@example.com');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('kim@example.com');
  },
});
