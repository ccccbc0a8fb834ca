import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { BoxIcon, StarIcon, WrenchIcon } from '../icons/icons.js';
import { Link } from '../Link/Link.js';
import { Text } from '../Text/Text.js';
import { Tabs } from './Tabs.js';
import { Tab } from './Tab.js';

const items = [
  { id: 'details', title: 'Details', content: <Text>Lugged steel, brazed by hand in San Mateo.</Text> },
  { id: 'sizes', title: 'Sizes', content: <Text>Six sizes, from 47 to 62 cm.</Text> },
  { id: 'care', title: 'Care', content: <Text>Wipe it dry after rain. Wax once a year.</Text> },
];

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { Tab },
  args: { items, 'aria-label': 'Product information', onSelectionChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [details, sizes, care] = canvas.getAllByRole('tab');
    await expect(canvas.getByRole('tablist')).toHaveAccessibleName('Product information');
    await expect(details).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sizes).toHaveFocus();
    await expect(sizes).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Sizes' })).toHaveTextContent('Six sizes');
    await userEvent.keyboard('{End}');
    await expect(care).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(details).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(details).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(care!);
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('care');
    await expect(care!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Arrow keys only move the focus; Enter selects. */
export const Manual = meta.story({
  tags: ['proof'],
  args: { keyboardActivation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const sizes = canvas.getByRole('tab', { name: 'Sizes' });
    await expect(sizes).toHaveFocus();
    await expect(sizes).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(sizes).toHaveAttribute('aria-selected', 'true');
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Sizes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: 'Care' })).toHaveFocus();
  },
});

export const Enclosed = meta.story({ args: { variant: 'enclosed' } });
export const EnclosedVertical = meta.story({ tags: ['proof'], args: { variant: 'enclosed', orientation: 'vertical' } });
export const Fitted = meta.story({ args: { isFitted: true, variant: 'enclosed' } });

export const WithIcons = meta.story({
  args: {
    items: [
      { ...items[0]!, icon: <BoxIcon aria-hidden="true" /> },
      { ...items[1]!, icon: <StarIcon aria-hidden="true" /> },
      { ...items[2]!, icon: <WrenchIcon aria-hidden="true" /> },
    ],
  },
});

export const OneDisabled = meta.story({
  args: { items: items.map((item) => ({ ...item, isDisabled: item.id === 'sizes' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Care' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Sizes' })).toBeDisabled();
  },
});

/** The next tab stop is the first usable element in the panel, or the panel itself if it has none. */
export const LinksInside = meta.story({
  tags: ['proof'],
  args: {
    items: [{ id: 'care', title: 'Care', content: <Link href="#care">How to wax it</Link> }, ...items.slice(0, 1)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

/** Only the selected panel is rendered. */
export const Lazy = meta.story({
  tags: ['proof'],
  args: { isLazy: true, defaultSelectedKey: 'care' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wax once/)).toBeVisible();
    await expect(canvas.queryByText(/Lugged steel/)).toBeNull();
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [id, setId] = useState('sizes');
    return <Tabs {...args} selectedKey={id} onSelectionChange={setId} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Sizes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
  },
});

/** If the caller does not accept the change, the tab stays selected. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { selectedKey: 'details' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Care' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith('care');
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** The row scrolls; the page does not. */
export const Many = meta.story({
  tags: ['proof'],
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      title: `Collection ${index + 1}`,
      content: <Text>Panel {index + 1}</Text>,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Collection 12' });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Sizes' })).toHaveFocus();
  },
});
