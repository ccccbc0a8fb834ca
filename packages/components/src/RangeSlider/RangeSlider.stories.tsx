import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { RangeSlider } from './RangeSlider.js';

const meta = preview.meta({
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Price',
    maxValue: 240,
    defaultValue: [20, 120] as const,
    formatOptions: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
    onChange: fn(),
    onChangeEnd: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const least = canvas.getByRole('slider', { name: 'Minimum Price' });
    const most = canvas.getByRole('slider', { name: 'Maximum Price' });
    await expect(canvas.getByRole('group', { name: /^Price/ })).toContainElement(least);
    await userEvent.tab();
    await expect(least).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 120]);
    await userEvent.tab();
    await expect(most).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(most).toHaveAttribute('aria-valuetext', '$144');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([21, 144]);
    await expect(canvas.getByText(/\$21\s–\s\$144/)).toBeVisible();
  },
});

/** No thumb passes the other. At the same value, the text has one number. */
export const Meeting = meta.story({
  tags: ['proof'],
  args: { defaultValue: [100, 120] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([120, 120]);
    await expect(canvas.getByText(': $120')).toBeVisible();
    // Both can part again.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([120, 121]);
  },
});

/** A press on the track moves the nearer thumb. */
export const PressOnTheTrack = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const track = canvas.getAllByRole('slider')[0]!.parentElement!.parentElement!;
    const { left, top, width, height } = track.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + height / 2 });
    await userEvent.pointer([{ keys: '[MouseLeft]', target: track, coords: at(0.75) }]);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([20, 180]);
    await userEvent.pointer([{ keys: '[MouseLeft]', target: track, coords: at(0) }]);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([0, 180]);
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={6}>
      <RangeSlider {...args} description="With tax." />
      <RangeSlider {...args} isDisabled />
      <RangeSlider {...args} showsValue={false} />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('slider');
    for (const thumb of [first, second]) await expect(thumb).toHaveAccessibleDescription('With tax.');
    for (const thumb of [third, fourth]) await expect(thumb).toBeDisabled();
  },
});

/** Values outside of the bounds are limited to them. */
export const Bounds = meta.story({
  tags: ['proof'],
  args: { defaultValue: [-10, 999] },
  play: async ({ canvas }) => {
    const [least, most] = canvas.getAllByRole('slider');
    await expect(least).toHaveValue('0');
    await expect(most).toHaveValue('240');
  },
});

export const InAForm = meta.story({
  tags: ['proof'],
  args: { startName: 'from', endName: 'to' },
  render: (args) => (
    <form>
      <RangeSlider {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => [...new FormData(canvasElement.querySelector('form')!)].flat().join(' ');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sent()).toBe('from 21 to 120');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toBe('from 20 to 120');
  },
});

export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([21, 120]);
    // The mark keeps the dollar behind its letters.
    await expect(canvas.getByText(/US\$\u200e$/)).toBeVisible();
    const [least, most] = canvas.getAllByRole('slider').map((each) => each.parentElement!.getBoundingClientRect());
    await expect(least!.left).toBeGreaterThan(most!.left);
  },
});
