import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { HStack } from '../HStack/HStack.js';
import { withScreenReader } from '../testing/screenReader.js';
import { createToastQueue, type ToastOptions, type ToastQueue } from './toastQueue.js';
import { ToastRegion } from './ToastRegion.js';

const meta = preview.meta({
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  argTypes: { queue: { control: false } },
  parameters: {
    screen: { height: 360, opens: 'Add' },
  },
});

interface PageProps {
  queue: ToastQueue;
  toast: ToastOptions;
}

/** A page with a button that adds a toast. */
function Page({ queue, toast }: PageProps) {
  return (
    <>
      <Button onPress={() => queue.add(toast)}>Add</Button>
      <ToastRegion queue={queue} />
    </>
  );
}

/** The page with a queue of its own, created on each mount. */
function Story({ toast, limit }: { toast: ToastOptions; limit?: number }) {
  const [queue] = useState(() => createToastQueue(limit ? { limit } : {}));
  return <Page queue={queue} toast={toast} />;
}

const added: ToastOptions = { tone: 'success', title: 'Added to your cart', timeout: null };

/** Returns the current announcements. They are outside the story: react-aria's live regions belong to the page. */
const announced = (urgency: 'polite' | 'assertive') =>
  [...document.querySelectorAll(`[data-live-announcer] > [aria-live=${urgency}] > *`)].map(
    ({ textContent }) => textContent,
  );

export const Default = meta.story({
  render: () => <Story toast={added} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    const region = await canvas.findByRole('region', { name: 'Notifications' });
    await expect(region).toHaveTextContent('Success: Added to your cart');
    await waitFor(() => expect(announced('polite').at(-1)).toBe('Success: Added to your cart'));
    // The toast does not take the focus by itself.
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(canvas.getByRole('alertdialog', { name: 'Added to your cart' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss Added to your cart' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Escape closes the newest toast, wherever the focus is. */
export const Escape = meta.story({
  tags: ['proof'],
  render: () => <Story toast={added} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(await canvas.findAllByRole('alertdialog')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Tones = meta.story({
  render: function Tones() {
    const [queue] = useState(() => {
      const made = createToastQueue({ limit: 4 });
      for (const tone of ['info', 'success', 'warning', 'error'] as const)
        made.add({ tone, title: `A toast of tone ${tone}`, timeout: null });
      return made;
    });
    return <ToastRegion queue={queue} />;
  },
  play: async ({ canvas }) => {
    // The error is urgent, the others are not. Announcements leave after some seconds, so both are read first, and at once.
    await waitFor(async () => {
      await expect(announced('assertive').at(-1)).toBe('Error: A toast of tone error');
      await expect(announced('polite').join()).toMatch(/Note: .* info,Success: .* success,Warning: .* warning/);
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

const undo = fn();

export const WithAction = meta.story({
  render: () => (
    <Story
      toast={{
        title: 'Removed from your cart',
        description: 'Touring bicycle, size M',
        action: { label: 'Undo', onPress: undo },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const action = await canvas.findByRole('button', { name: 'Undo' });
    await expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(action);
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** The newest toasts show; older ones wait until there is room. After closing one by keyboard, the focus is on the next. */
export const Queue = meta.story({
  render: () => <Story toast={{ ...added, title: 'One more' }} limit={2} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add' });
    for (let clicks = 0; clicks < 3; clicks++) await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('alertdialog', { name: 'One more' })[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The same text is announced a second time, too. */
export const SaidAgain = meta.story({
  tags: ['proof'],
  render: () => <Story toast={{ ...added, title: 'Added once more' }} />,
  play: async ({ canvas, userEvent }) => {
    const said = () => announced('polite').filter((text) => text === 'Success: Added once more');
    const button = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(button);
    await waitFor(() => expect(said()).toHaveLength(1));
    await userEvent.click(button);
    await waitFor(() => expect(said()).toHaveLength(2));
  },
});

function Shop() {
  const [isOpen, setOpen] = useState(false);
  const [queue] = useState(() => createToastQueue());
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open cart</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} size="sm">
        <DrawerHeader title="Shopping cart" />
        <DrawerBody>
          <HStack>
            <Button onPress={() => queue.add(added)}>Add</Button>
          </HStack>
        </DrawerBody>
      </Drawer>
      <ToastRegion queue={queue} />
    </>
  );
}

/** Everything except the open drawer and the toasts is inert. */
export const OverADrawer = meta.story({
  tags: ['proof'],
  render: () => <Shop />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open cart' }));
    const dialog = await canvas.findByRole('dialog');
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await userEvent.click(add);
    const region = await canvas.findByRole('region', { name: 'Notifications' });
    await expect(region.closest('[inert], [aria-hidden=true]')).toBeNull();
    // Escape in a toast closes the toast, not the drawer.
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{F6}');
    await expect(add).toHaveFocus();
    // A press on a toast is not a press outside the drawer.
    await userEvent.click(canvas.getByText('Added to your cart'));
    await expect(dialog).toBeVisible();
    // In the drawer, Escape closes the drawer.
    add.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(region).toBeVisible();
  },
});

export const LongText = meta.story({
  render: () => (
    <Story
      toast={{
        tone: 'error',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel cannot be sent',
        description: 'The carrier takes no parcels of more than 30 kg to islands. Choose another address, or come by.',
        action: { label: 'Choose another address', onPress: () => {} },
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('region')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  render: () => <Story toast={added} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect((await canvas.findByRole('region')).getBoundingClientRect().left).toBe(16);
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  render: () => <Story toast={{ tone: 'error', title: 'Not sent', description: 'Try again later.' }} />,
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, act, press }) => {
      await hears('button, Add');
      await act();
      await waitFor(() => expect(announced('assertive').at(-1)).toBe('Error: Not sent. Try again later.'));
      await press('F6');
      await hears('region, Notifications');
      await press('Tab');
      await hears('alertdialog, Not sent, Try again later., not modal');
      await press('Tab');
      await hears('button, Dismiss Not sent');
      await press('Escape');
      await hears('button, Add');
    }),
});

const ownQueue = createToastQueue();

/** If code closes the focused toast, the focus moves to the next toast, and after the last one back to where it was. */
export const ClosedByCode = meta.story({
  tags: ['proof'],
  render: () => <Page queue={ownQueue} toast={added} />,
  play: async ({ canvas, userEvent }) => {
    ownQueue.clear();
    const button = canvas.getByRole('button', { name: 'Add' });
    button.focus();
    const [first, second] = ['First', 'Second'].map((title) => ownQueue.add({ title, timeout: null }));
    await canvas.findByRole('region');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(canvas.getByRole('alertdialog', { name: 'Second' })).toHaveFocus();
    // This toast appears while the focus is elsewhere.
    button.focus();
    const third = ownQueue.add({ title: 'Third', timeout: null });
    await canvas.findByRole('alertdialog', { name: 'Third' });
    canvas.getByRole('button', { name: 'Dismiss Second' }).focus();
    ownQueue.close(second!);
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: 'First' })).toHaveFocus());
    ownQueue.close(first!);
    await waitFor(() => expect(canvas.getByRole('alertdialog', { name: 'Third' })).toHaveFocus());
    ownQueue.close(third);
    await waitFor(() => expect(button).toHaveFocus());

    // The region is removed with its last toast.
    ownQueue.add(added);
    const region = await canvas.findByRole('region');
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    ownQueue.clear();
    await waitFor(() => expect(button).toHaveFocus());
  },
});
