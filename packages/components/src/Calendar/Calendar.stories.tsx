import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { clearAnnouncer } from '../internal/announce.js';
import { VStack } from '../VStack/VStack.js';
import { Calendar } from './Calendar.js';

const meta = preview.meta({
  title: 'Forms/Calendar',
  component: Calendar,
  args: { label: 'Delivery day', onChange: fn() },
});

/** Waits until the announcer has said `text`. */
const says = (text: RegExp) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));

export const Default = meta.story({
  args: { defaultValue: '2025-03-14' },
  play: async ({ canvas, userEvent, args }) => {
    const day = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('application', { name: /March 2025.*Delivery day/ })).toBeVisible();
    clearAnnouncer('assertive');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await says(/April 2025/);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(day('Friday, March 14, 2025 selected')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(day('Saturday, March 22, 2025')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-22');
    await says(/Selected Date: Saturday, March 22, 2025/);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day('Tuesday, April 22, 2025')).toHaveFocus());
    await userEvent.keyboard('{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-04-30');
    await userEvent.click(day('Monday, April 7, 2025'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-04-07');
  },
});

/** Dates before today, or on days without a delivery, cannot be chosen. */
export const Bounds = meta.story({
  args: {
    description: 'Weekdays only',
    defaultValue: '2025-03-14',
    minValue: '2025-03-06',
    maxValue: '2025-04-11',
    isDateUnavailable: (date: string) => [0, 6].includes(new Date(date).getUTCDay()),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription('Weekdays only');
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const saturday = canvas.getByRole('button', { name: 'Saturday, March 15, 2025' });
    await expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(saturday);
    await expect(args.onChange).not.toHaveBeenCalled();
    // The button to the last month becomes disabled. The days take its focus.
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(canvas.getByRole('grid', { name: /April 2025/ })).toContainElement(focused()));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-04-11');
  },
});

const focused = () => document.activeElement as HTMLElement;

export const States = meta.story({
  args: { defaultValue: '2025-03-14' },
  render: (args) => (
    <VStack gap={6}>
      <Calendar {...args} isDisabled />
      <Calendar {...args} isRequired errorMessage="Choose a day on which we deliver." />
    </VStack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [disabled, invalid] = canvas.getAllByRole('application');
    await expect(invalid).toHaveAccessibleDescription('Choose a day on which we deliver.');
    await expect(invalid!.querySelector('[data-selected]')).toBeInvalid();
    await userEvent.click(disabled!.querySelector('td > div')!);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The form has the date in HTML's format, and gets the first one back after a reset. */
export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'day', isRequired: true, minValue: '2025-03-01', maxValue: '2025-03-31' },
  render: (args) => (
    <form>
      <Calendar {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(form.checkValidity()).toBe(false);
    // The check moves the focus to the field.
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(focused()));
    await userEvent.click(canvas.getByRole('button', { name: 'Monday, March 10, 2025' }));
    await expect(new FormData(form).get('day')).toBe('2025-03-10');
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('day')).toBe(''));
  },
});

/** Left goes to the next day. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { defaultValue: '2025-03-14' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-15');
    const [previous, next] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left);
    await expect(previous!).toBeGreaterThan(next!);
  },
});
