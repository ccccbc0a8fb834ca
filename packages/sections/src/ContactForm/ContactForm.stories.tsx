import { withPage } from '@vitrine/story-kit/platform';
import type { StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { forgetTexts } from '../state/forms/keptTexts.js';
import { ContactForm } from './ContactForm.js';

const meta = preview.meta({
  title: 'Sections/Shop/ContactForm',
  component: ContactForm,
  decorators: [withPage],
  parameters: { sandbox: {}, layout: 'fullscreen' },
  beforeEach: forgetTexts,
});

type Story = { getByRole: (role: string, options?: { name: string | RegExp }) => HTMLElement };

const email = (canvas: Story) => canvas.getByRole('textbox', { name: 'Email' });
const message = (canvas: Story) => canvas.getByRole('textbox', { name: 'Message' });

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send' })).toBeEnabled();
  },
});

/** If required fields are empty, a press shows their errors and sends nothing. */
export const Unfilled = meta.story({
  tags: ['proof'],
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('link', { name: 'Email is required' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message is required' })).toBeVisible();
    await expect((loaded.shop as StoryShop).sandbox.shop.store.all('mail')).toHaveLength(0);
  },
});

export const Sent = meta.story({
  tags: ['proof'],
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Robin');
    await userEvent.type(email(canvas), 'robin@example.com');
    await userEvent.type(message(canvas), 'Do you sell bells?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Thank you!' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
    const { shop } = (loaded.shop as StoryShop).sandbox;
    const [letter] = shop.store.all('mail').slice(-1);
    await expect(letter).toMatchObject({ subject: 'Message from Robin' });
    await expect(letter?.text).toContain('Do you sell bells?');
  },
});

export const Submitting = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'contact.send' }, fault: 'delay=60000' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(message(canvas), 'Do you sell bells?');
    await userEvent.type(email(canvas), 'robin@example.com{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    await expect(message(canvas)).toBeDisabled();
  },
});

/** Without an answer, the message may have arrived. */
export const Unanswered = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'contact.send' }, fault: 'drop=after' }] } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.type(message(canvas), 'Do you sell bells?');
    await userEvent.type(email(canvas), 'robin@example.com{Enter}');
    const problem = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(problem).toHaveTextContent('if you send it again, it may come twice');
    await expect(message(canvas)).toHaveValue('Do you sell bells?');
    await expect((loaded.shop as StoryShop).sandbox.shop.store.all('mail')).toHaveLength(1);
  },
});

export const Failed = meta.story({
  tags: ['proof'],
  parameters: { sandbox: { faults: [{ match: { call: 'contact.send' }, fault: 'status=500' }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(message(canvas), 'Do you sell bells?');
    await userEvent.type(email(canvas), 'robin@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(message(canvas)).toHaveValue('Do you sell bells?');
  },
});
