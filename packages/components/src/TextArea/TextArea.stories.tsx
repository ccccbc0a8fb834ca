import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { clearAnnouncer } from '../internal/announce.js';
import { VStack } from '../VStack/VStack.js';
import { TextArea } from './TextArea.js';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Message on the card', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Message on the card' });
    await userEvent.type(area, 'Happy{Enter}birthday');
    await expect(area).toHaveValue('Happy\nbirthday');
    await expect(args.onChange).toHaveBeenLastCalledWith('Happy\nbirthday');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <VStack gap={6}>
      {(['outline', 'filled', 'flushed', 'unstyled'] as const).map((variant) => (
        <TextArea key={variant} {...args} variant={variant} label={variant} placeholder="Happy birthday" />
      ))}
    </VStack>
  ),
});

export const Counted = meta.story({
  args: { isCounted: true, maxLength: 30 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const heard = () =>
      [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')].at(-1)?.textContent;
    clearAnnouncer('polite');
    await userEvent.type(area, 'Happy bir');
    await expect(canvas.getByText('9 of 30 characters')).toBeVisible();
    await expect(heard()).toBeUndefined();
    await userEvent.type(area, 't');
    await waitFor(() => expect(heard()).toBe('20 characters left'));
    await userEvent.type(area, 'h');
    await userEvent.type(area, 'day to you, dear one and all of yours');
    await expect(canvas.getByText('30 of 30 characters')).toBeVisible();
    await waitFor(() => expect(heard()).toBe('0 characters left'));
  },
});

/** It grows to its maximum height, then scrolls. */
export const Long = meta.story({
  tags: ['proof'],
  args: { defaultValue: Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`).join('\n'), maxRows: 6 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const { height } = area.getBoundingClientRect();
    await expect(Math.round(height)).toBe(6 * 24 + 24);
    await expect(area.scrollHeight).toBeGreaterThan(height);
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Write a message, or choose no card.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeRequired();
    await expect(area).toHaveAccessibleDescription('Write a message, or choose no card.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Happy birthday' } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Happy birthday' } });
