// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps, ElementType } from 'react';
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  HamburgerMenu,
  HorizontalMenu,
  Link,
  Menu,
  Pagination,
  Stepper,
  type ButtonLinkProps,
  type LinkProps,
} from '../index.js';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(cleanup);

/** As `next/link`: it takes `href`, also as an object, and props of its own. */
const NextLink = ({
  href,
  prefetch,
  replace,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href'> & {
  href: string | { pathname: string };
  prefetch?: boolean;
  replace?: boolean;
}) => (
  <a
    {...props}
    href={typeof href === 'string' ? href : href.pathname}
    data-prefetch={String(prefetch)}
    data-replace={String(replace)}
  >
    {children}
  </a>
);

test('a link takes the props of its component', () => {
  render(
    <>
      <Link linkAs={NextLink} href={{ pathname: '/about' }} prefetch={false} onMouseEnter={() => {}}>
        About
      </Link>
      <ButtonLink linkAs={NextLink} href="/checkout" variant="solid" replace>
        Checkout
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'About' }).dataset.prefetch).toBe('false');
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
  expect(screen.getByRole('link', { name: 'Checkout' }).dataset.replace).toBe('true');
});

test("a router's link takes its URL by its own name", () => {
  const page = (
    <>
      <Link linkAs={RouterLink} to="/about" reloadDocument>
        About
      </Link>
      <ButtonLink linkAs={RouterLink} to={{ pathname: '/checkout' }} replace>
        Checkout
      </ButtonLink>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
  expect(warn).not.toHaveBeenCalled();
});

test('lists of links give each link the props of its component', async () => {
  const { container } = render(
    <>
      <Breadcrumb items={[{ label: 'Shop', url: '/' }]} linkAs={NextLink} linkProps={{ prefetch: false }} />
      <Pagination page={1} totalPages={2} getHref={String} linkAs={NextLink} linkProps={{ prefetch: false }} />
      <Stepper
        aria-label="Checkout"
        steps={[{ label: 'Cart', href: '/cart' }, { label: 'Payment' }]}
        finished={1}
        linkAs={NextLink}
        linkProps={{ prefetch: false }}
      />
      <HorizontalMenu
        items={[
          { label: 'About', href: '/about' },
          { label: 'More', items: [{ label: 'Contact', href: '/contact' }] },
        ]}
        linkAs={NextLink}
        linkProps={{ prefetch: false }}
      />
      <Menu
        defaultOpen
        trigger={<Button>Account</Button>}
        items={[{ id: 'orders', label: 'Orders', href: '/orders' }]}
        linkAs={NextLink}
        linkProps={{ prefetch: false }}
      />
      <HamburgerMenu
        defaultOpen
        items={[{ label: 'Tools', href: '/tools' }]}
        linkAs={NextLink}
        linkProps={{ prefetch: false }}
      />
    </>,
  );
  await vi.waitFor(() => expect(document.querySelector('[href="/tools"]')).not.toBeNull());
  for (const href of ['/', '2', '/cart', '/about', '/contact']) {
    const links = [...container.querySelectorAll<HTMLElement>(`[href="${href}"]`)];
    expect(links.map((link) => link.dataset.prefetch)).toContain('false');
  }
  for (const href of ['/orders', '/tools'])
    expect(document.querySelector<HTMLElement>(`[href="${href}"]`)?.dataset.prefetch).toBe('false');
});

test('types refuse what the component of the link does not take', () => {
  const wrong = [
    // @ts-expect-error A plain link has no `prefetch`.
    <Link key="a" href="/about" prefetch={false} />,
    // @ts-expect-error This link takes `to`.
    <ButtonLink key="b" linkAs={RouterLink} to={1} />,
    // @ts-expect-error A link needs its URL.
    <Link key="c" linkAs={NextLink} prefetch />,
    // @ts-expect-error There is no such variant, also beside a framework's link.
    <Link key="d" linkAs={NextLink} href="/about" variant="loud" />,
    // @ts-expect-error The component of the links has no such prop.
    <Breadcrumb key="e" items={[]} linkAs={NextLink} linkProps={{ prefetched: true }} />,
  ];
  expect(wrong).toHaveLength(5);
});

test('the exported types of props stay as they are named', () => {
  expectTypeOf<ComponentProps<typeof Link>>().toEqualTypeOf<LinkProps>();
  expectTypeOf<ComponentProps<typeof ButtonLink>>().toEqualTypeOf<ButtonLinkProps>();
  const Any: ElementType = 'a';
  // A link that is not known, as a component gets it from a provider, takes what a plain link takes.
  expect(<Link href="/about" linkAs={Any} isExternal />).toBeTruthy();
});
