import preview from '@vitrine/story-kit/preview';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { SearchIcon } from '../icons/icons.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Popover } from './Popover.js';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: 'Pick-up in the workshop',
    children: <Text>Open Monday to Friday, 9 to 6. Ring twice.</Text>,
    trigger: <Button variant="outline">Where?</Button>,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
  parameters: {
    screen: { height: 320, opens: 'Where?' },
  },
});

type Canvas = ReturnType<typeof within>;

const shown = async (canvas: Canvas, name = 'Pick-up in the workshop', role = 'dialog') => {
  const panel = await canvas.findByRole(role, { name });
  await waitFor(() => expect(panel.dataset.placement).toBeDefined());
  return panel;
};

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Where?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const panel = await shown(canvas);
    await waitFor(() => expect(panel).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom)).toBe(8),
    );
    await expect(Math.round(panel.getBoundingClientRect().left)).toBe(Math.round(trigger.getBoundingClientRect().left));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledTimes(2));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ClosesOnButtons = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Where?' });
    await userEvent.click(trigger);
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(trigger);
    await shown(canvas);
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** The search popover of the header. Its field has the focus at once. */
export const WithInitialFocus = meta.story({
  tags: ['proof'],
  render: function WithInitialFocus() {
    const input = useRef<HTMLInputElement>(null);
    return (
      <Popover
        aria-label="Search"
        placement="bottom-end"
        initialFocus={input}
        trigger={(props) => <IconButton {...props} aria-label="Open search" icon={<SearchIcon />} />}
      >
        <input ref={input} type="search" aria-label="Search products" />
      </Popover>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Open search' })).not.toHaveAttribute('aria-haspopup');
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }));
    await shown(canvas, 'Search', 'group');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('bell{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open search' })).toHaveFocus());
  },
});

const placements = ['top', 'bottom', 'start', 'end'] as const;

interface EverySideProps extends Pick<ComponentProps<typeof Popover>, 'hasArrow'> {
  justify: 'center' | 'between';
  /** Returns the content of the popover on this side. */
  children: (placement: (typeof placements)[number]) => ReactNode;
}

/** A popover on each side of its own button. */
const OnEverySide = ({ justify, hasArrow = false, children }: EverySideProps) => (
  <VStack>
    <div style={{ blockSize: '10rem' }} />
    <HStack wrap justify={justify}>
      {placements.map((placement) => (
        <Popover
          key={placement}
          hasArrow={hasArrow}
          aria-label={placement}
          placement={placement}
          trigger={(props) => (
            <Button {...props} variant="outline">
              {placement}
            </Button>
          )}
        >
          {children(placement)}
        </Popover>
      ))}
    </HStack>
  </VStack>
);

export const Placements = meta.story({
  parameters: {
    docs: {
      source: {
        code: '<Popover placement="bottom-end" aria-label="Where" trigger={<Button>Where?</Button>}>…</Popover>',
      },
    },
  },
  render: () => <OnEverySide justify="center">{(placement) => `At the ${placement}`}</OnEverySide>,
  play: async ({ canvas, userEvent }) => {
    for (const placement of placements) {
      const trigger = canvas.getByRole('button', { name: placement });
      await userEvent.click(trigger);
      const panel = await shown(canvas, placement);
      const { left, right, top, bottom } = trigger.getBoundingClientRect();
      await waitFor(async () => {
        const box = panel.getBoundingClientRect();
        if (placement === 'top') await expect(box.bottom).toBeLessThanOrEqual(top);
        if (placement === 'bottom') await expect(box.top).toBeGreaterThanOrEqual(bottom);
        if (placement === 'start') await expect(box.right).toBeLessThanOrEqual(left);
        if (placement === 'end') await expect(box.left).toBeGreaterThanOrEqual(right);
      });
      await userEvent.keyboard('{Escape}');
    }
  },
});

/** The arrow points at the middle of the trigger, even if the popover has moved to stay on the screen. */
export const Arrow = meta.story({
  parameters: {
    docs: { source: { code: '<Popover hasArrow title="Where" trigger={<Button>Where?</Button>}>…</Popover>' } },
  },
  render: () => (
    <OnEverySide hasArrow justify="between">
      {(placement) => <Text>Open Monday to Friday, 9 to 6, at the {placement}.</Text>}
    </OnEverySide>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const placement of placements) {
      const trigger = canvas.getByRole('button', { name: placement });
      await userEvent.click(trigger);
      const panel = await shown(canvas, placement);
      await waitFor(async () => {
        const from = trigger.getBoundingClientRect();
        const tip = getComputedStyle(panel, '::before');
        const isAside = panel.dataset.placement === 'left' || panel.dataset.placement === 'right';
        const at = parseFloat(isAside ? tip.top : tip.left) + 6;
        const middle = isAside ? from.top + from.height / 2 : from.left + from.width / 2;
        await expect(Math.abs(at - middle)).toBeLessThanOrEqual(1);
      });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    }
  },
});

/** Content that does not fit scrolls; the arrow stays. */
export const LongWithArrow = meta.story({
  tags: ['proof'],
  args: {
    hasArrow: true,
    children: Array.from({ length: 40 }, (_, line) => <Text key={line}>Line {line + 1} of a long text</Text>),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where?' }));
    const panel = await shown(canvas);
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const last = canvas.getByText('Line 40 of a long text');
    last.scrollIntoView();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(getComputedStyle(panel, '::before').content).toBe('""');
    await expect(panel).toHaveFocus();
  },
});

export const DefaultOpen = meta.story({
  tags: ['proof'],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await shown(canvas);
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled({ isOpen: _, defaultOpen: __, ...args }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <VStack align="start">
        <Popover {...args} isOpen={isOpen} onOpenChange={setOpen} />
        <Button variant="link" onPress={() => setOpen(true)}>
          Open from elsewhere
        </Button>
      </VStack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open from elsewhere' }));
    await shown(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Where?' }));
    await shown(canvas);
  },
});

const closed = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Pick-up in the workshop' })).toBeNull());

/** Escape closes the popover, not the drawer around it. The same applies on the button that opened it. */
export const InADrawer = meta.story({
  tags: ['proof'],
  render: function InADrawer(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Drawer isOpen={isOpen} onOpenChange={setOpen} size="sm">
        <DrawerHeader title="Cart" closeLabel="Close cart" />
        <DrawerBody>
          <Popover {...args} />
        </DrawerBody>
      </Drawer>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Where?' });
    const drawer = canvas.getByRole('dialog', { name: 'Cart' });
    await userEvent.click(trigger);
    const panel = await shown(canvas);
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed(canvas);
    await expect(drawer).toBeVisible();

    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await shown(canvas);
    trigger.focus();
    await userEvent.keyboard('{Escape}');
    await closed(canvas);
    await expect(drawer).toBeVisible();
    await expect(trigger).toHaveFocus();
  },
});

/** Leaving with Tab closes the popover, because it would cover the next elements. The focus moves on from its button, not from the end of the page. */
export const LeftWithTab = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack align="start">
      <Button variant="link">Before</Button>
      <Popover {...args} />
      <Button variant="link">After</Button>
    </VStack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where?' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await closed(canvas);
  },
});

/** The same, without an element after or before its button. */
export const LeftWithTabAtTheEdge = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Where?' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await closed(canvas);
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await closed(canvas);
  },
});

/** The button is elsewhere, such as one that must be in the page before the popover is loaded. */
export const ButtonElsewhere = meta.story({
  tags: ['proof'],
  render: function ButtonElsewhere({ trigger: _, isOpen: __, defaultOpen: ___, ...args }) {
    const button = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <VStack align="start">
        <Button ref={button} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          Where?
        </Button>
        <Popover {...args} trigger={button} isOpen={isOpen} onOpenChange={setOpen} />
      </VStack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Where?' });
    await userEvent.click(trigger);
    const panel = await shown(canvas);
    await waitFor(() => expect(panel).toHaveFocus());
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom)).toBe(8),
    );
    await userEvent.keyboard('{Escape}');
    await closed(canvas);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await shown(canvas);
    await userEvent.click(trigger);
    await closed(canvas);
  },
});

/** A press outside closes it, and gives the focus back to its button. */
export const PressedOutside = meta.story({
  tags: ['proof'],
  render: (args) => (
    <VStack align="start">
      <Popover {...args} />
      <div style={{ blockSize: '16rem' }} />
      <Text>Some text of the page.</Text>
    </VStack>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Where?' });
    await userEvent.click(trigger);
    await shown(canvas);
    await userEvent.click(canvas.getByText('Some text of the page.'));
    await closed(canvas);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Where?' });
    await userEvent.click(trigger);
    const panel = await shown(canvas);
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().right)).toBe(Math.round(trigger.getBoundingClientRect().right)),
    );
  },
});
