import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { TimeField } from './TimeField.js';

const meta = preview.meta({
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Pick-up time', onChange: fn() },
});

export const Default = meta.story({
  args: { description: 'From 8 in the morning' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Pick-up time' })).toBeVisible();
    const part = (name: string) => canvas.getByRole('spinbutton', { name });
    await userEvent.click(canvas.getByText('Pick-up time'));
    await expect(part('hour')).toHaveFocus();
    await userEvent.keyboard('230');
    await expect(part('AM/PM')).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:31');
    await expect(part('minute')).toHaveAttribute('aria-valuetext', '31');
  },
});

export const States = meta.story({
  args: { defaultValue: '14:30' },
  render: (args) => (
    <VStack gap={6}>
      <TimeField {...args} hourCycle={24} size="sm" />
      <TimeField {...args} isDisabled />
      <TimeField {...args} isRequired errorMessage="Choose a time while we are open." />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const [whole, disabled, invalid] = canvas.getAllByRole('group');
    await expect(whole).toHaveTextContent('14:30');
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await expect(invalid).toHaveAccessibleDescription(/Choose a time while we are open\.$/);
  },
});

/** The form has the time in HTML's format, and gets the first one back after a reset. */
export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'time', isRequired: true, minValue: '08:00' },
  render: (args) => (
    <form>
      <TimeField {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(form.checkValidity()).toBe(false);
    const hour = canvas.getByRole('spinbutton', { name: /^hour/ });
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard('730a');
    await expect(new FormData(form).get('time')).toBe('07:30');
    await expect(form.checkValidity()).toBe(false);
    await expect(await canvas.findByText('Pick-up time: 8:00 AM or later')).toBeVisible();
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard('8');
    await expect(new FormData(form).get('time')).toBe('08:30');
    await expect(form.checkValidity()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('time')).toBe(''));
    await expect(hour).not.toHaveTextContent('8');
  },
});
