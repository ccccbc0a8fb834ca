import { Form } from '@vitrine/components';
import preview from '@vitrine/story-kit/preview';
import { expect } from 'storybook/test';
import { AddressFields } from './AddressFields.js';

const meta = preview.meta({
  title: 'Sections/Account/AddressFields',
  component: AddressFields,
  parameters: { sandbox: {} },
  render: (args) => (
    <Form>
      <AddressFields {...args} />
    </Form>
  ),
});

export const Full = meta.story({
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('');
    await expect(country).toHaveDisplayValue('Choose country');
    const state = canvas.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveDisplayValue('Choose state');
    await expect(state).toBeDisabled();

    await userEvent.selectOptions(country, 'United States');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Oregon');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Oregon');
    const tokens = [...document.querySelectorAll('[autocomplete]')].map((field) => field.getAttribute('autocomplete'));
    await expect(tokens).toEqual([
      'country',
      'address-level1',
      'given-name',
      'family-name',
      'organization',
      'tel',
      'address-line1',
      'address-line2',
      'address-level2',
      'postal-code',
    ]);
  },
});

/** Without the fields that the rest of the form has. */
export const Compact = meta.story({
  args: { mode: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Zip' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Apartment, suite, etc. (optional)' })).toBeVisible();
    const fields = canvas.getByRole('combobox', { name: 'Country' }).closest('[data-mode=compact]')!;
    const columns = getComputedStyle(fields).gridTemplateColumns.split(' ');
    await expect(columns).toHaveLength(fields.clientWidth < 24 * 16 ? columns.length : 2);
    for (const name of [/^First name/, /^Last name/, /^Company/, /^Phone/])
      await expect(canvas.queryByRole('textbox', { name })).toBeNull();
  },
});

const address = { address1: '418 Bayshore Road', city: 'San Mateo', zip: '94401', countryCode: 'US' };

/** The state's field is hidden and sends 'n/a'. */
export const CountryWithoutStates = meta.story({
  args: { defaultValue: { ...address, province: 'California' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Country' }), 'Japan');
    await expect(canvas.queryByRole('combobox', { name: 'State' })).toBeNull();
    await expect(canvasElement.querySelector('[name=province]')).toHaveValue('n/a');
  },
});

/** A change of the country clears the state. */
export const OtherCountry = meta.story({
  args: { defaultValue: { ...address, province: 'California' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: 'State' })).toHaveValue('California');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Germany');
    const state = canvas.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveValue('');
    await userEvent.selectOptions(state, 'Bayern');
    await expect(state).toHaveValue('Bayern');
  },
});

/** A state that the list does not have stays until another country is chosen. */
export const UnlistedState = meta.story({
  args: { defaultValue: { ...address, countryCode: 'DE', province: 'Bavaria' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('combobox', { name: 'State' })).toHaveDisplayValue('Bavaria'),
});
