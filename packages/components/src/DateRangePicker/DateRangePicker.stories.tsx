import preview from '@vitrine/story-kit/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Form } from '../Form/Form.js';
import { VStack } from '../VStack/VStack.js';
import { DateRangePicker } from './DateRangePicker.js';

const meta = preview.meta({
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Rental', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Rental' })).toBeVisible();
    await userEvent.click(canvas.getByText('Rental'));
    await expect(canvas.getByRole('spinbutton', { name: 'month, Start Date' })).toHaveFocus();
    await userEvent.keyboard('3142025');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('spinbutton', { name: 'month, End Date' })).toHaveFocus();
    await userEvent.keyboard('3202025');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-03-14', end: '2025-03-20' });
  },
});

/** The first press chooses the first day, the second one the last. */
export const Choosing = meta.story({
  args: {
    defaultValue: { start: '2025-03-14', end: '2025-03-20' },
    minValue: '2025-03-03',
    isDateUnavailable: (date: string) => date === '2025-03-12',
    description: 'At least two days',
  },
  play: async ({ canvas, userEvent, args }) => {
    const day = (name: RegExp) => screen.getByRole('button', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Rental' }));
    await waitFor(() => expect(day(/March 14, 2025 selected/)).toHaveFocus());
    await expect(screen.getByRole('grid').querySelectorAll('[data-in-range]')).toHaveLength(7);
    await userEvent.click(day(/March 5, 2025/));
    await expect(args.onChange).not.toHaveBeenCalled();
    // The taken day is the end of every range.
    await expect(day(/March 14, 2025/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-03-05', end: '2025-03-07' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const States = meta.story({
  args: { defaultValue: { start: '2025-03-14', end: '2025-03-20' } },
  render: (args) => (
    <VStack gap={6}>
      <DateRangePicker {...args} size="sm" isDisabled />
      <DateRangePicker {...args} isRequired errorMessage="These days are taken." />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const [disabled, invalid] = canvas.getAllByRole('group');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(invalid).toHaveAccessibleDescription(/These days are taken\.$/);
  },
});

const sent = fn<(data: FormData) => void>();

/** A form stops for days that are missing, half there or reversed, with one error. */
export const InAForm = meta.story({
  tags: ['proof'],
  args: { startName: 'from', endName: 'to', isRequired: true, minValue: '2025-03-03' },
  render: (args) => (
    <Form aria-label="Rental" onSubmit={sent}>
      <VStack align="start">
        <DateRangePicker {...args} />
        <Button type="submit">Save</Button>
      </VStack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const stopsWith = async (problem: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await userEvent.click(await canvas.findByRole('link', { name: problem }));
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
      await expect(canvas.getByRole('spinbutton', { name: /^month, Start/ })).toHaveFocus();
    };
    await stopsWith('Rental is required');
    await userEvent.keyboard('3202025');
    await stopsWith('Rental: fill in all parts');
    await userEvent.keyboard('32020253142025');
    await stopsWith('Rental: the last day is before the first');
    await userEvent.keyboard('3102025');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect([...sent.mock.lastCall![0]].flat()).toEqual(['from', '2025-03-10', 'to', '2025-03-14']);
  },
});
