import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { isAlone, modalClosed, ModalPage, openModal, scrimOf, type Canvas } from '../testing/modal.js';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from './Dialog.js';

const contents = (
  <>
    <DialogHeader title="Size guide" closeLabel="Close size guide" />
    <DialogBody>
      <Text>Measure around the widest part of the head, a finger above the brows.</Text>
    </DialogBody>
    <DialogFooter>
      <Button isFullWidth>Choose a size</Button>
    </DialogFooter>
  </>
);

const alertUsage = `
<Dialog role="alertdialog" size="sm" isOpen={isOpen} onOpenChange={setOpen}>
  <DialogHeader title="Delete this address?" hasCloseButton={false} />
  <DialogBody>
    <Text>It cannot be brought back.</Text>
  </DialogBody>
  <DialogFooter>
    <HStack wrap justify="end">
      <Button variant="outline" onPress={() => setOpen(false)}>Keep it</Button>
      <Button onPress={remove}>Delete address</Button>
    </HStack>
  </DialogFooter>
</Dialog>
`.trim();

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogHeader, DialogBody, DialogFooter },
  render: ({ onOpenChange, ...args }) => (
    <ModalPage opener="Open dialog" {...(onOpenChange && { onOpenChange })}>
      {(state) => <Dialog {...args} {...state} />}
    </ModalPage>
  ),
  args: { isOpen: false, onOpenChange: fn(), children: contents },
  argTypes: { isOpen: { control: false }, children: { control: false } },
  parameters: {
    screen: { height: 480, opens: 'Open dialog' },
  },
});

const open = (canvas: Canvas, press: (element: Element) => Promise<void>, role?: string) =>
  openModal(canvas, press, 'Open dialog', role);

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Open dialog' });
    const dialog = await open(canvas, userEvent.click);
    await expect(dialog).toHaveAccessibleName('Size guide');
    await waitFor(() => expect(isAlone(dialog, trigger)).toBe(true));
    await expect(canvas.getByRole('button', { name: 'Close size guide' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(trigger).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await modalClosed(canvas);
  },
});

export const ClosesOnButton = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await userEvent.click(canvas.getByRole('button', { name: 'Close size guide' }));
    await modalClosed(canvas);
  },
});

export const ClosesOnPressOutside = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas, userEvent.click);
    await userEvent.click(canvas.getByRole('heading', { name: 'Size guide' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(scrimOf(dialog));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await modalClosed(canvas);
  },
});

/** A press outside does nothing. Escape still closes. */
export const NotDismissable = meta.story({
  tags: ['proof'],
  args: { isDismissable: false },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas, userEvent.click);
    await userEvent.click(scrimOf(dialog));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Close size guide' }).focus();
    await userEvent.keyboard('{Escape}');
    await modalClosed(canvas);
  },
});

/** A question that interrupts. Its body is its description, and a press outside does not answer it. */
export const Alert = meta.story({
  parameters: { docs: { source: { code: alertUsage } } },
  args: {
    role: 'alertdialog',
    size: 'sm',
    children: (
      <>
        <DialogHeader title="Delete this address?" hasCloseButton={false} />
        <DialogBody>
          <Text>It cannot be brought back.</Text>
        </DialogBody>
        <DialogFooter>
          <HStack wrap justify="end">
            <Button variant="outline">Keep it</Button>
            <Button>Delete address</Button>
          </HStack>
        </DialogFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas, userEvent.click, 'alertdialog');
    await expect(dialog).toHaveAccessibleName('Delete this address?');
    await expect(dialog).toHaveAccessibleDescription('It cannot be brought back.');
    // The focus is on the answer that changes nothing. A screen reader reads the question first: the dialog's name and description.
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(scrimOf(dialog));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Only `isOpen` closes it, so a caller may refuse. */
export const Refusing = meta.story({
  tags: ['proof'],
  render: (args) => <Dialog {...args} isOpen />,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('dialog');
    const close = canvas.getByRole('button', { name: 'Close size guide' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(close).toHaveFocus();
  },
});

export const WithoutHeader = meta.story({
  args: { 'aria-label': 'Thank you', children: <DialogBody>Your order is on its way.</DialogBody> },
  play: async ({ canvas, userEvent }) => {
    await expect(await open(canvas, userEvent.click)).toHaveAccessibleName('Thank you');
  },
});

/** The body scrolls between header and footer. */
export const LongContent = meta.story({
  args: {
    children: (
      <>
        <DialogHeader title="Terms of sale" />
        <DialogBody role="region" aria-label="Terms">
          <VStack>
            {Array.from({ length: 40 }, (_, index) => (
              <Button key={index} variant="link">
                Paragraph {index + 1}
              </Button>
            ))}
          </VStack>
        </DialogBody>
        <DialogFooter>
          <Button isFullWidth>Agree</Button>
        </DialogFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    const body = canvas.getByRole('region', { name: 'Terms' });
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(canvas.getByRole('button', { name: 'Agree' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
});

const opened = async ({
  canvas,
  userEvent,
}: {
  canvas: Canvas;
  userEvent: { click: (e: Element) => Promise<void> };
}) => {
  const panel = (await open(canvas, userEvent.click)).getBoundingClientRect();
  // The panel is centred.
  const { clientWidth } = document.documentElement;
  await expect(Math.abs(panel.left - (clientWidth - panel.right))).toBeLessThan(2);
  await expect(Math.abs(panel.top - (window.innerHeight - panel.bottom))).toBeLessThan(2);
};

export const Small = meta.story({ args: { size: 'sm' }, play: opened });
export const Large = meta.story({ tags: ['proof'], args: { size: 'lg' }, play: opened });
export const ExtraLarge = meta.story({ tags: ['proof'], args: { size: 'xl' }, play: opened });
export const Full = meta.story({ args: { size: 'full' }, play: opened });
export const RightToLeft = meta.story({ tags: ['proof'], globals: { direction: 'rtl' }, play: opened });
