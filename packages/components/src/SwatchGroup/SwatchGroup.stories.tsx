import preview from '@vitrine/story-kit/preview';
import { expect, fn } from 'storybook/test';
import { VStack } from '../VStack/VStack.js';
import { SwatchGroup } from './SwatchGroup.js';

const colors = [
  { value: 'moss', label: 'Moss green', color: '#5b6b3a' },
  { value: 'paper', label: 'Paper', color: '#f7f3ea' },
  { value: 'ink', label: 'Ink', color: '#16181d', isSoldOut: true },
  { value: 'rust', label: 'Rust and sand', color: 'linear-gradient(135deg, #a5452a 50%, #d9c5a0 50%)' },
];
const sizes = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M', isSoldOut: true },
  { value: 'l', label: 'L' },
  { value: 'xl', label: 'XL', isDisabled: true },
];

const meta = preview.meta({
  title: 'Forms/SwatchGroup',
  component: SwatchGroup,
  args: { label: 'Colour', items: colors, onChange: fn() },
});

export const Colours = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Colour' })).toBeVisible();
    const moss = canvas.getByRole('radio', { name: 'Moss green' });
    const target = moss.closest('label')!;
    await expect(target.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await userEvent.click(target);
    await expect(moss).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('moss');
    // The name of the colour is visible, too.
    await expect(canvas.getByText('Moss green', { selector: 'legend bdi' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Paper' })).toBeChecked();
  },
});

/** A sold-out value is marked and announced, and can be chosen like any other. */
export const SoldOut = meta.story({
  args: { label: 'Size', items: sizes },
  play: async ({ canvas, userEvent, args }) => {
    const soldOut = canvas.getByRole('radio', { name: 'M (Sold out)' });
    await userEvent.click(canvas.getByText('M'));
    await expect(soldOut).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('m');
    await expect(canvas.getByText('M (Sold out)', { selector: 'legend bdi' })).toBeVisible();
    // The arrow keys skip the value that does not exist, and wrap around.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'XL' })).toBeDisabled();
  },
});

/** A number keeps its place before its unit on a page that runs right to left. */
export const Measures = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { label: 'القطر', items: ['24 cm', '28 cm'].map((value) => ({ value, label: value })), defaultValue: '28 cm' },
  play: async ({ canvas }) => {
    for (const { firstChild } of canvas.getAllByText(/cm$/)) {
      const startOf = (index: number) => {
        const range = document.createRange();
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + 1);
        return range.getBoundingClientRect().left;
      };
      await expect(startOf(0)).toBeLessThan(startOf(3));
    }
  },
});

export const States = meta.story({
  render: (args) => (
    <VStack gap={6}>
      <SwatchGroup {...args} defaultValue="moss" />
      <SwatchGroup {...args} label="Colour, sold out" defaultValue="ink" />
      <SwatchGroup {...args} label="Size" items={sizes} defaultValue="l" />
      <SwatchGroup {...args} label="Size, sold out" items={sizes} defaultValue="m" />
      <SwatchGroup {...args} label="Disabled" isDisabled defaultValue="moss" />
      <SwatchGroup {...args} label="Disabled size" isDisabled items={sizes} />
    </VStack>
  ),
});

export const Pictures = meta.story({
  args: {
    label: 'Handlebar tape',
    items: ['#7a4a2b', '#2b3a7a'].map((color, index) => ({
      value: String(index),
      label: index ? 'Blue cotton' : 'Brown leather',
      image: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${color}" d="M0 0h4v4H0z"/><path stroke="white" stroke-width=".5" d="M0 4 4 0"/></svg>`)}`,
    })),
    defaultValue: '1',
  },
});

export const Invalid = meta.story({
  args: { label: 'Size', items: sizes, isRequired: true, errorMessage: 'Choose a size.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Size' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a size.');
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeRequired();
  },
});

/** The chosen value is beside the label, and the mark of a required field is after both. */
export const Required = meta.story({
  tags: ['proof'],
  args: { label: 'Size', items: sizes, isRequired: true, defaultValue: 's' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Size' });
    await expect(group.querySelector('legend')).toHaveTextContent('Size: S *');
    await expect(group).toHaveAttribute('aria-required', 'true');
  },
});

export const Many = meta.story({
  args: {
    label: 'Size',
    items: Array.from({ length: 18 }, (_, index) => ({
      value: `${index}`,
      label: `${36 + index / 2}`,
      isSoldOut: index % 5 === 2,
    })),
  },
});

export const LongNames = meta.story({
  tags: ['proof'],
  args: {
    label: 'Build',
    items: [
      { value: 'a', label: 'Chromoly steel frame with carbon fork, hydraulic disc brakes and a front rack' },
      { value: 'b', label: 'Frame only', isSoldOut: true },
    ],
  },
});

export const RightToLeft = meta.story({
  // On the docs page, it would switch the whole page to right-to-left.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { label: 'المقاس', items: sizes, soldOutLabel: 'نفد', defaultValue: 'm' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'M (نفد)' })).toBeChecked();
    const [first, second] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.left);
    // The next one is on the left.
    canvas.getByRole('radio', { name: 'M (نفد)' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
  },
});
