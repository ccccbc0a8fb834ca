// @vitest-environment jsdom
import '@vitrine/components/testing';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { messages as ofComponents } from '@vitrine/components/messages/de';
import { Button, messages as componentTexts, MessagesProvider, useMessages } from '@vitrine/components';
import { createSandbox } from '@vitrine/sandbox';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CartButton } from '../CartButton/CartButton.js';
import { messages as texts } from '../messages.js';
import { messages } from '../messages/de.js';
import { ShopProvider } from './ShopProvider.js';

const sandbox = createSandbox();
const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  { fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })), session: createMemorySession() },
);
const shop = { name: 'Hafen' };
const count = Object.keys({ ...componentTexts, ...texts }).length;

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const CloseText = () => useMessages().close;

const inShop = (props: Omit<ComponentProps<typeof ShopProvider>, 'commerce' | 'shop' | 'children'>) => (
  <ShopProvider commerce={commerce} shop={shop} {...props}>
    <CartButton />
    <Button isLoading>Weiter</Button>
    <CloseText />
  </ShopProvider>
);

test('one object has the texts of sections and of components', async () => {
  render(inShop({ locale: 'de-DE', messages }));
  expect(await screen.findByRole('button', { name: 'Der Warenkorb ist leer.' })).toBeTruthy();
  expect(screen.getByText('Wird geladen')).toBeTruthy();
  expect(screen.getByText(/Schließen/)).toBeTruthy();
  expect(error).not.toHaveBeenCalled();
});

test('texts apply without a language as well', () => {
  render(inShop({ messages: { close: 'Zumachen' } }));
  expect(screen.getByText(/Zumachen/)).toBeTruthy();
  expect(error).not.toHaveBeenCalled();
});

test('a missing text is named once, of both packages', () => {
  const { checkout: _checkout, close: _close, ...rest } = messages;
  render(inShop({ locale: 'de-DE', messages: rest }));
  render(inShop({ locale: 'de-DE', messages: rest }));
  expect(error.mock.calls).toEqual([
    [
      expect.stringContaining(
        `ShopProvider: on a page in "de-DE", 2 of ${count} texts stay English: close, checkout. Add them`,
      ),
    ],
  ]);
});

test('a text that is undefined stays English', () => {
  // A caller without exactOptionalPropertyTypes may pass it.
  render(inShop({ locale: 'de-DE', messages: { ...messages, close: undefined, emptyCart: undefined } as never }));
  expect(screen.getByText(/Close/)).toBeTruthy();
  expect(error.mock.calls).toEqual([[expect.stringContaining(': close, emptyCart. Add them')]]);
});

test('of many missing texts, their number and the first five are named', () => {
  render(inShop({ locale: 'nl-NL', messages: { checkout: 'Afrekenen' } }));
  expect(error.mock.calls).toEqual([
    [
      expect.stringMatching(
        new RegExp(`"nl-NL", ${count - 1} of ${count} texts stay English: (\\w+, ){5}…\\. Add them`),
      ),
    ],
  ]);
});

test('the texts of components may come from a provider further out', () => {
  const { undo: _undo, ...rest } = messages;
  const ofSections = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in ofComponents)));
  render(
    <MessagesProvider messages={ofComponents}>
      {inShop({ locale: 'de-AT', messages: { ...ofSections, soldOut: 'Aus', skipToContent: 'Inhalt' } })}
    </MessagesProvider>,
  );
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^ShopProvider: on a page in "de-AT", \d of \d+ texts stay English: (?!.*close)(?=.*undo)/)],
  ]);
});

test.each([
  ['in English', { locale: 'en-GB', messages: { checkout: 'Till' } }],
  ['without texts', { locale: 'pl' }],
])('nothing is reported %s', (_name, props) => {
  render(inShop(props));
  expect(error).not.toHaveBeenCalled();
});

test('nothing is reported in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  render(inShop({ locale: 'fr', messages: { checkout: 'Commander' } }));
  expect(error).not.toHaveBeenCalled();
});
