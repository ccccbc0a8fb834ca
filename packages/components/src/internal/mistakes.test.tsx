// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, render } from '@testing-library/react';
import { Component, lazy, StrictMode, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  Accordion,
  Button,
  ButtonLink,
  Carousel,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  ContextMenu,
  createToastQueue,
  DatePicker,
  DateRangePicker,
  Dialog,
  Divider,
  Drawer,
  Gallery,
  GridList,
  GridListItem,
  HamburgerMenu,
  I18nProvider,
  IconButton,
  Input,
  Link,
  ListBox,
  ListBoxItem,
  Menu,
  Menubar,
  MenuItem,
  MenuSection,
  NativeSelect,
  NumberInput,
  Option,
  OptionGroup,
  Popover,
  Radio,
  RadioGroup,
  RangeSlider,
  RatingInput,
  Select,
  Slider,
  SwatchGroup,
  Switch,
  Tab,
  Table,
  Tabs,
  TagGroup,
  TextArea,
  TimeField,
  toastQueue,
  ToastRegion,
  ToggleButton,
  ToggleGroup,
  Toolbar,
  Tooltip,
  Tree,
} from '../index.js';

const ignore = () => {};
const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset().mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Props without one that the types require, as in JavaScript. */
const untyped = <Props,>(props: Partial<Props>) => props as Props;
const items = ['s', 'm', 'l', 'xl', 'xxl', '3xl'].map((value) => ({ value, label: value.toUpperCase() }));
const directions = [
  { id: 'up', label: 'Up' },
  { id: 'down', label: 'Down' },
];
const tabs = ['care', 'size'].map((id) => ({ id, title: id, content: id }));
const asOrders = ({ href: _, ...props }: ComponentProps<'a'>) => (
  <a {...props} href="/orders">
    Orders
  </a>
);

class Catch extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };
  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}

const trigger = <Button>Sort</Button>;
const Words = ({ of }: { of: string }) => <b>{of}</b>;
const WrappedOption = ({ code }: { code: string }) => <Option value={code}>{code}</Option>;
const OtherGroup = (_: { label: string; children: ReactNode }) => null;
const WrappedItem = ({ label }: { label: string }) => <MenuItem id={label}>{label}</MenuItem>;
const WrappedRadio = ({ code }: { code: string }) => <Radio value={code}>{code}</Radio>;
const WrappedRow = ({ code }: { code: string }) => <GridListItem id={code}>{code}</GridListItem>;
const WrappedTab = ({ code }: { code: string }) => (
  <Tab id={code} title={code}>
    {code}
  </Tab>
);
/** A component as a server component passes it to a client component. */
const reference = <Props,>(component: (props: Props) => ReactNode) =>
  lazy(() => Promise.resolve({ default: component })) as unknown as typeof component;
const [OptionReference, GroupReference] = [reference(Option), reference(OptionGroup)];
const [ItemReference, SectionReference] = [reference(MenuItem), reference(MenuSection)];
const WrappedReference = reference(WrappedOption);

const mistakes: [string, ReactElement, string][] = [
  [
    'a link without a URL',
    <Link {...untyped<ComponentProps<typeof Link>>({ children: 'Orders' })} />,
    'Link "Orders": it has no `href`',
  ],
  [
    'a button link without a URL',
    <ButtonLink {...untyped<ComponentProps<typeof ButtonLink>>({})}>{['To the ', 'checkout']}</ButtonLink>,
    'ButtonLink: it has no `href`',
  ],
  [
    'an icon button without a name',
    <IconButton {...untyped<ComponentProps<typeof IconButton>>({ icon: <svg /> })} />,
    'IconButton: it has no name',
  ],
  [
    'a toolbar without a name',
    <Toolbar>
      <Button>Print</Button>
    </Toolbar>,
    'Toolbar: it has no name, so screen readers announce "toolbar" and nothing else. Say in its `aria-label`',
  ],
  [
    "a select's value that is no item's",
    <Select label="Size" items={items} value="XL" onChange={ignore} />,
    'Select "Size": its value "XL" is no item\'s, so nothing shows as chosen. Give the `value` of an item ("s", "m", "l", "xl", "xxl", …)',
  ],
  [
    "a native select's first value that is no item's",
    <NativeSelect aria-label="Size" items={items} defaultValue="S" />,
    'NativeSelect "Size": its value "S" is no item\'s',
  ],
  [
    "a combo box's value that is no item's",
    <ComboBox label="Size" items={items} value="L" onChange={ignore} />,
    'ComboBox "Size": its value "L" is no item\'s',
  ],
  [
    "one of a combo box's first values that is no item's",
    <ComboBox label="Sizes" items={items} multiple defaultValue={['s', 'S']} />,
    'ComboBox "Sizes": its value "S" is no item\'s',
  ],
  [
    "a radio group's value that is no item's",
    <RadioGroup label="Size" items={items} value="M" onChange={ignore} />,
    'RadioGroup "Size": its value "M" is no item\'s',
  ],
  [
    'a component that returns an option',
    <Select label="Country" placeholder="Choose">
      <Option value="de">Germany</Option>
      <>
        <WrappedOption code="fr" />
      </>
    </Select>,
    'Select "Country": its child <WrappedOption> is no Option with a `value` and no OptionGroup, so it does not show',
  ],
  [
    'a component that returns an option, from a server component',
    <Select label="Land" placeholder="Choose">
      <WrappedReference code="fr" />
    </Select>,
    'Select "Land": its child component is no Option',
  ],
  [
    'an option whose words a component renders',
    <Select label="Product" placeholder="Choose">
      <Option value="mug">
        <Words of="Mug" />
      </Option>
    </Select>,
    'Select "Product": its Option "mug" has no words that it can read',
  ],
  [
    'an element between the items of a menu',
    <Menu trigger={trigger} aria-label="Sort">
      <MenuItem id="up">Up</MenuItem>
      <Divider />
    </Menu>,
    'Menu "Sort": its child <Divider> is no MenuItem with an `id` and no MenuSection',
  ],
  [
    "a component that returns a menu's item",
    <Menu trigger={trigger} aria-label="Sort">
      <WrappedItem label="Up" />
    </Menu>,
    'Menu "Sort": its child <WrappedItem> is no MenuItem',
  ],
  [
    'an item of a menu whose words a component renders',
    <Menu trigger={trigger} aria-label="Sort">
      <MenuSection>
        <MenuItem id="up">
          <Words of="Up" />
        </MenuItem>
      </MenuSection>
    </Menu>,
    'Menu "Sort": its MenuItem "up" has no words that it can read',
  ],
  [
    'an option of a list whose words a component renders',
    <ListBox label="Product">
      <ListBoxItem id="mug">
        <Words of="Mug" />
      </ListBoxItem>
    </ListBox>,
    'ListBox "Product": its ListBoxItem "mug" has no words that it can read',
  ],
  [
    'a row whose words a component renders',
    <GridList label="Product">
      <GridListItem id="mug">
        <Words of="Mug" />
      </GridListItem>
    </GridList>,
    'GridList "Product": its GridListItem "mug" has no words that it can read',
  ],
  [
    'a selected tab that is none',
    <Tabs aria-label="Product" items={tabs} selectedKey="Care" onSelectionChange={ignore} />,
    'Tabs "Product": its selected key "Care" is no item\'s, so the first tab shows. Give the `id` of an item ("care", "size").',
  ],
  [
    'an initially selected tab that is none',
    <Tabs aria-label="Shirt" items={tabs} defaultSelectedKey="Care" />,
    'Tabs "Shirt": its selected key "Care" is no item\'s',
  ],
  [
    "a menu's choice that is no item's",
    <Menu
      trigger={trigger}
      items={[{ label: 'Order', items: directions, selectionMode: 'single', selectedKeys: ['Up'] }]}
    />,
    'MenuSection "Order": its selected key "Up" is no item\'s, so nothing shows as chosen for it. Give the `id` of an item ("up", "down").',
  ],
  [
    "a submenu's choice that is no item's",
    <Menu
      trigger={trigger}
      items={[
        {
          id: 'order',
          label: 'Order',
          items: [{ items: directions, selectionMode: 'single', selectedKeys: ['Down'] }],
        },
      ]}
    />,
    'MenuSection: its selected key "Down" is no item\'s',
  ],
  [
    "a list's choice that is no option's",
    <ListBox
      label="Order"
      items={directions}
      selectionMode="multiple"
      selectedKeys={new Set(['up', 'Down'])}
      onSelectionChange={ignore}
    />,
    'ListBox "Order": its selected key "Down" is no item\'s',
  ],
  [
    "a list's initial choice that is no option's",
    <ListBox aria-label="Way" items={directions} selectionMode="single" defaultSelectedKeys={['Up']} />,
    'ListBox "Way": its selected key "Up" is no item\'s',
  ],
];

test.each(mistakes)('%s is reported once', (_name, element, message) => {
  render(<StrictMode>{element}</StrictMode>);
  render(element);
  expect(error.mock.calls).toEqual([[expect.stringContaining(message)]]);
});

/** Without a message of its own, react-stately throws one that does not name the mistake. */
const breaking: [string, ReactElement, string][] = [
  [
    'a component that returns an option in a group',
    <ComboBox label="Country">
      <OptionGroup label="Europe">
        <WrappedOption code="fr" />
      </OptionGroup>
    </ComboBox>,
    'ComboBox "Country": its child <WrappedOption> is no Option with a `value`, so it does not show',
  ],
  [
    'a component that returns a tab',
    <Tabs aria-label="Product">
      <Tab id="care" title="Care">
        Wash cold.
      </Tab>
      <WrappedTab code="size" />
    </Tabs>,
    'Tabs "Product": its child <WrappedTab> is no Tab with an `id`, so it does not show',
  ],
  [
    'a component that returns an option in a group of a select',
    <Select label="Country" placeholder="Choose">
      <OptionGroup label="Europe">
        <WrappedOption code="fr" />
      </OptionGroup>
    </Select>,
    'Select "Country": its child <WrappedOption> is no Option with a `value`, so it does not show',
  ],
  [
    "a component that returns an item in a menu's section",
    <Menu trigger={trigger} aria-label="Sort">
      <MenuSection>
        <WrappedItem label="Up" />
      </MenuSection>
    </Menu>,
    'Menu "Sort": its child <WrappedItem> is no MenuItem with an `id`, so it does not show',
  ],
  [
    'a component that returns a row',
    <GridList label="Product">
      <WrappedRow code="mug" />
    </GridList>,
    'GridList "Product": its child <WrappedRow> is no GridListItem with an `id`, so it does not show',
  ],
];

test.each(breaking)('%s is the only error', (_name, element, message) => {
  const thrown = vi.fn<(error: unknown) => void>();
  render(<Catch>{element}</Catch>, { onCaughtError: thrown });
  expect(thrown.mock.calls.map(([caught]) => String(caught))).toEqual([expect.stringContaining(message)]);
  expect(error).not.toHaveBeenCalled();
});

test('a component that returns a radio button is reported beside the message of React', () => {
  render(
    <RadioGroup label="Delivery">
      <WrappedRadio code="home" />
    </RadioGroup>,
  );
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining(
      'RadioGroup "Delivery": its child <WrappedRadio> is no Radio with a `value`, so it does not show',
    ),
  );
});

test.each([
  ['a link to this page', <Link href="">Top</Link>],
  ["a framework's link, which has its own check", <Link href="/orders" linkAs={asOrders} />],
  [
    'an icon button named by another element',
    <IconButton {...untyped<ComponentProps<typeof IconButton>>({ 'aria-labelledby': 'title', icon: <svg /> })} />,
  ],
  [
    'a select without a choice',
    <Select label="Size" items={items} value={null} onChange={ignore} placeholder="Choose" />,
  ],
  ['a select whose items load', <Select label="Size" items={[]} value="s" onChange={ignore} />],
  ['a combo box whose items load', <ComboBox label="Size" items={items} value="L" onChange={ignore} isLoading />],
  [
    'a combo box whose items a server looks up',
    <ComboBox label="Size" items={items} value="L" onChange={ignore} onInputChange={ignore} />,
  ],
  [
    'an option with a `textValue`',
    <Select label="Size" placeholder="Choose">
      <Option value="mug" textValue="Mug">
        <Words of="Mug" />
      </Option>
      {null}
      <OptionGroup label="None">{[]}</OptionGroup>
    </Select>,
  ],
  [
    'a group of options by another name',
    <Select label="Size" placeholder="Choose">
      <OtherGroup label="Small">
        <Option value="s">S</Option>
      </OtherGroup>
    </Select>,
  ],
  [
    'options and groups from a server component',
    <Select label="Size" placeholder="Choose">
      <OptionReference value="s">S</OptionReference>
      <GroupReference label="Large">
        <OptionReference value="l">L</OptionReference>
      </GroupReference>
      <GroupReference label="Larger" />
    </Select>,
  ],
  [
    'items and sections of a menu from a server component',
    <Menu trigger={trigger}>
      <ItemReference id="up">Up</ItemReference>
      <SectionReference>
        <ItemReference id="down">Down</ItemReference>
      </SectionReference>
      <SectionReference>{[]}</SectionReference>
    </Menu>,
  ],
  [
    'an empty section of a menu',
    <Menu trigger={trigger}>
      <MenuSection />
    </Menu>,
  ],
  ['tabs that load', <Tabs aria-label="Product" items={[]} selectedKey="care" onSelectionChange={ignore} />],
  [
    'a section of a menu whose items load',
    <Menu trigger={trigger} items={[{ label: 'Order', items: [], selectionMode: 'single', selectedKeys: ['up'] }]} />,
  ],
  [
    'all options of a list, by their one word',
    <ListBox
      label="Order"
      items={directions}
      selectionMode="multiple"
      onSelectionChange={ignore}
      {...untyped<ComponentProps<typeof ListBox>>({ selectedKeys: 'all' })}
    />,
  ],
  ['a radio group without a choice', <RadioGroup label="Size" items={items} value={null} onChange={ignore} />],
])('%s is no mistake', (_name, element) => {
  render(element);
  expect(error).not.toHaveBeenCalled();
});

test('a chosen option that a search leaves out is no mistake', () => {
  const listOf = (items: typeof directions) => (
    <ListBox
      label="Direction"
      items={items}
      selectionMode="single"
      selectedKeys={['down']}
      onSelectionChange={ignore}
    />
  );
  const { rerender } = render(listOf(directions));
  rerender(listOf(directions.slice(0, 1)));
  expect(error).not.toHaveBeenCalled();
});

test('nothing is reported in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  render(<Link {...untyped<ComponentProps<typeof Link>>({ children: 'Returns' })} />);
  expect(error).not.toHaveBeenCalled();
});

test('a date or a time of another format is named, since the field has none', () => {
  render(
    <>
      <DatePicker label="Delivery" defaultValue="2026-05-01T00:00:00Z" minValue="1 May" maxValue="2026-12-31" />
      <DateRangePicker label="Stay" defaultValue={{ start: '2026-05-01', end: '02-05-2026' }} />
      <TimeField label="Pick-up" defaultValue="9:30" />
      <DatePicker label="Empty" value={null} onChange={ignore} />
    </>,
  );
  expect(error.mock.calls).toEqual([
    [
      'The date field "Delivery": its defaultValue "2026-05-01T00:00:00Z" is no date such as "2026-05-01", so the field has none. ' +
        'Of a date with a time, give the first ten characters.',
    ],
    [expect.stringContaining('"Delivery": its minValue "1 May" is no date')],
    [expect.stringContaining('"Stay": its end "02-05-2026" is no date')],
    [expect.stringMatching(/^The time field "Pick-up": its defaultValue "9:30" is no time such as "09:30"/)],
  ]);
});

test('a locale that is no language tag is named, with the tag to write', () => {
  const inLocale = (locale: string) => () => render(<I18nProvider locale={locale}>{null}</I18nProvider>);
  expect(inLocale('nl_NL')).toThrow('The locale "nl_NL" is no BCP 47 language tag. Write "nl-NL", as in <html lang>.');
  expect(inLocale('')).toThrow('Write one such as "en-US"');
  expect(inLocale('nl-NL')).not.toThrow();
});

test('a controlled state without a handler is named, since nobody can change it', () => {
  const items = [{ value: 's', label: 'S' }];
  const given = { value: 's', items };
  render(
    <>
      <Input label="Street" value="Harbour Road" />
      <TextArea label="Note" value="" />
      <Checkbox label="Gift" isSelected />
      <Switch label="News" isSelected={false} />
      <ToggleButton isSelected>Bold</ToggleButton>
      <Select label="Select" {...given} />
      <NativeSelect label="NativeSelect" {...given} />
      <RadioGroup label="RadioGroup" {...given} />
      <CheckboxGroup label="CheckboxGroup" items={items} value={['s']} />
      <NumberInput label="NumberInput" value={1} />
    </>,
  );
  expect(error.mock.calls.slice(0, 3)).toEqual([
    [
      'The text field "Street": it has `value` and no `onChange`, so nobody can change it. ' +
        'Give it `onChange`; `defaultValue` for an initial state; or `isReadOnly`.',
    ],
    [expect.stringMatching(/^The text field "Note": it has `value`/)],
    [
      'The choice "Gift": it has `isSelected` and no `onChange`, so nobody can change it. ' +
        'Give it `onChange`; `defaultSelected` for an initial state; or `isDisabled`.',
    ],
  ]);
  expect(error.mock.calls.slice(3).map(([text]) => String(text).split(':')[0])).toEqual([
    'The choice "News"',
    'ToggleButton "Bold"',
    ...['Select', 'NativeSelect', 'RadioGroup', 'CheckboxGroup', 'NumberInput'].map((name) => `${name} "${name}"`),
  ]);

  error.mockClear();
  render(
    <>
      <Input label="Changed" value="" onChange={ignore} />
      <TextArea label="Changed too" value="" onChange={ignore} />
      <Input label="Read" value="" isReadOnly />
      <Input label="Off" value="" isDisabled />
      <Input label="Initial" defaultValue="x" />
      <Checkbox label="Changed" isSelected onChange={ignore} />
      <Switch label="Off" isSelected isDisabled />
      <Select label="Changed" {...given} onChange={ignore} />
      <RadioGroup label="Initial" items={items} defaultValue="s" />
      <NumberInput label="Off" value={1} isDisabled />
    </>,
  );
  expect(error).not.toHaveBeenCalled();
});

const headers = [{ id: 'name', label: 'Name' }];
const rows = directions.map(({ id, label }) => ({ id, cells: { name: label } }));
const picture = { id: 'front', content: 'Front' };
const choice = { selectionMode: 'single', selectedKeys: ['up'] } as const;

test.each<[string, (given: object) => ReactElement, string, string]>([
  ['ComboBox "Size"', (given) => <ComboBox label="Size" items={items} value="s" {...given} />, 'value', 'onChange'],
  [
    'SwatchGroup "Size"',
    (given) => <SwatchGroup label="Size" items={items} value="s" {...given} />,
    'value',
    'onChange',
  ],
  ['RatingInput "Stars"', (given) => <RatingInput label="Stars" value={3} {...given} />, 'value', 'onChange'],
  ['Slider "Price"', (given) => <Slider label="Price" value={3} {...given} />, 'value', 'onChange'],
  ['RangeSlider "Price"', (given) => <RangeSlider label="Price" value={[1, 3]} {...given} />, 'value', 'onChange'],
  ['The date field "Day"', (given) => <DatePicker label="Day" value={null} {...given} />, 'value', 'onChange'],
  ['The time field "Hour"', (given) => <TimeField label="Hour" value="09:30" {...given} />, 'value', 'onChange'],
  ['DateRangePicker "Stay"', (given) => <DateRangePicker label="Stay" value={null} {...given} />, 'value', 'onChange'],
  [
    'ListBox "Way"',
    (given) => <ListBox label="Way" items={directions} {...choice} {...given} />,
    'selectedKeys',
    'onSelectionChange',
  ],
  [
    'GridList "Way"',
    (given) => <GridList label="Way" items={directions} {...choice} {...given} />,
    'selectedKeys',
    'onSelectionChange',
  ],
  [
    'Tree "Way"',
    (given) => <Tree label="Way" items={directions} {...choice} {...given} />,
    'selectedKeys',
    'onSelectionChange',
  ],
  [
    'Tree "Way"',
    (given) => <Tree label="Way" items={directions} expandedKeys={[]} {...given} />,
    'expandedKeys',
    'onExpandedChange',
  ],
  [
    'Table "Way"',
    (given) => <Table label="Way" columns={headers} rows={rows} {...choice} {...given} />,
    'selectedKeys',
    'onSelectionChange',
  ],
  [
    'ToggleGroup "Way"',
    (given) => <ToggleGroup aria-label="Way" items={directions} selectedKeys={['up']} {...given} />,
    'selectedKeys',
    'onSelectionChange',
  ],
  [
    'Tabs "Care"',
    (given) => <Tabs aria-label="Care" items={tabs} selectedKey="care" {...given} />,
    'selectedKey',
    'onSelectionChange',
  ],
  [
    'Accordion "Care"',
    (given) => <Accordion aria-label="Care" items={tabs} expandedKeys={[]} {...given} />,
    'expandedKeys',
    'onExpandedChange',
  ],
  [
    'Carousel "Pictures"',
    (given) => <Carousel aria-label="Pictures" slides={[]} index={0} {...given} />,
    'index',
    'onIndexChange',
  ],
  [
    'Gallery "Pictures"',
    (given) => <Gallery aria-label="Pictures" items={[picture]} index={0} {...given} />,
    'index',
    'onIndexChange',
  ],
])('%s of which nobody can change the state is reported once', (name, elementWith, state, handler) => {
  render(<StrictMode>{elementWith({})}</StrictMode>);
  const mistake = `${name}: it has \`${state}\` and no \`${handler}\`, so nobody can change it. Give it \`${handler}\``;
  expect(error.mock.calls).toEqual([[expect.stringContaining(mistake)]]);
  error.mockClear();
  cleanup();
  render(elementWith({ [handler]: ignore }));
  expect(error).not.toHaveBeenCalled();
});

test.each<[string, (given: object) => ReactElement]>([
  ['Dialog "Order"', (given) => <Dialog aria-label="Order" children="Sent" {...given} />],
  ['Drawer "Cart"', (given) => <Drawer aria-label="Cart" children="Empty" {...given} />],
  ['Gallery "Front"', (given) => <Gallery aria-label="Front" items={[picture]} {...given} />],
  ['Popover "Filter"', (given) => <Popover title="Filter" trigger={trigger} children="None" {...given} />],
  ['Menu "Order"', (given) => <Menu aria-label="Order" trigger={trigger} items={directions} {...given} />],
  ['Tooltip "Copied"', (given) => <Tooltip content="Copied" trigger={trigger} {...given} />],
  ['HamburgerMenu "Shop"', (given) => <HamburgerMenu title="Shop" items={[]} {...given} />],
])('%s that nothing closes is reported once', (name, elementWith) => {
  render(<StrictMode>{elementWith({ isOpen: false })}</StrictMode>);
  expect(error.mock.calls).toEqual([
    [
      `${name}: it has \`isOpen\` and no \`onOpenChange\`, so neither its button nor Escape changes it. ` +
        'Give it `onOpenChange`, or `defaultOpen` for an initial state.',
    ],
  ]);
  error.mockClear();
  cleanup();
  render(elementWith({ isOpen: false, onOpenChange: ignore }));
  render(elementWith({}));
  expect(error).not.toHaveBeenCalled();
});

const twice = [items[0]!, { ...items[0]!, label: 'Small' }];
const idTwice = [directions[0]!, { ...directions[0]!, label: 'North' }];

test.each<[string, ReactElement]>([
  ['Select "A size"', <Select label="A size" items={twice} />],
  ['Select "A group"', <Select label="A group" items={[twice[0]!, { label: 'Group', items: [twice[1]!] }]} />],
  ['NativeSelect "A size"', <NativeSelect label="A size" items={twice} />],
  ['ComboBox "A size"', <ComboBox label="A size" items={twice} />],
  ['RadioGroup "A size"', <RadioGroup label="A size" items={twice} />],
  ['CheckboxGroup "A size"', <CheckboxGroup label="A size" items={twice} />],
  ['SwatchGroup "A size"', <SwatchGroup label="A size" items={twice} />],
])('%s with a value twice is named', (name, element) => {
  render(element);
  expect(error).toHaveBeenCalledWith(
    `${name}: two of its items have the \`value\` "s", so they count as one. Give each item its own \`value\`.`,
  );
});

test.each<[string, ReactElement]>([
  ['ListBox "A way"', <ListBox label="A way" items={idTwice} />],
  ['GridList "A way"', <GridList label="A way" items={idTwice} />],
  ['TagGroup "A way"', <TagGroup label="A way" items={idTwice} />],
  ['ToggleGroup "A way"', <ToggleGroup aria-label="A way" items={idTwice} />],
  ['Tree "A way"', <Tree label="A way" items={[{ ...directions[0]!, items: [directions[0]!] }]} />],
  ['Menu "A way"', <Menu aria-label="A way" trigger={trigger} items={[idTwice[0]!, { items: [idTwice[1]!] }]} />],
  [
    'Menu "A submenu"',
    <Menu aria-label="A submenu" trigger={trigger} items={[{ ...directions[1]!, items: idTwice }]} />,
  ],
  ['Menubar "A menu"', <Menubar aria-label="Bar" items={[{ id: 'menu', label: 'A menu', items: idTwice }]} />],
  ['Menubar "A bar"', <Menubar aria-label="A bar" items={idTwice.map((menu) => ({ ...menu, items: [] }))} />],
  [
    'ContextMenu "A way"',
    <ContextMenu label="A way" items={idTwice}>
      Here
    </ContextMenu>,
  ],
  ['Table "A way"', <Table label="A way" columns={headers} rows={[rows[0]!, rows[0]!]} selectionMode="single" />],
  [
    'Tabs "A way"',
    <Tabs aria-label="A way" items={idTwice.map(({ id, label }) => ({ id, title: label, content: label }))} />,
  ],
  [
    'Accordion "A way"',
    <Accordion aria-label="A way" items={idTwice.map(({ id, label }) => ({ id, title: label, content: label }))} />,
  ],
])('%s with an id twice is named', (name, element) => {
  render(<Catch>{element}</Catch>);
  expect(error).toHaveBeenCalledWith(
    `${name}: two of its items have the \`id\` "up", so they count as one. Give each item its own \`id\`.`,
  );
});

test('a toast that no region shows is named, unless a region mounts meanwhile', () => {
  vi.useFakeTimers();
  toastQueue.add({ title: 'Added' });
  const ownQueue = createToastQueue();
  ownQueue.add({ title: 'Shown' });
  render(<ToastRegion queue={ownQueue} />).unmount();
  ownQueue.add({ title: 'On a page without a region' });
  vi.advanceTimersByTime(4999);
  expect(error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(error.mock.calls).toEqual([
    [
      'Toast "Added": no ToastRegion shows its queue, so nobody sees or hears it. ' +
        'Render one `<ToastRegion />` in the layout, with the same `queue` if the queue is your own.',
    ],
  ]);
  toastQueue.clear();
  vi.useRealTimers();
});
