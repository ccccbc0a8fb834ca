import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, spyOn, waitFor, type within } from 'storybook/test';
import { ChangePasswordForm } from './ChangePasswordForm.js';

const meta = preview.meta({
  title: 'Sections/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  decorators: [withPage],
  parameters: {
    sandbox: { customer: 'robin@example.com' },
    layout: 'fullscreen',
  },
});

type Canvas = ReturnType<typeof within>;
type User = { type: (element: Element, text: string) => Promise<void> };

const field = (canvas: Canvas, name: string) => canvas.findByLabelText(new RegExp(`^${name}`), { selector: 'input' });

async function fillIn(canvas: Canvas, userEvent: User, password: string, repeated = password) {
  await userEvent.type(await field(canvas, 'Password'), password);
  await userEvent.type(await field(canvas, 'Confirm password'), repeated);
}

/** Returns the names of the customer's calls from now on. */
function watchCalls(): () => string[] {
  const sent = spyOn(window, 'fetch');
  return () =>
    sent.mock.calls.flatMap(
      ([asked]) => /\/api\/shop\/customer\/(\w+)/.exec(asked instanceof Request ? asked.url : String(asked))?.[1] ?? [],
    );
}

export const Change = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    await expect(await field(canvas, 'Password')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
});

export const Reset = meta.story({
  args: { resetUrl: 'https://northlane.test/account/reset/1/token' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  },
});

/** With the link from the customer's mail. */
export const ResetByMail = meta.story({
  tags: ['proof'],
  parameters: { sandbox: {} },
  render: (_, { loaded }) => (
    <ReadShop
      read={async ({ customer }) => {
        await customer.recoverPassword({ email: 'robin@example.com' });
        return (loaded.shop as StoryShop).sandbox.shop.store.all('mail').at(-1)?.link?.url;
      }}
    >
      {(resetUrl) => <ChangePasswordForm resetUrl={resetUrl} />}
    </ReadShop>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    await fillIn(canvas, userEvent, 'northlane-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/login'));
    const { errors } = await commerce.customer.login({ email: 'robin@example.com', password: 'northlane-2' });
    await expect(errors).toEqual([]);
  },
});

/** The platform refuses the new password. */
export const ResetTooShort = meta.story({
  ...ResetByMail.input,
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent, 'nort');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    const password = await field(canvas, 'Password');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription(/^(Password is too short|The shop does not take this password)/);
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
  },
});

/** Nothing is sent. */
export const Different = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent, 'northlane-2', 'northlane-3');
    const calls = watchCalls();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveAccessibleDescription("Passwords don't match");
    await expect(await field(canvas, 'Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    // The same form then sends an equal pair. A call for the first pair would have shown by then.
    await expect(calls()).toEqual([]);
    await userEvent.clear(await field(canvas, 'Confirm password'));
    await userEvent.type(await field(canvas, 'Confirm password'), 'northlane-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect((loaded.shop as StoryShop).navigate).toHaveBeenCalledWith('/account/login'));
    await expect(calls().filter((name) => name === 'updateCustomer')).toHaveLength(1);
  },
});

/** A wrong current password changes nothing; the right one does. */
export const AsksForTheCurrentOne = meta.story({
  args: { asksForCurrentPassword: true },
  play: async ({ canvas, userEvent, loaded }) => {
    const current = await field(canvas, 'Current password');
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await fillIn(canvas, userEvent, 'northlane-2');
    const button = canvas.getByRole('button', { name: 'Change password' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(current, 'southlane');
    await userEvent.click(button);
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    const { navigate } = loaded.shop as StoryShop;
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.clear(current);
    await userEvent.type(current, 'northlane');
    await userEvent.click(button);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/login'));
  },
});

/** On platforms that change the signed-in customer's password. */
export const Changed = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { commerce, navigate } = loaded.shop as StoryShop;
    await fillIn(canvas, userEvent, 'northlane-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account/login'));
    const { errors } = await commerce.customer.login({ email: 'robin@example.com', password: 'northlane-2' });
    await expect(errors).toEqual([]);
  },
});

export const TooShort = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'nort');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const password = await field(canvas, 'Password');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription('Password is too short (minimum is 5 characters)');
  },
});

export const Submitting = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.update' }, fault: 'delay=60000' }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'northlane-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(await field(canvas, 'Password')).toBeDisabled();
  },
});

/** A link that the shop never sent. */
export const LinkInvalid = meta.story({
  tags: ['proof'],
  args: { resetUrl: 'https://northlane.test/account/reset/1/token' },
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn(canvas, userEvent, 'northlane-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
  },
});

export const ThrownException = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'customer.update' }, fault: 'status=500' }] } },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, 'northlane-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(
      await canvas.findByText('The shop has a problem on its side. Please try again in a moment.'),
    ).toBeVisible();
    await expect(await field(canvas, 'Password')).toHaveValue('northlane-2');
  },
});
