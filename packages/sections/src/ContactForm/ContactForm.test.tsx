// @vitest-environment jsdom
import '@vitrine/components/testing';
import { createCommerce, createDataCache, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { ContactForm } from './ContactForm.js';

beforeEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const createShop = () => {
  const sandbox = createSandbox();
  const settings = sandboxSettings('shopify_graphql', 'http://sandbox.test');
  const commerce = createCommerce(settings, {
    fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
    session: createMemorySession(),
    cache: createDataCache(),
  });
  const page = (
    <ShopProvider commerce={commerce} shop={shop} cartChannel={crypto.randomUUID()}>
      <ContactForm />
    </ShopProvider>
  );
  return { sandbox, page };
};

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const texts = () => ['name', 'email', 'text'].map((name) => field(name).value);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const written = ['', 'kim@example.com', 'Do you mend pans?'];

const write = () => {
  type('email', written[1]!);
  type('text', written[2]!);
};

it('keeps its text when the page is left and opened again, until it is sent', async () => {
  const { page } = createShop();
  const first = render(page);
  write();
  first.unmount();
  const second = render(page);
  expect(texts()).toEqual(written);
  fireEvent.click(screen.getByText('Send', { selector: 'button, button *' }));
  await screen.findByText('Thank you!');
  second.unmount();
  render(page);
  expect(texts()).toEqual(['', '', '']);
});

it('shows its text in a page of the server, beside newer text and with the focus where it was', async () => {
  const { page } = createShop();
  const first = render(page);
  write();
  first.unmount();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  // Before the scripts came.
  field('name').value = 'Kim';
  field('text').focus();
  const hydrated = await act(async () => hydrateRoot(root, page));
  expect(texts()).toEqual(['Kim', ...written.slice(1)]);
  expect(document.activeElement).toBe(field('text'));
  act(() => hydrated.unmount());
});
