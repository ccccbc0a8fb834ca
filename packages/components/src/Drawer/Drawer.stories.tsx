import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Disclosure } from '../Disclosure/Disclosure.js';
import { NativeSelect } from '../NativeSelect/NativeSelect.js';
import { NumberInput } from '../NumberInput/NumberInput.js';
import { Text } from '../Text/Text.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { VStack } from '../VStack/VStack.js';
import { media } from '../theme/media.js';
import { isAlone, modalClosed, ModalPage, openModal, scrimOf, settled, type Canvas } from '../testing/modal.js';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader } from './Drawer.js';

const contents = (
  <>
    <DrawerHeader title="Shopping cart (2)" closeLabel="Close cart drawer" />
    <DrawerBody>
      <VStack>
        <NumberInput label="Quantity" defaultValue={2} maxValue={10} />
        <NativeSelect
          label="Country"
          autoComplete="country"
          placeholder="Choose country"
          items={[
            { value: 'ES', label: 'Spain' },
            { value: 'US', label: 'United States' },
          ]}
        />
      </VStack>
    </DrawerBody>
    <DrawerFooter>
      <Button isFullWidth>Checkout</Button>
    </DrawerFooter>
  </>
);

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  subcomponents: { DrawerHeader, DrawerBody, DrawerFooter },
  render: ({ onOpenChange, ...args }) => (
    <ModalPage opener="Open drawer" {...(onOpenChange && { onOpenChange })}>
      {(state) => <Drawer {...args} {...state} />}
    </ModalPage>
  ),
  args: { isOpen: false, onOpenChange: fn(), children: contents },
  argTypes: { isOpen: { control: false }, children: { control: false } },
  parameters: {
    screen: { height: 480, opens: 'Open drawer' },
  },
});

const open = (canvas: Canvas, press: (element: Element) => Promise<void>) => openModal(canvas, press, 'Open drawer');

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Open drawer' });
    trigger.focus();
    const dialog = await open(canvas, userEvent.click);
    await expect(dialog).toHaveAccessibleName('Shopping cart (2)');
    // The first control. Before it, screen readers announce the drawer's name and role.
    const close = canvas.getByRole('button', { name: 'Close cart drawer' });
    await expect(close).toHaveFocus();

    // The page behind takes no focus and does not scroll.
    await waitFor(() => expect(isAlone(dialog, trigger)).toBe(true));
    trigger.focus();
    await expect(close).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');

    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    // At once, before it has slid out.
    await expect(trigger).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await modalClosed(canvas);
  },
});

/** The content follows the frame around it. The focus is in the drawer before, and the content is there for the next key. */
export const Deferred = meta.story({
  tags: ['proof'],
  args: { defersContent: true },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(dialog).toHaveAccessibleName('Shopping cart (2)');
    await expect(canvas.getByRole('button', { name: 'Close cart drawer' })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await modalClosed(canvas);
  },
});

/** A scrolled page keeps its position when the drawer opens and closes. */
export const KeepsThePageInPlace = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open drawer' });
    window.scrollTo(0, 200);
    const place = trigger.getBoundingClientRect();
    trigger.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await settled(await canvas.findByRole('dialog'));
    await expect(trigger.getBoundingClientRect()).toEqual(place);
    await userEvent.keyboard('{Escape}');
    await modalClosed(canvas);
    await expect(trigger.getBoundingClientRect()).toEqual(place);
  },
});

export const ClosesOnButton = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    await userEvent.click(canvas.getByRole('button', { name: 'Close cart drawer' }));
    await modalClosed(canvas);
  },
});

export const ClosesOnPressOutside = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await open(canvas, userEvent.click);
    const heading = canvas.getByRole('heading', { name: 'Shopping cart (2)' });
    await userEvent.click(heading);
    // A selection of text may end outside.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: heading },
      { target: scrimOf(dialog) },
      { keys: '[/MouseLeft]', target: scrimOf(dialog) },
    ]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(scrimOf(dialog));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await modalClosed(canvas);
  },
});

/** Only `isOpen` closes it, so a caller may refuse. */
export const Refusing = meta.story({
  tags: ['proof'],
  render: ({ onOpenChange, children, ...rest }) => (
    <Drawer {...rest} isOpen {...(onOpenChange && { onOpenChange })}>
      {children}
    </Drawer>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog');
    const close = canvas.getByRole('button', { name: 'Close cart drawer' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(dialog).toBeVisible();
    await expect(close).toHaveFocus();
  },
});

/** Opened again before it has slid out. */
export const ReopenedWhileLeaving = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open drawer' });
    const dialog = await open(canvas, userEvent.click);
    await userEvent.keyboard('{Escape}');
    trigger.click();
    await settled(dialog);
    const reopened = canvas.getByRole('dialog');
    await waitFor(() => expect(isAlone(reopened, trigger)).toBe(true));
    await expect(canvas.getByRole('button', { name: 'Close cart drawer' })).toHaveFocus();
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <>
        <DrawerHeader title="A long list that scrolls between header and footer" />
        <DrawerBody>
          <VStack as="ul">
            {Array.from({ length: 40 }, (_, index) => (
              <li key={index}>
                <Button variant="link">Item {index + 1}</Button>
              </li>
            ))}
          </VStack>
        </DrawerBody>
        <DrawerFooter>
          <Button isFullWidth>Checkout</Button>
        </DrawerFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    const body = canvas.getByRole('list').parentElement;
    await expect(body!.scrollHeight).toBeGreaterThan(body!.clientHeight);
    await expect(canvas.getByRole('button', { name: 'Checkout' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      window.innerHeight,
    );
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** Safari scrolls by key only the focused element, so the body is a tab stop. */
export const ScrolledByKey = meta.story({
  tags: ['proof'],
  args: {
    children: (
      <>
        <DrawerHeader title="Delivery" />
        <DrawerBody>
          {Array.from({ length: 60 }, (_, index) => (
            <Text key={index}>A line of text, {index + 1}.</Text>
          ))}
        </DrawerBody>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    // The body is a tab stop after it has been measured.
    const body = await canvas.findByRole('group', { name: 'Delivery' });
    await expect(body).toHaveAttribute('tabindex', '0');
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
});

function GrowingFooter() {
  const [hasTotal, setTotal] = useState(false);
  return (
    <>
      <DrawerHeader title="Your cart" />
      <DrawerBody>
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>Line {index + 1}</Text>
        ))}
        <Button onPress={() => setTotal(true)}>Apply</Button>
      </DrawerBody>
      <DrawerFooter>
        <div role="status">{hasTotal && <Text style={{ blockSize: '6rem' }}>Discount and total</Text>}</div>
        <Button isFullWidth>Checkout</Button>
      </DrawerFooter>
    </>
  );
}

const isInView = (element: HTMLElement) => {
  const { left, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 8, bottom - 8));
};

/** A growing footer does not cover the focused button. */
export const FooterGrows = meta.story({
  tags: ['proof'],
  args: { children: <GrowingFooter /> },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent.click);
    const apply = canvas.getByRole('button', { name: 'Apply' });
    apply.focus();
    await expect(isInView(apply)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Discount and total')).toBeVisible();
    await waitFor(() => expect(isInView(apply)).toBe(true));
  },
});

/** Nor does a footer that grows before the browser has drawn the open drawer once. */
export const FooterGrowsAtOnce = meta.story({
  tags: ['proof'],
  args: { children: <GrowingFooter /> },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Open drawer' }).click();
    // React draws in a microtask, so no frame passes in between.
    await Promise.resolve();
    const apply = canvas.getByRole('button', { name: 'Apply' });
    apply.focus();
    apply.click();
    await settled(canvas.getByRole('dialog'));
    await expect(await canvas.findByText('Discount and total')).toBeVisible();
    await waitFor(() => expect(isInView(apply)).toBe(true));
  },
});

/** A press at the edge of the footer opens a disclosure in view. A disclosure that is in view does not move. */
export const OpensInView = meta.story({
  tags: ['proof'],
  args: {
    children: (
      <>
        <DrawerHeader title="Your cart" />
        <DrawerBody>
          <Text style={{ blockSize: '60rem' }}>Lines</Text>
          <Disclosure title="Discount code">
            <Button>Apply</Button>
          </Disclosure>
          <Text style={{ blockSize: '60rem' }}>Goes with it</Text>
        </DrawerBody>
        <DrawerFooter>
          <Button isFullWidth>Checkout</Button>
        </DrawerFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas, userEvent.click);
    const summary = within(drawer).getByText('Discount code').closest('summary')!;
    summary.scrollIntoView({ block: 'end' });
    await userEvent.click(summary);
    const apply = await within(drawer).findByRole('button', { name: 'Apply' });
    await waitFor(() => expect(isInView(apply)).toBe(true));
    await expect(isInView(summary)).toBe(true);
    await userEvent.click(summary);
    await waitFor(() => expect(apply).not.toBeVisible());
    await settled(drawer);
    summary.scrollIntoView({ block: 'center' });
    const { top } = summary.getBoundingClientRect();
    await userEvent.click(summary);
    await waitFor(() => expect(isInView(apply)).toBe(true));
    await expect(summary.getBoundingClientRect().top).toBe(top);
  },
});

/** Texts for screen readers are positioned by their edges. They must not make the panel scroll together with its header and footer. */
export const HiddenTexts = meta.story({
  tags: ['proof'],
  args: {
    children: (
      <>
        <DrawerHeader title="Filter" />
        <DrawerBody>
          {Array.from({ length: 60 }, (_, index) => (
            <Text key={index}>
              Line {index + 1} <VisuallyHidden>of sixty</VisuallyHidden>
            </Text>
          ))}
        </DrawerBody>
        <DrawerFooter>
          <Button isFullWidth>Show 12 bicycles</Button>
        </DrawerFooter>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = await open(canvas, userEvent.click);
    await expect(drawer.scrollHeight).toBe(drawer.clientHeight);
    await expect(await within(drawer).findByRole('group', { name: 'Filter' })).toHaveAttribute('tabindex', '0');
  },
});

export const WithoutHeader = meta.story({
  args: { 'aria-label': 'Filters', size: 'xs', children: <DrawerBody>Only a body.</DrawerBody> },
  play: async ({ canvas, userEvent }) => {
    await expect(await open(canvas, userEvent.click)).toHaveAccessibleName('Filters');
  },
});

/** Distances in CSS px from the edges of the screen. */
const edges = (dialog: HTMLElement) => {
  const { top, right, bottom, left } = dialog.getBoundingClientRect();
  return {
    top: Math.round(top),
    right: Math.round(document.documentElement.clientWidth - right),
    bottom: Math.round(window.innerHeight - bottom),
    left: Math.round(left),
  };
};

export const Right = meta.story({
  tags: ['proof'],
  args: { size: 'xs' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(edges(dialog)).toMatchObject({ top: 0, right: 0, bottom: 0 });
  },
});

export const Left = meta.story({
  args: { placement: 'left', size: 'xs' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(edges(dialog)).toMatchObject({ top: 0, left: 0, bottom: 0 });
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  args: { size: 'xs' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(edges(dialog)).toMatchObject({ top: 0, left: 0, bottom: 0 });
    // In its place, without scrolling.
    await expect(scrimOf(dialog).scrollLeft).toBe(0);
  },
});

export const Top = meta.story({
  tags: ['proof'],
  args: { placement: 'top' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(edges(dialog)).toMatchObject({ top: 0, left: 0, right: 0 });
  },
});

export const Bottom = meta.story({
  args: { placement: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent.click);
    await expect(edges(dialog)).toMatchObject({ bottom: 0, left: 0, right: 0 });
  },
});

/** Opens it and expects the width of its size, or of the screen. */
const widthIs =
  (rem: number) =>
  async ({ canvas, userEvent }: { canvas: Canvas; userEvent: { click: (e: Element) => Promise<void> } }) => {
    const dialog = await open(canvas, userEvent.click);
    const screen = document.documentElement.clientWidth;
    const width = matchMedia(media.sm).matches ? Math.min(rem * 16, screen) : screen;
    await expect(Math.round(dialog.getBoundingClientRect().width)).toBe(width);
  };

export const ExtraSmall = meta.story({ tags: ['proof'], args: { size: 'xs' }, play: widthIs(18) });
export const Small = meta.story({ tags: ['proof'], args: { size: 'sm' }, play: widthIs(22) });
export const Large = meta.story({ tags: ['proof'], args: { size: 'lg' }, play: widthIs(36) });
export const ExtraLarge = meta.story({ tags: ['proof'], args: { size: 'xl' }, play: widthIs(48) });
export const Full = meta.story({ args: { size: 'full' }, play: widthIs(Infinity) });
