// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Button,
  Dialog,
  DialogHeader,
  Drawer,
  DrawerHeader,
  HamburgerMenu,
  IconButton,
  Link,
  Menu,
  Popover,
  Tooltip,
} from '../index.js';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const items = [{ id: 'new', label: 'Newest' }];

test('a trigger keeps its own props and ref', async () => {
  const ref = createRef<HTMLButtonElement>();
  const onPress = vi.fn();
  render(
    <Menu
      items={items}
      trigger={<IconButton ref={ref} id="sort" aria-label="Sort" icon={<svg />} onPress={onPress} />}
    />,
  );
  expect(ref.current?.getAttribute('aria-haspopup')).toBe('true');
  await userEvent.click(ref.current!);
  expect(onPress).toHaveBeenCalledOnce();
  const menu = await screen.findByRole('menu', { name: 'Sort' });
  expect(menu.getAttribute('aria-labelledby')).toBe(ref.current?.id);
});

test('a link with a tooltip keeps its own handlers', async () => {
  const [onFocus, onPointerEnter] = [vi.fn(), vi.fn()];
  render(
    <Tooltip
      content="In a new tab"
      trigger={
        <Link href="/" onFocus={onFocus} onPointerEnter={onPointerEnter}>
          Size chart
        </Link>
      }
    />,
  );
  await userEvent.tab();
  await screen.findByRole('tooltip');
  await userEvent.hover(screen.getByRole('link'));
  expect(onFocus).toHaveBeenCalledOnce();
  expect(onPointerEnter).toHaveBeenCalledOnce();
});

test('a button may open a menu and have a tooltip', async () => {
  render(<Tooltip content="In which order" trigger={<Menu items={items} trigger={<Button>Sort</Button>} />} />);
  const button = screen.getByRole('button', { name: 'Sort' });
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).id).toBe(button.getAttribute('aria-describedby'));
  await userEvent.click(button);
  await screen.findByRole('menu');
});

test('buttons inside the opened element are not triggers', async () => {
  render(
    <Popover title="Filter" trigger={<Button>Filter</Button>}>
      <Button>Reset</Button>
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const inside = await screen.findByRole('button', { name: 'Reset' });
  expect(inside.hasAttribute('aria-haspopup')).toBe(false);
  await userEvent.click(inside);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a link has a tooltip', async () => {
  render(<Tooltip content="3 items" trigger={<Link href="/cart">Cart</Link>} />);
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('link').getAttribute('aria-describedby')).toBe(tooltip.id);
});

describe.each([
  ['Dialog', Dialog, DialogHeader],
  ['Drawer', Drawer, DrawerHeader],
])('%s', (_name, Modal, Header) => {
  test('opens by its trigger, which announces that', async () => {
    render(
      <Modal trigger={<Button>Open</Button>}>
        <Header title="Address" />
      </Modal>,
    );
    const button = screen.getByRole('button', { name: 'Open' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Address' });
    expect(button.getAttribute('aria-controls')).toBe(dialog.id);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('is open initially with `defaultOpen`', async () => {
    render(
      <Modal defaultOpen>
        <Header title="Address" />
      </Modal>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test("HamburgerMenu and Tooltip follow the caller's `isOpen`", async () => {
  render(
    <>
      <Tooltip isOpen content="Close the cart" trigger={<Button>X</Button>} />
      <HamburgerMenu isOpen items={[{ label: 'About', href: '/about' }]} />
    </>,
  );
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Close the cart');
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

test('an element that cannot be a trigger is reported', () => {
  render(<Popover aria-label="Filter" trigger={<span>Filter</span>} children="Size" />);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('A trigger did not take its props')]]);
});
