import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { RatingInput } from './RatingInput.js';

const meta = preview.meta({
  title: 'Forms/RatingInput',
  component: RatingInput,
  args: { label: 'Your rating', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Your rating' })).toBeVisible();
    const fourth = canvas.getByRole('radio', { name: '4 of 5' });
    await userEvent.click(fourth.parentElement!);
    await expect(fourth).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 of 5' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '1 of 5' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

/** The chosen word shows after the label. */
export const InWords = meta.story({
  args: { valueLabels: ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'], defaultValue: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Very good' })).toBeChecked();
    await expect(canvas.getByText(': Very good')).toBeVisible();
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={6}>
      <RatingInput {...args} description="Rate the product, not the delivery." />
      <RatingInput {...args} isDisabled defaultValue={3} />
      <RatingInput {...args} isRequired errorMessage="Choose a number of stars." />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const [helped, disabled, invalid] = canvas.getAllByRole('radiogroup');
    await expect(helped).toHaveAccessibleDescription('Rate the product, not the delivery.');
    for (const radio of disabled!.querySelectorAll('input')) await expect(radio).toBeDisabled();
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAttribute('aria-required', 'true');
  },
});

/** Up to the chosen star all are filled. */
export const Filled = meta.story({
  tags: ['proof'],
  args: { defaultValue: 2 },
  play: async ({ canvas }) => {
    const fills = canvas
      .getAllByRole('radio')
      .map((radio) => getComputedStyle(radio.parentElement!.querySelector('svg')!).fill);
    await expect(fills.map((fill) => fill !== 'none')).toEqual([true, true, false, false, false]);
  },
});

/** If the caller does not accept the rating, the old one stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 of 5' }).parentElement!);
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  },
});

export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'rating', isRequired: true },
  render: (args) => (
    <form>
      <RatingInput {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: '3 of 5' }).parentElement!);
    await expect(form.checkValidity()).toBe(true);
    await expect(new FormData(form).get('rating')).toBe('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** Left chooses the next star. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { defaultValue: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
});
