// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop } from '@vitrine/northlane/shop';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import { SizeGuide } from './SizeGuide.js';

afterEach(cleanup);

const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  { fetch: (url, init) => createSandbox().fetch(new Request(url, init)), session: createMemorySession() },
);

/** Opens a guide with a table whose only row has these heights. */
async function open(heights: string) {
  const html = `<table><tr><th>Size</th><th>A, mm</th><th>Height, cm</th></tr><tr><th>M</th><td>1150</td><td>${heights}</td></tr></table>`;
  render(
    <ShopProvider commerce={commerce} shop={shop} cartChannel="sizes">
      <SizeGuide html={html} options={[]} choices={{}} onChoose={() => {}} />
    </ShopProvider>,
  );
  await userEvent.click(screen.getByText('Size guide'));
}

it('asks for a height if its table has heights, in any column', async () => {
  await open('168–178');
  expect(await screen.findByRole('group', { name: 'Which size fits me?' })).toBeDefined();
});

it('asks for nothing if it could not answer, and keeps no room for it', async () => {
  await open('ask us');
  const content = screen.getByRole('table').parentElement!;
  await vi.waitFor(() => expect(content.previousElementSibling).toBeNull());
  expect(screen.queryByRole('group', { name: 'Which size fits me?' })).toBeNull();
});
