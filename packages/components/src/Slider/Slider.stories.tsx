import preview from '@vitrine/story-kit/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { Slider } from './Slider.js';

const meta = preview.meta({
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Distance to the shop',
    defaultValue: 20,
    formatOptions: { style: 'unit', unit: 'kilometer' },
    onChange: fn(),
    onChangeEnd: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Distance to the shop' });
    await expect(slider).toHaveAttribute('aria-valuetext', '20 km');
    await userEvent.click(canvas.getByText('Distance to the shop'));
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveValue('21');
    await userEvent.keyboard('{ArrowDown}{PageUp}');
    await expect(slider).toHaveValue('30');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('100 km')).toBeVisible();
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(100);
    // Beyond the end nothing changes.
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(slider).toHaveValue('0');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={6}>
      <Slider {...args} description="Only shops that are open now." />
      <Slider {...args} isDisabled />
      <Slider {...args} errorMessage="No shop is that near." />
      <Slider {...args} showsValue={false} />
    </VStack>
  ),
  play: async ({ canvas }) => {
    const [helped, disabled, invalid] = canvas.getAllByRole('slider');
    await expect(helped).toHaveAccessibleDescription('Only shops that are open now.');
    await expect(disabled).toBeDisabled();
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription('No shop is that near.');
  },
});

/** A press on the track moves the thumb there. */
export const PressOnTheTrack = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider');
    const track = slider.parentElement!.parentElement!;
    const { left, top, width, height } = track.getBoundingClientRect();
    const coords = { clientX: left + width * 0.75, clientY: top + height / 2 };
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: track, coords }]);
    await expect(slider).toHaveValue('75');
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: track, coords }]);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(75);
  },
});

/** Assistive technology sets the value of the native slider, without a key. */
export const SetByTechnology = meta.story({
  tags: ['proof'],
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.input(slider, { target: { value: '35' } });
    await expect(slider).toHaveValue('35');
    await expect(args.onChange).toHaveBeenLastCalledWith(35);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(35);
  },
});

export const Steps = meta.story({
  args: { minValue: 0.5, maxValue: 3, step: 0.5, defaultValue: 1, formatOptions: undefined, label: 'Distance' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('slider')).toHaveValue('1.5');
  },
});

/** If the caller does not accept the change, the old value stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: 50, defaultValue: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await expect(canvas.getByRole('slider')).toHaveValue('50');
  },
});

export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'distance' },
  render: (args) => (
    <form>
      <Slider {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => new FormData(canvasElement.querySelector('form')!).get('distance');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sent()).toBe('21');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('slider')).toHaveValue('20');
  },
});

export const NamedByAria = meta.story({
  tags: ['proof'],
  args: { label: undefined, 'aria-label': 'Distance' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Distance' })).toHaveValue('20');
  },
});

/** The track begins at the right, and Left moves towards its end. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('21');
    const track = slider.parentElement!.parentElement!.getBoundingClientRect();
    const thumb = slider.parentElement!.getBoundingClientRect();
    await expect(thumb.left).toBeGreaterThan(track.left + track.width / 2);
  },
});
