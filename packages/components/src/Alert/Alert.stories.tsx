import preview from '@vitrine/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Link } from '../Link/Link.js';
import { VStack } from '../VStack/VStack.js';
import { Alert } from './Alert.js';
import { AlertCloseButton } from './AlertCloseButton.js';

const tones = ['info', 'success', 'warning', 'error'] as const;

const docs = `
A message in the page about an event or a state. A message that passes by itself is a toast (\`ToastRegion\`); what is wrong with a field stands at
the field (\`Field\`).

| Tone | What a screen reader hears |
| --- | --- |
| info, success, warning | 'Note: …', 'Success: …', 'Warning: …', when what is being read has ended |
| error | 'Error: …', at once |

Firefox and Safari hear an alert of the first three only where it stands when it comes up later: \`announce(text, 'polite')\` says it everywhere.
An \`AlertCloseButton\` hands the focus on when the alert goes.

**Do** say what happened and what to do about it; give \`live="off"\` to what stands on the page from the start. **Don't** use the colour
alone: the icon and the word say it too.
`;

const meta = preview.meta({
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'Delivery takes longer', children: 'Orders placed now leave our workshop on Monday.' },
  argTypes: { action: { control: false } },
  parameters: { docs: { description: { component: docs } } },
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

/** On the page from the start: read where it stands, and not announced. */
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

/** An error that appears is heard at once; a button closes it, and the focus goes on to what comes after it. */
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

/** With nothing after it, the focus goes back to what stands before. */
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

/** Texts of another language come as a prop: an alert has no script that could hear a provider. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { tone: 'warning', title: 'بقيت قطعتان فقط', children: 'اطلب قريبا.', messages: { warning: 'تحذير' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('تحذير: بقيت قطعتان فقط');
  },
});
