import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Input } from '../Input/Input.js';
import { VStack } from '../VStack/VStack.js';
import { Zoom } from '../Zoom/Zoom.js';
import { MessagesProvider } from './MessagesProvider.js';

const meta = preview.meta({
  title: 'Setup/MessagesProvider',
  component: MessagesProvider,
  args: { messages: { loading: 'Wird geladen' }, children: <Button isLoading>In den Warenkorb</Button> },
  argTypes: { children: { control: false } },
});

/** Components below it use the given texts, and English for the rest. */
export const German = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen');
  },
});

const zoom = (
  <Zoom label="Rad">
    <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'/>" alt="Ein Rad" />
  </Zoom>
);

/** A placeholder in a text marks where the component inserts its value. */
export const Places = meta.story({
  args: { messages: { zoomNamed: '{label} vergrößern' }, children: zoom },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rad vergrößern' })).toBeVisible();
  },
});

/** A nested provider changes some texts and inherits the rest. */
export const Nested = meta.story({
  args: { messages: { loading: 'Wird geladen', zoomNamed: '{label} vergrößern' } },
  render: ({ messages }) => (
    <MessagesProvider messages={messages}>
      <MessagesProvider messages={{ loading: 'Einen Augenblick' }}>
        <VStack align="start">
          <Button isLoading>Senden</Button>
          <Input type="password" label="Kennwort" autoComplete="current-password" />
          {zoom}
        </VStack>
      </MessagesProvider>
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Einen Augenblick')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Rad vergrößern' })).toBeVisible();
    // Neither provider has this text.
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
});
