import preview from '@vitrine/story-kit/preview';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { HeartIcon, SearchIcon } from '../icons/icons.js';
import { Link } from '../Link/Link.js';
import { VStack } from '../VStack/VStack.js';
import { Tooltip } from './Tooltip.js';

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Keeps it for 30 days',
    trigger: <IconButton aria-label="Save for later" icon={<HeartIcon />} variant="outline" />,
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save for later' });
    await expect(button).toHaveAccessibleDescription('Keeps it for 30 days');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tooltip.dataset.placement).toBeDefined());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await canvas.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});

/** The tooltip stays while the pointer moves onto it, and hides when the pointer leaves. */
export const OnHover = meta.story({
  tags: ['proof'],
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tooltip = await canvas.findByRole('tooltip');
    await userEvent.hover(tooltip);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.hover(document.body);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});

export const HidesOnPress = meta.story({
  tags: ['proof'],
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    await canvas.findByRole('tooltip');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});

/** After the first tooltip, the ones beside it show at once. */
export const Warm = meta.story({
  tags: ['proof'],
  render: () => (
    <HStack>
      <Tooltip
        delay={50}
        content="By name or number"
        trigger={(props) => <IconButton {...props} aria-label="Search" icon={<SearchIcon />} />}
      />
      <Tooltip
        delay={60_000}
        content="Keeps it for 30 days"
        trigger={(props) => <IconButton {...props} aria-label="Save" icon={<HeartIcon />} />}
      />
    </HStack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Keeps it for 30 days');
  },
});

const placements = ['top', 'bottom', 'start', 'end'] as const;

/** A tooltip on each side of its own button. */
const onEverySide = ({ hasArrow }: Pick<ComponentProps<typeof Tooltip>, 'hasArrow'>) => (
  <div style={{ paddingBlock: '4rem' }}>
    <VStack gap={16} align="center">
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          defaultOpen
          hasArrow={hasArrow ?? false}
          placement={placement}
          content={`At the ${placement}`}
          trigger={(props) => (
            <Button {...props} variant="outline">
              {placement}
            </Button>
          )}
        />
      ))}
    </VStack>
  </div>
);

export const Placements = meta.story({
  tags: ['proof'],
  render: onEverySide,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('tooltip')).toHaveLength(4));
  },
});

export const Arrow = meta.story({
  tags: ['proof'],
  args: { hasArrow: true },
  render: onEverySide,
  play: async ({ canvas }) => {
    for (const tooltip of await waitFor(() => canvas.getAllByRole('tooltip'))) {
      await waitFor(() => expect(tooltip.dataset.placement).toBeDefined());
      await expect(getComputedStyle(tooltip, '::before').content).toBe('""');
    }
  },
});

export const LongText = meta.story({
  tags: ['proof'],
  args: {
    defaultOpen: true,
    placement: 'bottom',
    content: 'Kept for 30 days on this device only; sign in to keep it for as long as you like, on all of them.',
  },
  play: async ({ canvas }) => {
    const tooltip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
  },
});

/** It does not show, and does not describe its trigger. */
export const Disabled = meta.story({
  tags: ['proof'],
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
});

function InDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filter</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} size="sm">
        <DrawerHeader title="Filter" />
        <DrawerBody>
          <Tooltip delay={0} content="Keeps it for 30 days" trigger={(props) => <Button {...props}>Save</Button>} />
        </DrawerBody>
      </Drawer>
    </>
  );
}

/** Escape hides the tooltip and leaves the drawer open. The pointer can move onto the tooltip there, too. */
export const InADrawer = meta.story({
  tags: ['proof'],
  render: () => <InDrawer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Filter' });
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.hover(drawer);
    await userEvent.hover(button);
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip.closest('[inert]')).toBeNull();
    await userEvent.hover(tooltip);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(drawer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

/** A link takes the props, too. */
export const OnALink = meta.story({
  args: {
    trigger: (props) => (
      <Link {...props} href="#saved">
        Saved
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Keeps it for 30 days');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
});
