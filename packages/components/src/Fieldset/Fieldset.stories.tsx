import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { Input } from '../Input/Input.js';
import { NativeSelect } from '../NativeSelect/NativeSelect.js';
import { Fieldset } from './Fieldset.js';

const meta = preview.meta({
  title: 'Forms/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Delivery',
    description: 'We send within the United States.',
    children: (
      <>
        <Input label="City" name="city" autoComplete="address-level2" defaultValue="San Mateo" />
        <NativeSelect
          label="Size"
          name="size"
          items={[
            { value: 's', label: 'S' },
            { value: 'm', label: 'M' },
          ]}
          defaultValue="m"
        />
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery' });
    await expect(group).toHaveAccessibleDescription('We send within the United States.');
    await expect(group).toContainElement(canvas.getByLabelText('City'));
  },
});

/** An error of the fields together. */
export const Invalid = meta.story({
  args: { errorMessage: 'We cannot find this address. Check the city.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery' })).toHaveAccessibleDescription(
      'We send within the United States. We cannot find this address. Check the city.',
    );
    await expect(canvas.getByRole('group')).toBeInvalid();
    await expect(canvas.getByText('We cannot find this address. Check the city.')).toBeVisible();
  },
});

/** The browser disables the fields, and a form sends none of them. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  render: (args) => (
    <form>
      <Fieldset {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByLabelText('City')).toBeDisabled();
    await expect([...new FormData(canvasElement.querySelector('form')!)]).toEqual([]);
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
  },
});
