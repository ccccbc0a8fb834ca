// @vitest-environment jsdom
/// <reference types="vite/client" />
import '@vitrine/components/testing';
import type { Capabilities, Commerce, Platform } from '@vitrine/commerce';
import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { createSandbox, samplePassword } from '@vitrine/sandbox';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages, ShopProvider } from './index.js';

/** What the layout, or the server's page, has: see the README. Others need no props. */
type Given = { commerce: Commerce; platform: Platform; capabilities: Capabilities; children: ReactNode };
type Exported = ComponentType<Given> | ((given: Given) => Promise<ReactElement>);

const files = Object.entries(import.meta.glob<Record<string, Exported | object>>('./*/*.sample.tsx'));

const sandbox = createSandbox();
const send = (input: RequestInfo | URL, init?: RequestInit) =>
  sandbox.fetch(new Request(input, { ...init, signal: null }));
// Samples of the server take it when they are loaded.
vi.stubGlobal('fetch', send);

const commerce = createCommerce(detectPlatform({}), { fetch: send, session: createMemorySession() });
await commerce.customer.login({ email: 'robin@example.com', password: samplePassword });
const pump = await commerce.catalog.product('floor-pump');
await commerce.cart.addItems([{ variantId: pump?.variants[0]?.id ?? '', quantity: 1 }]);
const { platform, capabilities } = commerce;
const given: Given = { commerce, platform, capabilities, children: 'Page' };

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Names that are components or pages of the server. A sample may export other things, such as its settings. */
const isDrawn = (entry: [string, Exported | object]): entry is [string, Exported] => typeof entry[1] === 'function';

/** Titles in place of a page whose data are missing, which only these samples show. */
const failures = { NotFound: messages.pageNotFound, ErrorMessage: messages.errorTitle };

test.each(files)('%s renders as pasted, inside a ShopProvider', async (file, load) => {
  const error = vi.spyOn(console, 'error');
  const drawn = Object.entries(await load()).filter(isDrawn);
  expect(drawn.length).toBeGreaterThan(0);
  for (const [, Sample] of drawn) {
    const isOfServer = Sample.constructor.name === 'AsyncFunction';
    const element = isOfServer
      ? await (Sample as (given: Given) => Promise<ReactElement>)(given)
      : createElement(Sample as ComponentType<Given>, given);
    const { container, unmount } = render(
      <ShopProvider commerce={commerce} shop={{ name: 'Harbour & Mill' }} cartChannel={file} customerChannel={file}>
        {element}
      </ShopProvider>,
    );
    await waitFor(() => {
      expect(container.textContent).not.toBe('');
      expect(container.querySelector('[role="progressbar"]')).toBeNull();
    });
    const failed = Object.entries(failures).filter(([, title]) => container.textContent.includes(title));
    expect(failed.filter(([name]) => !file.includes(name))).toEqual([]);
    unmount();
  }
  expect(error.mock.calls).toEqual([]);
});
