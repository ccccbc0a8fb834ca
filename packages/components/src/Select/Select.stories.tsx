import preview from '@vitrine/story-kit/preview';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Dialog, DialogBody, DialogHeader } from '../Dialog/Dialog.js';
import { StoreIcon, TruckIcon } from '../icons/icons.js';
import { Option, OptionGroup } from './Option.js';
import { Select, type SelectProps } from './Select.js';

const items = [
  { value: 'xs', label: 'XS' },
  { value: 's', label: 'S' },
  { value: 'm', label: 'M', description: 'Sold out', isDisabled: true },
  { value: 'l', label: 'L' },
];

const colours = [
  { value: 'moss', label: 'Moss', color: '#4b5d3a' },
  { value: 'ochre', label: 'Ochre', color: '#c08a2e', description: 'Sold out' },
  { value: 'dusk', label: 'Dusk to dawn', color: 'linear-gradient(#27364d, #d98f6a)' },
];

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  subcomponents: { Option, OptionGroup },
  args: { label: 'Size', placeholder: 'Select Size', items, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Select Size Size' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'listbox');
    await userEvent.click(trigger);
    const list = await canvas.findByRole('listbox', { name: 'Size' });
    await waitFor(() => expect(list).toBeVisible());
    await expect(list.getBoundingClientRect().width).toBeCloseTo(trigger.getBoundingClientRect().width - 2, 0);
    await userEvent.click(canvas.getByRole('option', { name: 'L' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'L Size' })).toHaveFocus());
    // This option removes the choice.
    await userEvent.click(trigger);
    await expect(await canvas.findByRole('option', { name: 'L' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Select Size' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(trigger).toHaveTextContent('Select Size');
  },
});

export const Keys = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveFocus();
    // Closed: letters and arrow keys choose.
    await userEvent.keyboard('x');
    await expect(trigger).toHaveTextContent('XS');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('s');
    // Open: the focus starts at the choice, the arrow keys skip disabled options, and letters find options.
    const isInert = () => trigger.closest('[inert]') !== null;
    const wasInert = new Promise((tell) =>
      document.addEventListener('focusin', () => tell(isInert()), { capture: true, once: true }),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'S' })).toHaveFocus());
    // The page around becomes inert, but not before the focus has left it. Otherwise a screen reader would not announce the focused option.
    await expect(await wasInert).toBe(false);
    await waitFor(() => expect(isInert()).toBe(true));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'L' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { name: 'Select Size' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('S');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'S' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
    await expect(trigger).toHaveTextContent('L');
  },
});

/** The options show the product's own colours, and mark the ones that are sold out. */
export const Colours = meta.story({
  args: { label: 'Colour', placeholder: 'Select Colour', items: colours, defaultValue: 'ochre' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ochre (Sold out) Colour' });
    await userEvent.click(trigger);
    await expect(await canvas.findByRole('option', { name: 'Ochre Sold out' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('option', { name: 'Dusk to dawn' }));
    await expect(trigger).toHaveTextContent('Dusk to dawn');
  },
});

/** Any number of choices, from options that children describe. The list stays open. */
export const Multiple = meta.story({
  args: {
    label: 'Colours',
    placeholder: 'Any colour',
    items: undefined,
    multiple: true,
    children: (
      <>
        <OptionGroup label="Plain">
          <Option value="moss" color="#4b5d3a">
            Moss
          </Option>
          <Option value="ochre" color="#c08a2e" description="Sold out">
            Ochre
          </Option>
        </OptionGroup>
        <OptionGroup label="Two colours">
          <Option value="dusk" color="linear-gradient(#27364d, #d98f6a)">
            Dusk to dawn
          </Option>
        </OptionGroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Any colour Colours' });
    await userEvent.click(trigger);
    const plain = await canvas.findByRole('group', { name: 'Plain' });
    await waitFor(() => expect(plain).toBeVisible());
    await userEvent.click(within(plain).getByRole('option', { name: 'Moss' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['moss', 'dusk']);
    await expect(plain).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Moss, Dusk to dawn');
  },
});

export const PicturesAndDescriptions = meta.story({
  args: {
    label: 'Delivery',
    placeholder: undefined,
    items: [
      { value: 'post', label: 'By post', description: '3 to 5 days, free', icon: <TruckIcon /> },
      { value: 'shop', label: 'Pick it up', description: 'In San Mateo, tomorrow', icon: <StoreIcon /> },
      {
        value: 'gift',
        label: 'As a gift',
        description: 'Wrapped in linen',
        image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#B9A27E" d="M0 0h8v8H0z"/><path fill="#EFE6D6" d="M0 0h4v4H0zm4 4h4v4H4z"/></svg>')}`,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // Without a placeholder there is always a choice, as in the browser's own select.
    const trigger = canvas.getByRole('button', { name: 'By post (3 to 5 days, free) Delivery' });
    await userEvent.click(trigger);
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('option', { name: 'As a gift Wrapped in linen' }));
    await expect(trigger).toHaveTextContent('As a gift');
  },
});

export const Required = meta.story({
  tags: ['proof'],
  args: { isRequired: true, name: 'size', autoComplete: 'off' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Select {...args} />
      <Button type="submit" variant="link">
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Select Size Size (required)' });
    const form = canvasElement.querySelector('form')!;
    // If the form is sent without a choice, the field gets the focus and shows the error.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(trigger).toHaveAccessibleDescription(/./));
    // No option removes the choice.
    await userEvent.click(trigger);
    await expect(await canvas.findAllByRole('option')).toHaveLength(items.length);
    await userEvent.click(canvas.getByRole('option', { name: 'S' }));
    await expect(form.checkValidity()).toBe(true);
    await expect(trigger).not.toHaveAccessibleDescription();
    await expect(new FormData(form).get('size')).toBe('s');
  },
});

/** Browsers can fill in the field: they write to the hidden control. */
export const Autofill = meta.story({
  tags: ['proof'],
  args: { name: 'size', autoComplete: 'shipping country' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const hidden = canvasElement.querySelector('select')!;
    await expect(hidden).toHaveAttribute('autocomplete', 'shipping country');
    await userEvent.selectOptions(hidden, 'l');
    await expect(canvas.getByRole('button')).toHaveTextContent('L');
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
  },
});

export const Controlled = meta.story({
  tags: ['proof'],
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('s');
    return (
      <>
        <Select {...(args as SelectProps)} value={value} onChange={setValue} />
        <Button variant="link" onPress={() => setValue(null)}>
          Clear
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'S Size' });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('option', { name: 'XS' }));
    await expect(trigger).toHaveTextContent('XS');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(trigger).toHaveTextContent('Select Size');
  },
});

/** If the caller does not accept the choice, the old one stays. */
export const Refusing = meta.story({
  tags: ['proof'],
  args: { value: undefined },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('option', { name: 'L' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('l');
    await expect(trigger).toHaveTextContent('Select Size');
  },
});

/** The list is an overlay: Escape closes it, and the dialog stays open. */
export const InADialog = meta.story({
  // It opens at once and would cover a docs page.
  tags: ['proof'],
  render: function InADialog(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog isOpen={isOpen} onOpenChange={setOpen}>
        <DialogHeader title="Delivery" />
        <DialogBody>
          <Select {...args} />
        </DialogBody>
      </Dialog>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    const trigger = within(dialog).getByRole('button', { name: /Size$/ });
    await userEvent.click(trigger);
    const option = await canvas.findByRole('option', { name: 'L' });
    await waitFor(() => {
      const { x, y } = option.getBoundingClientRect();
      return expect(option.contains(document.elementFromPoint(x + 5, y + 5))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const WithHelp = meta.story({
  args: { description: 'Runs small: between two sizes take the larger.' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await expect(trigger).toHaveAccessibleDescription('Runs small: between two sizes take the larger.');
    // A press on the label focuses the field and does not open the list.
    await userEvent.click(canvas.getByText('Size', { selector: '[id]' }));
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, description: 'As on the label.', errorMessage: 'Choose a size.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('As on the label. Choose a size.');
  },
});

export const Disabled = meta.story({
  tags: ['proof'],
  args: { isDisabled: true, defaultValue: 's' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const LongTexts = meta.story({
  tags: ['proof'],
  args: {
    label: 'Frame, fork, wheels and everything that you would like to have built together by our mechanics',
    items: [
      {
        value: 'a',
        label:
          'Chromoly steel frame with carbon fork, hydraulic disc brakes, twelve speeds, mudguards and a front rack',
        description: 'Built in San Mateo, and sent in one piece to wherever you may want to ride it',
      },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalter' },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { right } = canvasElement.getBoundingClientRect();
    const trigger = canvas.getByRole('button');
    await expect(trigger.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await userEvent.click(trigger);
    const list = await canvas.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const NamedByAria = meta.story({
  tags: ['proof'],
  args: { label: undefined, 'aria-label': 'Sort by', placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'XS Sort by' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  // On the docs page, it would switch the whole page to right-to-left.
  tags: ['proof'],
  globals: { direction: 'rtl' },
  args: {
    label: 'اللون',
    placeholder: 'اختر اللون',
    items: [
      { value: 'moss', label: 'طحلبي', color: '#4b5d3a' },
      { value: 'ochre', label: 'مغرة', color: '#c08a2e', description: 'نفد' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
});
