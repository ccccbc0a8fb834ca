import preview from '@vitrine/story-kit/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Form } from '../Form/Form.js';
import { VStack } from '../VStack/VStack.js';
import { OneTimeCode } from './OneTimeCode.js';

const meta = preview.meta({
  title: 'Forms/OneTimeCode',
  component: OneTimeCode,
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
});

export const Default = meta.story({
  args: { description: 'We sent 6 digits to your phone.' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAccessibleDescription('We sent 6 digits to your phone.');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(canvas.getByText('Code'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12a34-5');
    await expect(input).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expect(input).toHaveValue('123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('123456'));
    await userEvent.keyboard('{Backspace}{ArrowLeft}{Backspace}');
    await expect(input).toHaveValue('1235');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
});

/** A paste fills the field, without what is between the digits, and replaces what was there. */
export const Paste = meta.story({
  tags: ['proof'],
  args: { defaultValue: '99' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('Order 1042: your code is 123456.');
    await expect(input).toHaveValue('123456');
    await waitFor(() => expect(args.onComplete).toHaveBeenLastCalledWith('123456'));
    await userEvent.paste('654 321');
    await expect(input).toHaveValue('654321');
    input.setSelectionRange(0, 3);
    await userEvent.paste('1-2');
    await expect(input).toHaveValue('12321');
    await expect(input.selectionStart).toBe(2);
  },
});

export const States = meta.story({
  args: { defaultValue: '123456' },
  render: (args) => (
    <VStack gap={6}>
      <OneTimeCode {...args} isRequired errorMessage="This code is no longer valid. Ask for a new one." />
      <OneTimeCode {...args} isDisabled />
      <OneTimeCode {...args} isReadOnly />
      <OneTimeCode {...args} label="Gift card" characters="alphanumeric" length={8} defaultValue="A1B2" isOptional />
    </VStack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [invalid, disabled, readOnly] = canvas.getAllByRole('textbox', { name: 'Code' });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toBeRequired();
    await expect(invalid).toHaveAccessibleDescription('This code is no longer valid. Ask for a new one.');
    await expect(disabled).toBeDisabled();
    await userEvent.click(readOnly!);
    await userEvent.paste('654321');
    await expect(readOnly).toHaveValue('123456');
    const card = canvas.getByRole('textbox', { name: 'Gift card (optional)' });
    await expect(card).toHaveAttribute('inputmode', 'text');
    await userEvent.type(card, '-c3d4');
    await expect(card).toHaveValue('A1B2c3d4');
  },
});

const onSubmit = fn();

/** An incomplete code stops the form. The last digit can send it. */
export const InAForm = meta.story({
  tags: ['proof'],
  args: { name: 'code', isRequired: true },
  render: (args) => (
    <Form onSubmit={(data) => onSubmit(data.get('code'))}>
      <VStack align="start">
        <OneTimeCode {...args} onComplete={() => document.querySelector('form')!.requestSubmit()} />
        <Button type="submit">Confirm</Button>
      </VStack>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12345');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByRole('link', { name: 'Code needs at least 6 characters' })).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Code needs at least 6 characters');
    await userEvent.type(input, '6');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('123456'));
    await expect(input).toBeValid();
    // In a form that is as wide as its content, too, the code has its room.
    await expect(input.scrollWidth).toBe(input.clientWidth);
    await expect(input.getBoundingClientRect().width).toBeGreaterThan(180);
  },
});

/** Digits run left to right, and each is over its line. */
export const RightToLeft = meta.story({
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: { label: 'الرمز', description: 'أرسلنا 6 أرقام إلى هاتفك.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'الرمز' });
    await userEvent.type(input, '١٢٣');
    await expect(input).toHaveValue('123');
    await expect(getComputedStyle(input)).toMatchObject({ direction: 'ltr', textAlign: 'left' });
    const [field, box] = [input.closest('div')!.parentElement!, input.parentElement!].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(box!.right).toBe(field!.right);
  },
});

/** A code that is too long for its place is narrower, and its last place is still within the field. */
export const Narrow = meta.story({
  tags: ['proof'],
  args: { length: 8, defaultValue: '12345678' },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <OneTimeCode {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const lines = input.previousElementSibling!;
    await expect(lines.scrollWidth).toBe(lines.clientWidth);
    await expect(input.scrollWidth).toBe(input.clientWidth);
    await expect(input.getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
});
