import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { clearAnnouncer } from '../internal/announce.js';
import { withScreenReader } from '../testing/screenReader.js';
import { VStack } from '../VStack/VStack.js';
import { NumberInput } from './NumberInput.js';

const meta = preview.meta({
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { label: 'Quantity', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(input).toHaveValue('1');
    const increase = canvas.getByRole('button', { name: 'Increase Quantity' });
    const decrease = canvas.getByRole('button', { name: 'Decrease Quantity' });
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(decrease);
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.click(increase);
    await expect(input).toHaveValue('2');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
});

/** Clicks faster than it can render: none is lost. */
export const FiftyQuickClicks = meta.story({
  tags: ['proof'],
  play: async ({ canvas, args }) => {
    const increase = canvas.getByRole('button', { name: 'Increase Quantity' });
    for (let clicks = 0; clicks < 50; clicks++) increase.click();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('51'));
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    canvas.getByRole('button', { name: 'Decrease Quantity' }).click();
    increase.click();
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(52));
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
  },
});

export const Keys = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('2');
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('100');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(input).toHaveValue('100');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('1');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    // Tab skips the buttons, because the keys do the same.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Increase Quantity' })).not.toHaveFocus();
  },
});

export const Typing = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('25');
    // Typed digits are not final: 2 became 25, and 25 may become 250.
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(25);

    await userEvent.tripleClick(input);
    await userEvent.keyboard('1000');
    await userEvent.tab();
    await expect(input).toHaveValue('100');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);

    await userEvent.tripleClick(input);
    await userEvent.keyboard('0');
    await userEvent.tab();
    await expect(input).toHaveValue('1');

    // An empty field and text that is not a number go back to the last number.
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
    await userEvent.tab();
    await expect(input).toHaveValue('1');
    await userEvent.click(input);
    await userEvent.keyboard('abc');
    await expect(input).toHaveValue('1');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

/** The region for immediate announcements. The whole page has one, and it stays audible behind modal dialogs. */
const said = () => document.querySelector('[data-live-announcer] [aria-live=assertive]');

/** Waits until `text` is the last announcement. The announcer empties its region before each one. */
const says = (text: string) =>
  waitFor(() => expect(said()?.lastElementChild).toHaveTextContent(new RegExp(`^${text}$`)));

export const Announces = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await says('2');
    const input = canvas.getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('500');
    await says('500');
    await userEvent.tab();
    await says('100');
  },
});

/** The number does not change at a bound, and is announced again. */
export const AtTheBounds = meta.story({
  tags: ['proof'],
  args: { defaultValue: 10, maxValue: 10 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    for (const key of ['ArrowUp', 'PageUp', 'End']) {
      clearAnnouncer('assertive');
      await userEvent.keyboard(`{${key}}`);
      await says('10');
    }
    await userEvent.keyboard('{Home}');
    await says('1');
    clearAnnouncer('assertive');
    await userEvent.keyboard('{ArrowDown}');
    await says('1');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
});

/** Characters that cannot be part of a number are rejected, and the caret stays in its place. */
export const RefusedLetter = meta.story({
  tags: ['proof'],
  args: { defaultValue: 12 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('x5');
    await expect(input).toHaveValue('152');
    await expect(input.selectionStart).toBe(2);
  },
});

export const Holding = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    const increase = canvas.getByRole('button', { name: 'Increase Quantity' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: increase });
    await waitFor(() => expect(Number((input as HTMLInputElement).value)).toBeGreaterThan(4));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: increase });
    const held = (input as HTMLInputElement).value;
    await expect(args.onChange).toHaveBeenLastCalledWith(Number(held));
    // The release of the pointer ends the repetition and is not a further step.
    await userEvent.click(increase);
    await expect(input).toHaveValue(String(Number(held) + 1));
  },
});

export const Wheel = meta.story({
  tags: ['proof'],
  args: { defaultValue: 5 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    // Without focus, the wheel scrolls the page.
    await expect(fireEvent.wheel(input, { deltaY: -100 })).toBe(true);
    await expect(input).toHaveValue('5');
    await userEvent.click(input);
    // Turning the wheel towards oneself, which scrolls down, increases the number.
    await expect(fireEvent.wheel(input, { deltaY: 100 })).toBe(false);
    await waitFor(() => expect(input).toHaveValue('6'));
    fireEvent.wheel(input, { deltaY: -120 });
    fireEvent.wheel(input, { deltaY: -3, deltaMode: 1 });
    await waitFor(() => expect(input).toHaveValue('4'));
    // The field ignores a sideways wheel and one that zooms the page.
    fireEvent.wheel(input, { deltaY: 10, deltaX: 100 });
    await expect(fireEvent.wheel(input, { deltaY: 100, ctrlKey: true })).toBe(true);
    await expect(input).toHaveValue('4');
  },
});

export const WheelDisabled = meta.story({
  tags: ['proof'],
  args: { defaultValue: 5, isWheelDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await expect(fireEvent.wheel(input, { deltaY: -100 })).toBe(true);
    await expect(input).toHaveValue('5');
  },
});

export const Steps = meta.story({
  args: { label: 'Pack size', minValue: 6, maxValue: 50, step: 6, description: 'Sold in packs of six.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Pack size' });
    await expect(input).toHaveAccessibleDescription('Sold in packs of six.');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Pack size' }));
    await expect(input).toHaveValue('12');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('20{Enter}');
    await expect(input).toHaveValue('18');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('48');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Pack size' }));
    await expect(input).toHaveValue('48');
  },
});

export const Decimals = meta.story({
  args: { label: 'Length in m', minValue: 0.5, maxValue: 3, step: 0.1, defaultValue: 0.5 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Length in m' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Length in m' }));
    await expect(input).toHaveValue('0.7');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.7);
  },
});

/** It begins empty, and has no bounds and no steps but the caller's. */
export const MayBeEmpty = meta.story({
  tags: ['proof'],
  args: { label: 'Weight in kg', allowsEmpty: true, isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: /^Weight in kg/ });
    await expect(input).toHaveValue('');
    await expect(input).toBeRequired();
    await userEvent.type(input, '2500.75{Enter}');
    await expect(input).toHaveValue('2,500.75');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Weight in kg' }));
    await expect(input).toHaveValue('0');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Weight in kg' }));
    await expect(input).toHaveValue('-1');
    await expect(args.onChange?.mock.calls).toEqual([[2500.75], [null], [0], [-1]]);
  },
});

/** Money, a share and a measure. Typed text needs no sign and no unit. */
export const Formatted = meta.story({
  tags: ['proof'],
  render: () => (
    <VStack align="start">
      <NumberInput
        label="Gift amount"
        allowsEmpty
        minValue={5}
        defaultValue={25}
        formatOptions={{ style: 'currency', currency: 'EUR' }}
      />
      <NumberInput
        label="Discount"
        minValue={0}
        maxValue={0.5}
        defaultValue={0.1}
        formatOptions={{ style: 'percent' }}
      />
      <NumberInput label="Weight" defaultValue={12} formatOptions={{ style: 'unit', unit: 'kilogram' }} />
    </VStack>
  ),
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Gift amount' });
    await expect(amount).toHaveValue('€25.00');
    await userEvent.tripleClick(amount);
    await userEvent.keyboard('12.5{Enter}');
    await expect(amount).toHaveValue('€12.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Gift amount' }));
    await expect(amount).toHaveValue('€13.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Discount' }));
    await expect(canvas.getByRole('textbox', { name: 'Discount' })).toHaveValue('11%');
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveValue('12 kg');
  },
});

/** The stock fell below the number in the cart. The field shows the number in the cart, and the next change corrects it. */
export const OutsideTheBounds = meta.story({
  tags: ['proof'],
  args: { value: 12, maxValue: 10, errorMessage: 'Only 10 are left.' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('12');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Only 10 are left.');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Quantity' }));
    await expect(input).toHaveValue('10');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(10);
  },
});

/** A minimum order above the maximum, as in the sample of spec §9: no number is valid, so there is nothing to change. */
export const MinimumAboveMaximum = meta.story({
  tags: ['proof'],
  args: { minValue: 5, maxValue: 2, description: 'Cannot be ordered: at least 5, but 2 at most.' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeDisabled();
    await expect(input).toHaveAccessibleDescription('Cannot be ordered: at least 5, but 2 at most.');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** If the caller does not accept the new number, the old one stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Quantity' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('50');
    await userEvent.tab();
    await expect(input).toHaveValue('3');
  },
});

export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'quantity', defaultValue: 1200, maxValue: 5000 },
  render: (args) => (
    <form>
      <NumberInput {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,200');
    await expect(new FormData(canvasElement.querySelector('form')!).get('quantity')).toBe('1200');
  },
});

export const Small = meta.story({ args: { size: 'sm' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 3 } });
export const Invalid = meta.story({ args: { errorMessage: 'Only 4 are left in this colour.', defaultValue: 4 } });

export const OwnNames = meta.story({
  tags: ['proof'],
  args: {
    label: undefined,
    'aria-label': 'Quantity of Tern bell',
    incrementAriaLabel: 'One more',
    decrementAriaLabel: 'One less',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity of Tern bell' })).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1');
  },
});

/** The field shows the digits of the locale and understands any digits. */
export const ArabicDigits = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { label: 'الكمية', defaultValue: 12 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'الكمية' });
    await userEvent.tripleClick(input);
    await userEvent.keyboard('٤٥{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('67{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(67);
  },
});

export const ScreenReader = meta.story({
  name: 'What a screen reader says',
  // The docs page already lists these announcements.
  tags: ['proof', 'screen-reader'],
  args: { defaultValue: 2, maxValue: 10, description: 'At most 10.' },
  play: ({ canvasElement }) =>
    withScreenReader(canvasElement, async ({ hears, reads, act, press, type }) => {
      await hears('Quantity');
      await reads('button, Decrease Quantity, 1 control', 'Number field, Quantity, 2, At most 10.');
      // The region for announcements is outside the story.
      await press('ArrowUp');
      await says('3');
      await hears('Number field, Quantity, 3, At most 10.');
      await press('End');
      await says('10');
      await hears('Number field, Quantity, 10, At most 10.');
      // 100 is too much. The number that replaces it is announced, even if it is the previous number.
      await type('0');
      await says('100');
      await type('{Enter}');
      await says('10');
      await hears('Number field, Quantity, 100, At most 10.', 'Number field, Quantity, 10, At most 10.');
      await reads('button, Increase Quantity, 1 control, disabled');
      await act();
      await hears();
      await reads('paragraph', 'At most 10.');
    }),
});
