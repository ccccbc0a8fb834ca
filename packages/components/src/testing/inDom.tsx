import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Accordion,
  Button,
  Carousel,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  createToastQueue,
  Dialog,
  DialogHeader,
  Drawer,
  DrawerHeader,
  Form,
  HamburgerMenu,
  HorizontalMenu,
  Input,
  Menu,
  NativeSelect,
  NumberInput,
  Popover,
  RadioGroup,
  SearchField,
  Select,
  SwatchGroup,
  Switch,
  Tabs,
  TextArea,
  ToastRegion,
  ToggleGroup,
  Tooltip,
  Zoom,
} from '../index.js';
import { examples } from './examples.js';
import { shopPages } from './navigation.js';

const items = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

const opener = (name: string) => screen.getByRole('button', { name });

interface Overlay {
  element: ReactElement;
  /** The name of the button that opens it. */
  opener: string;
  /** The role of the opened element. */
  role: string;
}

function Opened({
  children,
}: {
  children: (state: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => ReactNode;
}) {
  const [isOpen, onOpenChange] = useState(false);
  return (
    <>
      <Button onPress={() => onOpenChange(true)}>Open</Button>
      {children({ isOpen, onOpenChange })}
    </>
  );
}

const overlays: Record<string, Overlay> = {
  Dialog: {
    element: (
      <Opened>
        {(state) => (
          <Dialog {...state}>
            <DialogHeader title="Address" />
          </Dialog>
        )}
      </Opened>
    ),
    opener: 'Open',
    role: 'dialog',
  },
  Drawer: {
    element: (
      <Opened>
        {(state) => (
          <Drawer {...state}>
            <DrawerHeader title="Cart" />
          </Drawer>
        )}
      </Opened>
    ),
    opener: 'Open',
    role: 'dialog',
  },
  HamburgerMenu: { element: <HamburgerMenu items={shopPages} />, opener: 'Menu', role: 'dialog' },
  Menu: {
    element: <Menu trigger={<Button>Sort</Button>} items={[{ id: 'new', label: 'Newest' }]} />,
    opener: 'Sort',
    role: 'menu',
  },
  Popover: {
    element: (
      <Popover title="Filter" trigger={<Button>Filter</Button>}>
        Size
      </Popover>
    ),
    opener: 'Filter',
    role: 'dialog',
  },
};

/** Tests of the components as a page's author may write them, in an environment that is not a browser. */
export function testInDom() {
  let complaints: ReturnType<typeof vi.spyOn>[];
  beforeEach(() => {
    complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  });
  afterEach(() => {
    cleanup();
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  // A script that React renders in the browser does not run, and React warns about it. `SchemeScript` is for servers.
  const { SchemeScript: _ofServers, ...inBrowsers } = examples;
  test.each(Object.entries(inBrowsers))('%s renders, and unmounts', async (_name, element) => {
    const { unmount } = render(element);
    // Waits for content that comes with a promise, such as a list that loads after the page.
    await act(async () => {});
    unmount();
  });

  describe.each(Object.entries(overlays))('%s', (_name, { element, opener: name, role }) => {
    test('opens by a press, and closes by Escape', async () => {
      render(element);
      await userEvent.click(opener(name));
      await screen.findByRole(role);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await vi.waitFor(() => expect(document.activeElement).toBe(opener(name)));
    });

    test('opens by Enter', async () => {
      render(element);
      opener(name).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole(role);
    });
  });

  test('Tooltip shows with the focus, and hides by Escape', async () => {
    render(<Tooltip content="Close the cart" trigger={<Button>X</Button>} />);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  test('Menu calls the chosen action', async () => {
    const onAction = vi.fn();
    render(<Menu trigger={<Button>Sort</Button>} onAction={onAction} items={[{ id: 'new', label: 'Newest' }]} />);
    await userEvent.click(opener('Sort'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Newest' }));
    expect(onAction.mock.calls).toEqual([['new']]);
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('HorizontalMenu opens a submenu', async () => {
    const { container } = render(<HorizontalMenu items={shopPages} />);
    const submenu = container.querySelector('details')!;
    await userEvent.click(within(submenu).getByText('Shop'));
    expect(submenu.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(submenu.open).toBe(false);
  });

  test('Accordion opens a part', async () => {
    const { container } = render(<Accordion items={[{ id: 'a', title: 'Delivery', content: 'Two days' }]} />);
    await userEvent.click(screen.getByText('Delivery'));
    expect(container.querySelector('details')!.open).toBe(true);
  });

  test('Select opens, and takes a choice', async () => {
    const onChange = vi.fn();
    render(<Select label="Size" items={items} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /Size/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Medium' }));
    expect(onChange.mock.calls).toEqual([['m']]);
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  test('ComboBox finds a typed text, and takes a choice', async () => {
    const onChange = vi.fn();
    render(<ComboBox label="Size" items={items} onChange={onChange} />);
    await userEvent.type(screen.getByRole('combobox'), 'med');
    await userEvent.click(await screen.findByRole('option', { name: 'Medium' }));
    expect(onChange).toHaveBeenLastCalledWith('m');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Medium');
  });

  test('NativeSelect takes a choice', async () => {
    const onChange = vi.fn();
    render(<NativeSelect label="Size" items={items} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'm');
    expect(onChange).toHaveBeenLastCalledWith('m');
  });

  test.each([
    ['Input', <Input key="" label="Name" />],
    ['SearchField', <SearchField key="" label="Name" />],
    ['TextArea', <TextArea key="" label="Name" isCounted maxLength={20} />],
  ])('%s takes a text', async (_name, field) => {
    render(field);
    const control = screen.getByLabelText<HTMLInputElement>(/Name/);
    await userEvent.type(control, 'Ada');
    expect(control.value).toBe('Ada');
  });

  test('NumberInput steps, and takes a number', async () => {
    const onChange = vi.fn();
    render(<NumberInput label="Quantity" onChange={onChange} />);
    const control = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(screen.getByRole('button', { name: 'Increase Quantity' }));
    expect(onChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(control);
    await userEvent.type(control, '7');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(7);
  });

  test.each([
    ['Checkbox', 'checkbox', <Checkbox key="" label="Gift" />],
    ['CheckboxGroup', 'checkbox', <CheckboxGroup key="" label="Kinds" items={[{ value: 'gift', label: 'Gift' }]} />],
    ['RadioGroup', 'radio', <RadioGroup key="" label="Kinds" items={[{ value: 'gift', label: 'Gift' }]} />],
    ['SwatchGroup', 'radio', <SwatchGroup key="" label="Kinds" items={[{ value: 'gift', label: 'Gift' }]} />],
    ['Switch', 'switch', <Switch key="" label="Gift" />],
  ])('%s is chosen', async (_name, role, field) => {
    render(field);
    const control = screen.getByRole<HTMLInputElement>(role, { name: /Gift/ });
    await userEvent.click(control);
    expect(control.checked).toBe(true);
  });

  test('ToggleGroup is pressed', async () => {
    render(<ToggleGroup aria-label="View" items={[{ id: 'grid', label: 'Grid' }]} selectionMode="multiple" />);
    await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
    expect(screen.getByRole('button', { name: 'Grid' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('Tabs change', async () => {
    const tab = (id: string) => ({ id, title: id, content: `About ${id}` });
    render(<Tabs aria-label="Product" items={[tab('Details'), tab('Care')]} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('About Care');
  });

  test('Form is sent, and reports missing values', async () => {
    const onSubmit = vi.fn((_data: FormData, event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Form
        onSubmit={onSubmit}
        validate={(data) => (data.get('email') ? [] : [{ name: 'email', message: 'Write it.' }])}
      >
        <Input label="Email" name="email" />
        <Button type="submit">Send</Button>
      </Form>,
    );
    await userEvent.click(opener('Send'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(opener('Send'));
    expect(onSubmit.mock.calls[0]?.[0].get('email')).toBe('ada@example.com');
  });

  test('ToastRegion shows a toast, and closes it', async () => {
    const queue = createToastQueue();
    render(<ToastRegion queue={queue} />);
    act(() => void queue.add({ title: 'Saved' }));
    const toast = await screen.findByRole('alertdialog');
    await userEvent.click(within(toast).getByRole('button', { name: /Close|Dismiss/ }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('Carousel has its slides and its buttons', async () => {
    render(
      <Carousel aria-label="Bicycle" slides={['a', 'b'].map((id) => ({ id, content: <p>{`Picture ${id}`}</p> }))} />,
    );
    await userEvent.click(opener('Next slide'));
    expect(screen.getByText('Picture b')).toBeTruthy();
  });

  test('Zoom opens, and closes', async () => {
    render(
      <Zoom label="Bicycle">
        <img src="/a.jpg" alt="Bicycle" />
      </Zoom>,
    );
    const image = screen.getByRole('img', { name: 'Bicycle' });
    fireEvent.load(image);
    await userEvent.click(screen.getByRole('button', { name: /Bicycle/ }));
    await userEvent.keyboard('{Escape}');
  });
}
