import { ReadShop, withPage, type StoryShop } from '@vitrine/story-kit/platform';
import preview from '@vitrine/story-kit/preview';
import { expect, waitFor } from 'storybook/test';
import { AddressForm } from './AddressForm.js';

const meta = preview.meta({
  title: 'Sections/Account/AddressForm',
  component: AddressForm,
  decorators: [withPage],
  parameters: { sandbox: { customer: 'robin@example.com' } },
});

type Canvas = Parameters<NonNullable<typeof Create.input.play>>[0];

async function fillIn({ canvas, userEvent }: Pick<Canvas, 'canvas' | 'userEvent'>) {
  const type = async (name: RegExp, text: string) => userEvent.type(await canvas.findByRole('textbox', { name }), text);
  await type(/^First name/, 'Robin');
  await type(/^Last name/, 'Hale');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Ireland');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Cork');
  await type(/^City/, 'Kinsale');
  await type(/^Zip/, 'P17 X285');
  await type(/^Address/, '3 Fisher Street');
}

const addresses = async ({ loaded }: Pick<Canvas, 'loaded'>) =>
  (await (loaded.shop as StoryShop).commerce.customer.getAllAddresses()).items;

/** After it is filled in and saved, the account page opens. */
export const Create = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    // If required fields are empty, a press shows their errors and sends nothing.
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'City is required' })).toBeVisible();
    await fillIn({ canvas, userEvent });
    const save = canvas.getByRole('button', { name: 'Save' });
    // A second press sends nothing.
    await userEvent.dblClick(save);
    const { navigate } = loaded.shop as StoryShop;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
    const added = (await addresses({ loaded })).filter(({ address1 }) => address1 === '3 Fisher Street');
    await expect(added).toHaveLength(1);
    await expect(added[0]).toMatchObject({
      firstName: 'Robin',
      city: 'Kinsale',
      zip: 'P17 X285',
      country: 'Ireland',
      countryCode: 'IE',
      province: 'Cork',
    });
  },
});

/** A postal code that the country cannot have is refused before a request. */
export const WrongZip = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'United States');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'California');
    const zip = canvas.getByRole('textbox', { name: /^Zip/ });
    const { navigate } = loaded.shop as StoryShop;
    await userEvent.clear(zip);
    await userEvent.type(zip, 'abc{Enter}');
    await expect(await canvas.findByRole('link', { name: /write five digits/ })).toBeVisible();
    await expect(zip).toHaveValue('abc');
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.clear(zip);
    await userEvent.type(zip, '94401{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
  },
});

const firstAddress = { render: () => <FirstAddress /> };

function FirstAddress() {
  return (
    <ReadShop read={async ({ customer }) => (await customer.getAllAddresses()).items[0]}>
      {(address) => <AddressForm address={address} />}
    </ReadShop>
  );
}

/** Enter saves the change. */
export const Edit = meta.story({
  ...firstAddress,
  play: async ({ canvas, userEvent, loaded }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    await expect(city).toHaveValue('San Mateo');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('California');
    await userEvent.clear(city);
    await userEvent.type(city, 'Belmont{Enter}');
    const { navigate } = loaded.shop as StoryShop;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/account'));
    await expect((await addresses({ loaded })).map((address) => address.city)).toContain('Belmont');
  },
});

export const Submitting = meta.story({
  tags: ['proof'],
  ...firstAddress,
  parameters: {
    sandbox: {
      customer: 'robin@example.com',
      faults: [{ match: { call: 'address.update' }, fault: 'delay=600000' }],
      timeout: 600_000,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
    for (const field of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')])
      await expect(field).toBeDisabled();
  },
});

/** Another tab deleted the address between reading and saving. */
export const Refused = meta.story({
  tags: ['proof'],
  ...firstAddress,
  play: async ({ canvas, userEvent, loaded }) => {
    const city = await canvas.findByRole('textbox', { name: 'City' });
    const [address] = await addresses({ loaded });
    await (loaded.shop as StoryShop).commerce.customer.deleteAddress({ id: address?.id ?? '' });
    await userEvent.type(city, ' Park');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('This address is no longer there.');
    await expect(city).toHaveValue('San Mateo Park');
    await expect(city).toBeEnabled();
    await expect((loaded.shop as StoryShop).navigate).not.toHaveBeenCalled();
  },
});

/** A failed request shows as well, and the fields keep their values. */
export const Fails = meta.story({
  tags: ['proof'],
  parameters: {
    sandbox: { customer: 'robin@example.com', faults: [{ match: { call: 'address.create' }, fault: 'status=500' }] },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('The shop has a problem on its side. Please try again in a moment.');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Kinsale');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Cork');

    (loaded.shop as StoryShop).sandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect((loaded.shop as StoryShop).navigate).toHaveBeenCalledWith('/account'));
  },
});

export const Compact = meta.story({ args: { mode: 'compact' } });
