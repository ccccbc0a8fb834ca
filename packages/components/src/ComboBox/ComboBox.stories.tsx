import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Drawer, DrawerBody, DrawerHeader } from '../Drawer/Drawer.js';
import { ComboBox } from './ComboBox.js';
import type { ComboBoxProps } from './comboBoxProps.js';
import { Option, OptionGroup } from '../Select/Option.js';

const items = [
  { value: 'AR', label: 'Argentina' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'DE', label: 'Germany', description: 'Free delivery' },
  { value: 'GE', label: 'Georgia', isDisabled: true },
  { value: 'GR', label: 'Greece' },
  { value: 'US', label: 'United States' },
];

const cities = Array.from({ length: 2000 }, (_, index) => ({ value: `c${index}`, label: `City ${index}` }));

/** Whether a live region anywhere on the page has this text. */
const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent(text));

const meta = preview.meta({
  title: 'Forms/ComboBox',
  component: ComboBox,
  subcomponents: { Option, OptionGroup },
  args: {
    label: 'Country',
    autoComplete: 'country-name',
    placeholder: 'Choose country',
    items,
    onChange: fn(),
    onInputChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('ge');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await announced('3 options available.');
    await userEvent.keyboard('r');
    await announced('1 option available.');
    await userEvent.keyboard('{ArrowDown}');
    const germany = canvas.getByRole('option', { name: 'Germany Free delivery' });
    await expect(input).toHaveAttribute('aria-activedescendant', germany.id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Germany');
    await expect(args.onChange).toHaveBeenLastCalledWith('DE');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const Pointer = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Show suggestions Country' }));
    await expect(input).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('option', { name: 'Georgia' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: 'Greece' }));
    await expect(input).toHaveValue('Greece');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('GR');
    // Opened again, the list shows all options and marks the choice.
    await userEvent.click(input);
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Greece');
    await userEvent.click(canvas.getByRole('button', { hidden: true }));
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument();
  },
});

export const Keys = meta.story({
  tags: ['proof'],
  args: { defaultValue: 'DE' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toContain('Germany');
    // Arrow keys skip disabled options and wrap around the ends.
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
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Suggestions Country' })).toBeVisible());
    // The list starts at the choice.
    await waitFor(() => expect(active()).toContain('Germany'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

/** Tab chooses the focused option. */
export const Tab = meta.story({
  tags: ['proof'],
  args: { name: 'country' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'gr{ArrowDown}');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('Greece');
    await expect(args.onChange).toHaveBeenLastCalledWith('GR');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

/** After the caret moves, the focus is on a letter and not on an option. */
export const Caret = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ge{ArrowDown}');
    for (const key of ['{ArrowLeft}', '{ArrowRight}']) {
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard(key);
      await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'));
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}');
    }
  },
});

/** The page has only the visible ones of two thousand options, and each announces its position. */
export const ManyOptions = meta.story({
  args: { label: 'City', autoComplete: 'address-level2', placeholder: undefined, items: cities, defaultValue: 'c1500' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(input).toHaveValue('City 1500');
    await userEvent.click(input);
    // The list opens at the choice, wherever it is.
    await waitFor(() => expect(active()).toHaveTextContent('City 1500'));
    await waitFor(async () => {
      const { y } = active()!.getBoundingClientRect();
      const list = canvas.getByRole('listbox').getBoundingClientRect();
      await expect(y).toBeGreaterThanOrEqual(list.top);
      await expect(y).toBeLessThan(list.bottom);
    });
    await expect(active()).toHaveAttribute('aria-posinset', '1501');
    await expect(active()).toHaveAttribute('aria-setsize', '2000');
    await expect(canvas.getAllByRole('option').length).toBeLessThan(200);
    await userEvent.clear(input);
    await userEvent.type(input, 'city 7');
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('City 7'));
    // Up from the field goes to the last matching option.
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('City 1997'));
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('City 1997');
  },
});

/** The choices are tags, each with a button that removes it. */
export const Multiple = meta.story({
  args: { multiple: true, defaultValue: ['GR'], name: 'country' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    const tags = await canvas.findByRole('grid', { name: 'Chosen' });
    await userEvent.type(input, 'united st{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['GR', 'US']);
    await expect(input).toHaveValue('');
    await expect(within(tags).getByRole('row', { name: 'United States' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(within(tags).getByRole('row', { name: 'Greece' })).getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['US']);
  },
});

/** Options look as in a `Select`. */
export const Colours = meta.story({
  args: {
    label: 'Colour',
    placeholder: undefined,
    items: [
      { value: 'moss', label: 'Moss', color: '#4b5d3a' },
      { value: 'ochre', label: 'Ochre', color: '#c08a2e', description: 'Sold out' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(async () => expect(await canvas.findByRole('option', { name: 'Ochre Sold out' })).toBeVisible());
  },
});

/** Accents and case make no difference. A text that matches an option chooses it; any other text restores the last choice. */
export const Leaving = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'COTE d’ivoire');
    await userEvent.tab();
    await expect(input).toHaveValue('Côte d’Ivoire');
    await expect(args.onChange).toHaveBeenLastCalledWith('CI');
    await userEvent.type(input, ' and more');
    await userEvent.tab();
    await expect(input).toHaveValue('Côte d’Ivoire');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const NothingFound = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'xyz');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText('Nothing found', { selector: 'p' })).toBeVisible());
    await announced('Nothing found');
  },
});

export const Loading = meta.story({
  tags: ['proof'],
  args: { isLoading: true, items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b');
    await waitFor(() => expect(canvas.getByText('Loading', { selector: 'p' })).toBeVisible());
    await announced('Loading');
  },
});

export const CustomValue = meta.story({
  args: {
    label: 'City',
    autoComplete: 'address-level2',
    items: [{ value: 'sm', label: 'San Mateo' }],
    allowsCustomValue: true,
    name: 'city',
  },
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
  tags: ['proof'],
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('US');
    return <ComboBox {...(args as ComboBoxProps)} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('United States');
    await userEvent.clear(input);
    await userEvent.type(input, 'gree{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Greece');
  },
});

/** The caller ignores the choice, so the field keeps the old one. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: 'US' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'Greece' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('GR');
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

export const Disabled = meta.story({ tags: ['proof'], args: { isDisabled: true, defaultValue: 'US' } });

/** The list is above the drawer, and Escape closes the list first. */
export const InADrawer = meta.story({
  // It opens at once and would cover a docs page.
  tags: ['proof'],
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
    const input = await canvas.findByRole('combobox');
    await userEvent.type(input, 'g');
    await waitFor(async () => expect(await canvas.findByRole('listbox')).toBeVisible());
    const option = canvas.getByRole('option', { name: 'Greece' });
    await waitFor(() => {
      const { x, y } = option.getBoundingClientRect();
      return expect(option.contains(document.elementFromPoint(x + 5, y + 5))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('dialog')).toBeVisible();
    // After a choice, too, Escape closes the list first.
    await userEvent.type(input, 'gr{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Greece');
    await userEvent.click(input);
    await waitFor(async () => expect(await canvas.findByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
  },
});

export const RightToLeft = meta.story({
  // It would mirror the whole docs page.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    label: 'البلد',
    placeholder: 'اختر البلد',
    items: [
      { value: 'AE', label: 'الإمارات العربية المتحدة' },
      { value: 'EG', label: 'مصر' },
    ],
    defaultValue: 'EG',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
});
