import preview from '@vitrine/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { ComboBox } from './ComboBox.js';

const docs = `
| Key | Does |
| --- | --- |
| Letters | open the list with what matches |
| Down, Up | open the list; go to the next option or the one before, around the ends |
| Enter | chooses the option, or what was typed if it is one; with the list closed it sends the form |
| Escape | closes the list and goes back to the last choice; with the list closed it is left to what is around, such as a drawer |
| Alt + Down, Alt + Up | open and close the list |
| Home, End, Left, Right | move in the text |
| Tab | takes what was typed if it is an option, and goes on |

A screen reader hears the label, 'combo box', then help and error; as one types how many options there are, or that there are none;
with the arrow keys each option, and whether it is chosen.

**Do** take it for lists that are too long to look through. **Don't** take it for sizes, or other short lists: a \`Select\` brings
a phone's own picker.
`;

const items = [
  { value: 'AR', text: 'Argentina' },
  { value: 'CI', text: 'Côte d’Ivoire' },
  { value: 'DE', text: 'Germany', description: 'Free delivery' },
  { value: 'GE', text: 'Georgia', isDisabled: true },
  { value: 'GR', text: 'Greece' },
  { value: 'US', text: 'United States' },
];

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Country', placeholder: 'Choose country', items, onSelectionChange: fn(), onInputChange: fn() },
  parameters: { docs: { description: { component: docs } } },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    const live = canvasElement.querySelector('[aria-live]');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('ge');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(live).toHaveTextContent('3 options');
    await userEvent.keyboard('r');
    await expect(live).toHaveTextContent('1 option');
    await userEvent.keyboard('{ArrowDown}');
    const germany = canvas.getByRole('option', { name: 'Germany Free delivery' });
    await expect(input).toHaveAttribute('aria-activedescendant', germany.id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Germany');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('DE');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(live).toHaveTextContent('');
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Show options of Country' }));
    await expect(input).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('option', { name: 'Georgia' }));
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: 'Greece' }));
    await expect(input).toHaveValue('Greece');
    await expect(input).toHaveFocus();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('GR');
    // Opened again it shows everything, with the choice marked.
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Greece');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

export const Keys = meta.story({
  args: { defaultSelectedKey: 'DE' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toContain('Germany');
    // Past what can't be chosen, and around the ends.
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Greece');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toBe('Argentina');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('United States');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Germany');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('listbox', { name: 'Country' })).toBeVisible();
    // In a list that is open already the keys begin at the choice as well.
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toContain('Germany');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

/** Accents and case make no difference; a text that is an option is taken, another goes back to the last choice. */
export const Leaving = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'COTE d’ivoire');
    await userEvent.tab();
    await expect(input).toHaveValue('Côte d’Ivoire');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('CI');
    await userEvent.type(input, ' and more');
    await userEvent.tab();
    await expect(input).toHaveValue('Côte d’Ivoire');
    await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null);
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'xyz');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Nothing found', { selector: 'p' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Nothing found');
  },
});

export const Loading = meta.story({
  args: { isLoading: true, items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await expect(canvas.getByText('Loading', { selector: 'p' })).toBeVisible();
  },
});

export const CustomValue = meta.story({
  args: { label: 'City', items: [{ value: 'sm', text: 'San Mateo' }], allowsCustomValue: true, name: 'city' },
  render: (args) => (
    <form>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const sent = () => new FormData(canvasElement.querySelector('form')!).get('city');
    await userEvent.type(input, 'Belmont');
    await userEvent.tab();
    await expect(input).toHaveValue('Belmont');
    await expect(sent()).toBe('Belmont');
    await userEvent.clear(input);
    await userEvent.type(input, 'san{ArrowDown}{Enter}');
    await expect(sent()).toBe('sm');
  },
});

export const Controlled = meta.story({
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('US');
    return <ComboBox {...args} selectedKey={value} onSelectionChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('United States');
    await userEvent.clear(input);
    await userEvent.type(input, 'gree{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Greece');
  },
});

/** A caller that does not take the choice keeps the old one. */
export const Refusing = meta.story({
  args: { selectedKey: 'US' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Greece' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('GR');
    await expect(input).toHaveValue('United States');
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, description: 'Where we send it.', errorMessage: 'Choose a country.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Where we send it. Choose a country.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultSelectedKey: 'US' } });

/** The list lies over the drawer, and Escape closes it first. */
export const InADrawer = meta.story({
  // It is open at once, and would lie over a docs page.
  tags: ['!autodocs'],
  render: function InADrawer(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Drawer isOpen={isOpen} onOpenChange={setOpen}>
        <DrawerHeader title="Delivery" />
        <DrawerBody>
          <ComboBox {...args} />
        </DrawerBody>
      </Drawer>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'g');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    const option = canvas.getByRole('option', { name: 'Greece' });
    await waitFor(() => {
      const { x, y } = option.getBoundingClientRect();
      return expect(option.contains(document.elementFromPoint(x + 5, y + 5))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  // It would turn the whole docs page around.
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  args: {
    label: 'البلد',
    placeholder: 'اختر البلد',
    items: [
      { value: 'AE', text: 'الإمارات العربية المتحدة' },
      { value: 'EG', text: 'مصر' },
    ],
    defaultSelectedKey: 'EG',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});
