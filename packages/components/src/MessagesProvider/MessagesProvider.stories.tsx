import preview from '@vitrine/storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { MessagesProvider } from './MessagesProvider.js';

const meta = preview.meta({
  title: 'Setup/MessagesProvider',
  component: MessagesProvider,
  args: { messages: { loading: 'Wird geladen' }, children: <Button isLoading>In den Warenkorb</Button> },
});

/** Components below it speak the texts they are given, and English for the rest. */
export const German = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen');
  },
});
