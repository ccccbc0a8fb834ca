// @vitest-environment jsdom
import './testEnvironment.js';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import {
  Button,
  ComboBox,
  Menu,
  MenuItem,
  MenuSection,
  Option,
  OptionGroup,
  Radio,
  RadioGroup,
  Select,
  Tab,
  Tabs,
} from './index.js';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset());
afterEach(cleanup);

const colours = (
  <>
    <OptionGroup label="Greens">
      <Option value="moss" color="#4b5d3a">
        <b>Moss</b> green
      </Option>
      <Option value="fern" description="Sold out" isDisabled>
        Fern
      </Option>
    </OptionGroup>
    <Option value="dusk" textValue="Dusk">
      Dusk <i>to dawn</i>
    </Option>
    {false}
  </>
);

const sent = (container: HTMLElement, name: string) => new FormData(container.querySelector('form')!).getAll(name);

describe('children in place of items', () => {
  test('a select has the groups and the markup of its options', async () => {
    const chosen = vi.fn();
    const { container } = render(
      <form>
        <Select label="Colour" placeholder="Choose" name="colour" onChange={chosen}>
          {colours}
        </Select>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    const group = await screen.findByRole('group', { name: 'Greens' });
    expect(
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Moss green', 'Fern Sold out']);
    expect(within(group).getByText('Moss').tagName).toBe('B');
    expect(within(group).getByRole('option', { name: /Fern/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toContain('Dusk to dawn');
    await userEvent.click(screen.getByRole('option', { name: 'Dusk to dawn' }));
    expect(chosen.mock.calls).toEqual([['dusk']]);
    expect(screen.getByRole('button').textContent).toContain('Dusk');
    expect(sent(container, 'colour')).toEqual(['dusk']);
  });

  test('letters find the words of an option in a group', async () => {
    render(
      <Select label="Colour" placeholder="Choose">
        {colours}
      </Select>,
    );
    await userEvent.tab();
    await userEvent.keyboard('m');
    expect(screen.getByRole('button').textContent).toContain('Moss green');
  });

  test('a combo box finds the options of groups, and leaves out empty ones', async () => {
    const chosen = vi.fn();
    render(
      <ComboBox label="Colour" onChange={chosen}>
        {colours}
      </ComboBox>,
    );
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'du');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Dusk to dawn']);
    expect(screen.queryByRole('group', { name: 'Greens' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'mos{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['moss']]);
    expect((field as HTMLInputElement).value).toBe('Moss green');
  });

  test('a menu has the sections, submenus and handlers of its items', async () => {
    const [copy, action] = [vi.fn(), vi.fn()];
    render(
      <Menu trigger={<Button>Edit</Button>} onAction={action}>
        <MenuItem id="copy" shortcut="⌘C" onAction={copy}>
          <b>Copy</b> link
        </MenuItem>
        <MenuSection label="View" selectionMode="single" selectedKeys={['grid']}>
          <MenuItem id="grid">Grid</MenuItem>
          <MenuItem id="list" description="One per row">
            List
          </MenuItem>
        </MenuSection>
      </Menu>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const view = await screen.findByRole('group', { name: 'View' });
    expect(within(view).getByRole('menuitemradio', { name: 'Grid' }).getAttribute('aria-checked')).toBe('true');
    expect(within(view).getByText('One per row')).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitem', { name: /Copy link/ }));
    expect([copy.mock.calls, action.mock.calls]).toEqual([[[]], [['copy']]]);
  });

  test('tabs have the panels of their parts, also on the server', async () => {
    const page = (
      <Tabs aria-label="Product">
        <Tab id="a" title="Details">
          Steel
        </Tab>
        <Tab id="b" title="Care" isDisabled>
          Oil
        </Tab>
        <Tab id="c" title={<b>Fit</b>}>
          Wide
        </Tab>
      </Tabs>
    );
    expect(renderToString(page)).toContain('Steel');
    render(page);
    await userEvent.click(screen.getByRole('tab', { name: 'Fit' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('Wide');
    expect(screen.getByRole('tab', { name: 'Care' })).toHaveProperty('disabled', true);
  });

  test('a radio group has the labels and descriptions of its parts', async () => {
    const chosen = vi.fn();
    render(
      <RadioGroup label="Delivery" onChange={chosen}>
        <Radio value="post" description="3 to 5 days">
          By <b>post</b>
        </Radio>
        <Radio value="shop" isDisabled>
          Pick it up
        </Radio>
      </RadioGroup>,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'By post', description: '3 to 5 days' }));
    expect(chosen.mock.calls).toEqual([['post']]);
    expect(screen.getByRole('radio', { name: 'Pick it up' })).toHaveProperty('disabled', true);
  });

  test.each([
    ['Option', <Option value="a">A</Option>],
    ['OptionGroup', <OptionGroup label="A" />],
    ['MenuItem', <MenuItem id="a">A</MenuItem>],
    ['MenuSection', <MenuSection />],
    ['Tab', <Tab id="a" title="A" children="A" />],
    ['Radio', <Radio value="a">A</Radio>],
  ])('%s outside of its place throws an error that names it', (name, element) => {
    expect(() => renderToString(element)).toThrow(new RegExp(`^${name} is outside of its place: put it directly into`));
  });
});

type Size = 's' | 'm' | 'l';
const sizes: readonly { value: Size; label: string }[] = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

describe('multiple', () => {
  test('a select has several choices: in its button, in the form and for its handler', async () => {
    const chosen = vi.fn<(sizes: Size[]) => void>();
    const { container } = render(
      <form>
        <Select
          label="Sizes"
          placeholder="Any size"
          name="size"
          multiple
          items={sizes}
          defaultValue={['m']}
          onChange={(next) => {
            expectTypeOf(next).toEqualTypeOf<Size[]>();
            chosen(next);
          }}
        />
      </form>,
    );
    const button = screen.getByRole('button');
    expect(sent(container, 'size')).toEqual(['m']);
    await userEvent.click(button);
    const list = await screen.findByRole('listbox');
    expect(list.getAttribute('aria-multiselectable')).toBe('true');
    // The placeholder is no option: every choice can be taken back.
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(screen.getByRole('option', { name: 'Large' }));
    expect(screen.getByRole('listbox')).toBe(list);
    expect(button.textContent).toContain('Medium, Large');
    expect(sent(container, 'size').sort()).toEqual(['l', 'm']);
    await userEvent.click(screen.getByRole('option', { name: 'Medium' }));
    await userEvent.click(screen.getByRole('option', { name: 'Large' }));
    expect(button.textContent).toContain('Any size');
    expect(sent(container, 'size')).toEqual([]);
    expect(chosen.mock.calls).toEqual([[['m', 'l']], [['l']], [[]]]);
  });

  test('a combo box shows its choices as tags, which can be removed', async () => {
    const chosen = vi.fn<(sizes: Size[]) => void>();
    function Sizes() {
      const [value, setValue] = useState<readonly Size[]>(['s']);
      return (
        <form>
          <ComboBox
            label="Sizes"
            name="size"
            multiple
            items={sizes}
            value={value}
            onChange={(next) => {
              expectTypeOf(next).toEqualTypeOf<Size[]>();
              setValue(next);
              chosen(next);
            }}
          />
        </form>
      );
    }
    const { container } = render(<Sizes />);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    expect((await screen.findByRole('row', { name: 'Small' })).textContent).toBe('Small');
    await userEvent.type(field, 'lar{ArrowDown}{Enter}');
    expect(await screen.findByRole('row', { name: 'Large' })).toBeTruthy();
    expect(field.value).toBe('');
    // A text that is an option's chooses it.
    await userEvent.type(field, 'medium');
    await userEvent.tab();
    expect(sent(container, 'size')).toEqual(['s', 'l', 'm']);
    expect(field.value).toBe('');
    const tags = screen.getByRole('grid', { name: 'Chosen' });
    await userEvent.click(within(within(tags).getByRole('row', { name: 'Large' })).getByRole('button'));
    expect(sent(container, 'size')).toEqual(['s', 'm']);
    expect(chosen.mock.calls.at(-1)).toEqual([['s', 'm']]);
  });

  test('a value that is no item is reported', () => {
    render(<Select label="Sizes" multiple items={sizes} defaultValue={['m', 'xl' as Size]} />);
    expect(error.mock.calls).toEqual([[expect.stringContaining('Select "Sizes": its value "xl" is no item\'s')]]);
  });
});

test("the value of a combo box has the type of the items' values", async () => {
  const chosen = vi.fn();
  render(
    <ComboBox
      label="Size"
      items={sizes}
      defaultValue="s"
      onChange={(size) => {
        expectTypeOf(size).toEqualTypeOf<Size | null>();
        chosen(size);
      }}
    />,
  );
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'med{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('m');
});
