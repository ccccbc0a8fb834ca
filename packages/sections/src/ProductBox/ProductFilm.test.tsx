// @vitest-environment jsdom
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShopProvider } from '../shop/ShopProvider.js';
import type { Film } from './film.js';
import { ProductFilm } from './ProductFilm.js';

afterEach(cleanup);

const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  { fetch: (url, init) => createSandbox().fetch(new Request(url, init)), session: createMemorySession() },
);
const product = (await commerce.catalog.product('floor-pump'))!;

const film = (host: 'youtube' | 'vimeo', videoId: string): Film => ({
  id: '1',
  kind: 'externalVideo',
  host,
  videoId,
  details: { src: 'https://shop.test/poster.png', alt: 'The pump in the workshop' },
});

it.each([
  ['youtube', 'a_B-3', 'https://www.youtube-nocookie.com/embed/a_B-3?autoplay=1'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
] as const)('a press loads the player of %s, which ends with its slide', async (host, videoId, src) => {
  const page = (isCurrent: boolean) => (
    <ShopProvider commerce={commerce} shop={{ name: 'Shop' }} cartChannel={crypto.randomUUID()}>
      <ProductFilm product={product} film={film(host, videoId)} isCurrent={isCurrent} sizes="100vw" />
    </ShopProvider>
  );
  const { rerender } = render(page(true));
  const poster = () => screen.getByRole('link', { name: 'Play video: The pump in the workshop' });
  // A link that opens elsewhere loads nothing here.
  fireEvent.click(poster(), { ctrlKey: true });
  fireEvent.click(poster());
  const player = await screen.findByTitle('The pump in the workshop');
  expect(player.getAttribute('src')).toBe(src);
  expect(document.activeElement).toBe(player);
  rerender(page(false));
  expect(poster()).toBeDefined();
  expect(screen.queryByTitle('The pump in the workshop')).toBeNull();
});
