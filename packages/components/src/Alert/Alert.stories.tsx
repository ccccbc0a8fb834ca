import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Link } from '../Link/Link.js';
import { VStack } from '../VStack/VStack.js';
import { Alert } from './Alert.js';
import { AlertCloseButton } from './AlertCloseButton.js';

const tones = ['info', 'success', 'warning', 'error'] as const;

const meta = preview.meta({
  title: 'Feedback/Alert',
  component: Alert,
  subcomponents: { AlertCloseButton },
  args: { title: 'Delivery takes longer', children: 'Orders placed now leave our workshop on Monday.' },
  argTypes: { action: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Note: Delivery takes longer/);
  },
});

export const Tones = meta.story({
  render: (args) => (
    <VStack>
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </VStack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error: /);
  },
});

export const TitleOnly = meta.story({ args: { tone: 'success', children: undefined, title: 'Your address is saved' } });

export const TextOnly = meta.story({ args: { title: undefined } });

/** It is on the page from the start. A screen reader reads it in reading order and does not announce it. */
export const Static = meta.story({
  tags: ['proof'],
  args: { live: 'off' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'warning',
    title: 'Only 2 left',
    children: (
      <>
        Read <Link href="#stock">how we count our stock</Link>.
      </>
    ),
    action: (
      <Button size="sm" variant="outline">
        Notify me
      </Button>
    ),
  },
});

function Closable({ hasMore = false }: { hasMore?: boolean }) {
  const [error, setError] = useState<string>();
  return (
    <VStack>
      <Button onPress={() => setError('The card was refused.')}>Pay</Button>
      {error && (
        <Alert tone="error" title={error} action={<AlertCloseButton onPress={() => setError(undefined)} />}>
          Try another one.
        </Alert>
      )}
      {hasMore && <Button onPress={() => setError(undefined)}>Pay later</Button>}
    </VStack>
  );
}

/** A screen reader announces a new error at once. A button closes the alert, and the focus moves to the next control. */
export const AppearsAndCloses = meta.story({
  tags: ['proof'],
  render: () => <Closable hasMore />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: The card was refused.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay later' })).toHaveFocus();
  },
});

/** If no control follows, the focus moves to the previous control. */
export const LastOfThePage = meta.story({
  tags: ['proof'],
  render: () => <Closable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    tone: 'error',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel cannot be sent to this address',
    children: 'The carrier does not take parcels of more than 30 kg to islands. '.repeat(4),
  },
});

/** Texts in another language are props: an alert has no script that could read a provider. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { tone: 'warning', title: 'بقيت قطعتان فقط', children: 'اطلب قريبا.', messages: { warning: 'تحذير' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('تحذير: بقيت قطعتان فقط');
  },
});
