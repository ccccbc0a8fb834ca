// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { searchSuggestions } from './loadSuggestions.js';
import { SearchInput } from './SearchInput.js';

const sandbox = createSandbox();
const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  {
    fetch: (url, init) => sandbox.fetch(new Request(url, { ...init, signal: null })),
    session: createMemorySession(),
  },
);
const page = (
  <ShopProvider commerce={commerce} shop={shop} cartChannel="search">
    <SearchInput isLikely={false} />
  </ShopProvider>
);

/** From a server, which never loads the suggestions. */
const html = renderToString(page);

/** The page as a shopper meets it: the server's HTML, which React takes over. */
function open() {
  document.body.innerHTML = `<div>${html}</div>`;
  const complaints = vi.fn();
  const root = hydrateRoot(document.body.firstElementChild!, page, { onRecoverableError: complaints });
  return { complaints, close: () => root.unmount() };
}

const field = () => document.querySelector<HTMLInputElement>('[role=search] input')!;
const hasSuggestions = () => field().getAttribute('role') === 'combobox';
/** React works in tasks of their own. */
const laterTask = () => new Promise((resolve) => void setTimeout(resolve));

it('does not replace the field that gets the focus right after the suggestions have loaded', async () => {
  const { close } = open();
  // Until React has taken over, the page does not load them.
  const load = vi.spyOn(searchSuggestions, 'load');
  await vi.waitFor(() => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(load).toHaveBeenCalled();
  });
  await searchSuggestions.load();
  const focused = field();
  focused.focus();
  await laterTask();
  expect(document.activeElement).toBe(focused);
  close();
});

it('hydrates the plain field of the server, although another search has loaded the suggestions', async () => {
  await searchSuggestions.load();
  const { complaints, close } = open();
  await vi.waitFor(() => expect(hasSuggestions()).toBe(true));
  expect(complaints).not.toHaveBeenCalled();
  close();
});
