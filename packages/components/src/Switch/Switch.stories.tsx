import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Switch } from './Switch.js';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Only what is in stock', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Only what is in stock' });
    await userEvent.click(canvas.getByText('Only what is in stock'));
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={2}>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultSelected />
      <Switch {...args} label="Disabled, off" isDisabled />
      <Switch {...args} label="Disabled, on" isDisabled defaultSelected />
    </VStack>
  ),
});

export const WithHelp = meta.story({
  args: { description: 'Hides what has to be ordered for you.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Hides what has to be ordered for you.');
  },
});

export const NamedByAria = meta.story({
  tags: ['proof'],
  args: { label: undefined, 'aria-label': 'Dark scheme' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Dark scheme' })).not.toBeChecked();
  },
});

/** If the caller does not accept the change, the old state stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const RightToLeft = meta.story({
  // On the docs page, it would switch the whole page to right-to-left.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { label: 'المتوفر فقط', defaultSelected: true },
});
