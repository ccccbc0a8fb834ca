// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  Link as TanStackLink,
  RouterProvider as TanStackRouter,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, type ComponentProps, type ReactNode } from 'react';
import { createMemoryRouter, Link as ReactRouterLink, RouterProvider as ReactRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { HorizontalMenu } from '../HorizontalMenu/HorizontalMenu.js';
import { Link } from '../Link/Link.js';
import { Menu } from '../Menu/Menu.js';
import { Pagination } from '../Pagination/Pagination.js';
import '../testEnvironment.js';
import { LinkProvider } from './LinkProvider.js';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());
afterEach(cleanup);

/** Every component with a link, by the link's URL. */
const links: Record<string, ReactNode> = {
  '/link': <Link href="/link">To</Link>,
  '/button-link': <ButtonLink href="/button-link">To</ButtonLink>,
  '/crumb': <Breadcrumb items={[{ label: 'To', url: '/crumb' }]} />,
  '/list?page=2': (
    <Pagination page={1} totalPages={2} getHref={(page) => `/list?page=${page}`} labels={{ next: 'To' }} />
  ),
  '/page': <HorizontalMenu items={[{ label: 'To', href: '/page' }]} />,
  '/item': (
    <Menu
      defaultOpen
      trigger={(props) => <Button {...props}>Menu</Button>}
      items={[{ id: 'to', label: 'To', href: '/item' }]}
    />
  ),
};

interface Page {
  element: ReactNode;
  /** Returns the router's current URL. */
  address: () => string;
}

type Follow = Omit<ComponentProps<'a'>, 'href'> & { href: string };

function inReactRouter(children: ReactNode): Page {
  const RouterLink = ({ href, ...props }: Follow) => <ReactRouterLink to={href} {...props} />;
  const page = <LinkProvider linkAs={RouterLink}>{children}</LinkProvider>;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return {
    element: <ReactRouter router={router} />,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

function inTanStackRouter(children: ReactNode): Page {
  const RouterLink = ({ href, ...props }: Follow) => <TanStackLink to={href} {...props} />;
  const page = () => (
    <LinkProvider linkAs={RouterLink}>
      {children}
      <Outlet />
    </LinkProvider>
  );
  const routeTree = createRootRoute({ component: page, notFoundComponent: () => null });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return { element: <TanStackRouter router={router} />, address: () => router.state.location.href };
}

describe.each(Object.entries({ 'React Router': inReactRouter, 'TanStack Router': inTanStackRouter }))(
  'in %s',
  (_name, inRouter) => {
    test.each(Object.entries(links))('a press on a link navigates to %s', async (href, component) => {
      const { element, address } = inRouter(component);
      await act(async () => void render(element));
      await userEvent.click(screen.getByRole(href === '/item' ? 'menuitem' : 'link', { name: 'To' }));
      await vi.waitFor(() => expect(address()).toBe(href));
      expect(warn).not.toHaveBeenCalled();
    });
  },
);

const crumbs = [
  { label: 'Shop', url: '/' },
  { label: 'Bikes', url: '/bikes' },
];

test('a link component that does not take `href` is reported once, with the remedy', () => {
  const router = createMemoryRouter([{ path: '*', element: <Breadcrumb linkAs={ReactRouterLink} items={crumbs} /> }]);
  const { rerender } = render(<ReactRouter router={router} />);
  rerender(<ReactRouter router={router} />);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('linkAs={({ href, ...props }) => <Link to={href}')]]);
  expect(warn.mock.calls[0]?.[0]).toContain('<Link> was given href="/bikes" and rendered href="/"');
});

test('so is one that renders no URL', () => {
  const Lost = ({ children, ref }: Follow) => createElement('a', { ref }, children);
  render(
    <LinkProvider linkAs={Lost}>
      <Link href="/bikes">Bikes</Link>
    </LinkProvider>,
  );
  expect(warn.mock.calls).toEqual([[expect.stringContaining('<Lost> was given href="/bikes"')]]);
});

test('one with another URL on purpose is not', () => {
  const Localized = ({ href, children, ...props }: Follow) => (
    <a href={`/de${href}`} {...props}>
      {children}
    </a>
  );
  render(
    <LinkProvider linkAs={Localized}>
      <Breadcrumb items={crumbs} />
    </LinkProvider>,
  );
  expect(screen.getByText('Bikes').getAttribute('href')).toBe('/de/bikes');
  expect(warn).not.toHaveBeenCalled();
});

test('`linkAs` of a component overrides the provider, and links out of the shop bypass the router', () => {
  const Framework = ({ children, ...props }: Follow) => (
    <a data-by="framework" {...props}>
      {children}
    </a>
  );
  render(
    <LinkProvider linkAs={Framework}>
      <Link href="/a">Inside</Link>
      <Link href="/b" linkAs="a">
        Own
      </Link>
      <Link href="https://example.com" isExternal>
        Outside
      </Link>
    </LinkProvider>,
  );
  const by = ['Inside', 'Own', 'Outside'].map((text) => screen.getByText(text).dataset.by);
  expect(by).toEqual(['framework', undefined, undefined]);
});
