import preview from '@vitrine/story-kit/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Form } from '../Form/Form.js';
import { VStack } from '../VStack/VStack.js';
import { DatePicker } from './DatePicker.js';

const meta = preview.meta({
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Delivery day', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery day' })).toBeVisible();
    const part = (name: string) => canvas.getByRole('spinbutton', { name });
    // A press on the label goes to the first part.
    await userEvent.click(canvas.getByText('Delivery day'));
    await expect(part('month')).toHaveFocus();
    await userEvent.keyboard('314');
    await expect(part('year')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2025');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-14');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(part('day')).toHaveAttribute('aria-valuetext', '15');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-15');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Calendar Delivery day' })).toHaveFocus();
  },
});

/** The button opens the calendar on the chosen day. A choice closes it, and the focus returns. */
export const Choosing = meta.story({
  args: {
    defaultValue: '2025-03-14',
    minValue: '2025-03-03',
    isDateUnavailable: (date: string) => [0, 6].includes(new Date(date).getUTCDay()),
    description: 'From Monday to Friday',
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Calendar Delivery day' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: /March 14, 2025 selected/ })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Calendar Delivery day' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-07');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    // From a part with the keyboard, closed by Escape.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /March 7, 2025 selected/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'year' })).toHaveFocus());
  },
});

export const States = meta.story({
  args: { defaultValue: '2025-03-14' },
  render: (args) => (
    <VStack gap={6}>
      <DatePicker {...args} size="sm" isOptional />
      <DatePicker {...args} isDisabled />
      <DatePicker {...args} isReadOnly />
      <DatePicker {...args} isRequired errorMessage="Choose a day from Monday on." />
    </VStack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [, disabled, readOnly, invalid] = canvas.getAllByRole('group');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(invalid).toHaveAccessibleDescription(/Choose a day from Monday on\.$/);
    await expect(invalid!.querySelector('[data-part]')).toBeInvalid();
    await userEvent.click(readOnly!.querySelector('[data-part]')!);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const sent = fn<(data: FormData) => void>();

/** A form stops for a date that is missing, incomplete, too early or unavailable. The first part takes the focus. */
export const InAForm = meta.story({
  tags: ['proof'],
  args: {
    name: 'day',
    isRequired: true,
    minValue: '2025-03-03',
    isDateUnavailable: (date: string) => date === '2025-03-17',
  },
  render: (args) => (
    <Form aria-label="Delivery" onSubmit={sent}>
      <VStack align="start">
        <DatePicker {...args} />
        <Button type="submit">Save</Button>
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </VStack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const stopsWith = async (problem: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const link = await canvas.findByRole('link', { name: problem });
      await userEvent.click(link);
      await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    };
    await stopsWith('Delivery day is required');
    await userEvent.keyboard('3');
    await stopsWith('Delivery day: fill in all parts');
    await userEvent.keyboard('3022025');
    await stopsWith('Delivery day: March 3, 2025 or later');
    await userEvent.keyboard('3172025');
    await stopsWith('Delivery day: choose another date, this one is not available');
    await userEvent.keyboard('3182025');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent.mock.lastCall?.[0].get('day')).toBe('2025-03-18');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveTextContent('mm'));
  },
});

/** The parts are in the order of the page's language, and Left goes on to the next one. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { defaultValue: '2025-03-14' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts[0]).toHaveFocus();
    const left = (part: HTMLElement) => part.getBoundingClientRect().left;
    const before = left(parts[0]!);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(left(document.activeElement as HTMLElement)).toBeLessThan(before);
    const button = canvas.getByRole('button');
    await expect(left(button)).toBeLessThan(Math.min(...parts.map(left)));
  },
});
