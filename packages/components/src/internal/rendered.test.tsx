// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cloneElement, createRef, useRef, type ComponentProps, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { Button, ButtonLink, Card, IconButton, Link, Menu, Text, ToggleButton, Tooltip } from '../index.js';
import { examples } from '../testing/examples.js';

afterEach(cleanup);

/** A framework's link: it takes props of its own. */
const RouterLink = ({
  to,
  prefetch,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; prefetch?: boolean }) => (
  <a {...props} href={to} data-prefetch={String(prefetch)}>
    {children}
  </a>
);

const drawn = [
  ...(['Alert', 'AspectRatio', 'Avatar', 'Badge', 'Button', 'ButtonGroup', 'ButtonLink', 'Card', 'Code'] as const),
  ...(['Container', 'Divider', 'Grid', 'Heading', 'HStack', 'IconButton', 'Image', 'Kbd', 'Link', 'List'] as const),
  ...(['Logo', 'Skeleton', 'SkipLink', 'Text', 'ToggleButton', 'VStack'] as const),
];

describe.each(drawn)('%s', (name) => {
  const example = examples[name] as ReactElement<object>;

  test('draws a given element with its own class, content and attributes', () => {
    const plain = render(example).container.innerHTML;
    cleanup();
    const ref = vi.fn();
    const props = {
      className: 'given',
      'data-own': 'own',
      ref,
      render: <section className="drawn" style={{ outlineColor: 'red' }} />,
    };
    const { container } = render(cloneElement(example, props as object));
    const root = container.querySelector<HTMLElement>('section[data-own]')!;
    expect(root.classList).toContain('given');
    expect(root.classList).toContain('drawn');
    expect(root.style.outlineColor).toBe('red');
    expect(ref.mock.calls[0]?.[0]).toBe(root);
    const own = document.createElement('div');
    own.innerHTML = plain;
    expect(container.textContent).toBe(own.textContent);
    expect(root.className.split(' ').length).toBeGreaterThan(2);
  });

  test('draws what a function returns, also on the server', () => {
    const drawing = cloneElement(example, {
      render: (props: object) => <section {...props} data-drawn="" />,
    } as object);
    expect(renderToString(drawing).match(/<section [^>]*data-drawn/g)).toHaveLength(1);
  });
});

test("a button is a framework's link: it has its role, name, URL and both handlers", async () => {
  const calls: string[] = [];
  const [ours, own] = [createRef<HTMLButtonElement>(), createRef<HTMLAnchorElement>()];
  render(
    <Button
      ref={ours}
      onPress={() => calls.push('press')}
      render={
        <RouterLink
          ref={own}
          to="/sale"
          prefetch={false}
          onClick={(event) => (calls.push('click'), event.preventDefault())}
        />
      }
    >
      Sale
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Sale' });
  expect(link.getAttribute('href')).toBe('/sale');
  expect(link.dataset.prefetch).toBe('false');
  // For a link, it would be the format of the target.
  expect(link.hasAttribute('type')).toBe(false);
  expect([ours.current, own.current]).toEqual([link, link]);
  await userEvent.click(link);
  expect(calls).toEqual(['press', 'click']);
  link.focus();
  await userEvent.keyboard('{Enter}');
  // The browser clicks a link before the key is up, which ends the press.
  expect(calls).toEqual(['press', 'click', 'click', 'press']);
});

test('a disabled button that a link draws is not followed', () => {
  const press = vi.fn();
  render(
    <Button isDisabled onPress={press} render={<RouterLink to="/sale" />}>
      Sale
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Sale' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.hasAttribute('disabled')).toBe(false);
  expect(fireEvent.click(link)).toBe(false);
  expect(press).not.toHaveBeenCalled();
});

test("a function gets the button's state, and its element stays the same", async () => {
  const states: boolean[] = [];
  render(
    <Button
      render={(props, { isPressed, isDisabled, isLoading }) => {
        expectTypeOf(isLoading).toEqualTypeOf<boolean>();
        states.push(isPressed || isDisabled);
        return <button {...props} data-state={isPressed ? 'pressed' : 'idle'} />;
      }}
    >
      Add
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Add' });
  expect(button.getAttribute('type')).toBe('button');
  fireEvent.keyDown(button, { key: ' ' });
  expect(button.dataset.state).toBe('pressed');
  fireEvent.keyUp(button, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Add' })).toBe(button);
  expect(button.dataset.state).toBe('idle');
  expect(states).toContain(true);
});

test('a toggle keeps its state, and an icon button its name', async () => {
  render(
    <>
      <ToggleButton render={(props, { isSelected }) => <button {...props} data-on={isSelected} />}>Save</ToggleButton>
      <IconButton aria-label="Cart" icon={<svg />} render={<RouterLink to="/cart" />} />
    </>,
  );
  const toggle = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(toggle);
  expect([toggle.getAttribute('aria-pressed'), toggle.dataset.on]).toEqual(['true', 'true']);
  expect(screen.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart');
});

test('it opens what it is the trigger of', async () => {
  render(
    <Menu
      trigger={<Button render={(props) => <button {...props} data-drawn="" />}>Sort</Button>}
      items={[{ id: 'new', label: 'Newest' }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Sort' });
  expect(button.dataset.drawn).toBe('');
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Newest' })).toBeTruthy();
});

test('its tooltip describes it', async () => {
  render(
    <Tooltip
      content="Opens the sale"
      trigger={
        <ButtonLink
          href="/sale"
          render={({ children, ...props }) => (
            <a {...props} data-drawn="">
              {children}
            </a>
          )}
        >
          Sale
        </ButtonLink>
      }
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Sale' }).getAttribute('aria-describedby')).toBeTruthy();
});

test('a ref of an element is set once, and not on each render', () => {
  const ref = vi.fn();
  function Page({ count }: { count: number }) {
    const own = useRef<HTMLButtonElement>(null);
    return (
      <Button ref={own} render={<RouterLink ref={ref} to="/sale" />}>
        {count}
      </Button>
    );
  }
  const { rerender } = render(<Page count={1} />);
  rerender(<Page count={2} />);
  expect(ref).toHaveBeenCalledTimes(1);
});

test("a link's function gets its URL", () => {
  render(
    <>
      <Link href="/about" render={({ href, ...props }) => <RouterLink {...props} to={href} />}>
        About
      </Link>
      <Card render={<RouterLink to="/offer" />}>
        <Text>Offer</Text>
      </Card>
    </>,
  );
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
  expect(screen.getByRole('link', { name: 'Offer' }).getAttribute('href')).toBe('/offer');
});
