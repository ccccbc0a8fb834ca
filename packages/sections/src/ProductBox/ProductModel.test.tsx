// @vitest-environment jsdom
import type { ModelItem } from '@vitrine/commerce';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoadModelViewer, ModelViewerProps } from '../shop/modelViewer.js';
import { ShopProvider } from '../shop/ShopProvider.js';
import { ProductPicture } from './ProductPicture.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  { fetch: (url, init) => createSandbox().fetch(new Request(url, init)), session: createMemorySession() },
);
const model: ModelItem = {
  id: '1',
  kind: 'model',
  src: 'https://shop.test/pump.glb',
  details: { src: 'https://shop.test/poster.png', alt: 'The pump from all sides' },
};
const product = { ...(await commerce.catalog.product('floor-pump'))!, media: [model] };

const show = (loadModelViewer?: LoadModelViewer) =>
  render(
    <ShopProvider
      commerce={commerce}
      shop={{ name: 'Shop' }}
      cartChannel={crypto.randomUUID()}
      {...(loadModelViewer && { loadModelViewer })}
    >
      <ProductPicture product={product} position={0} />
    </ShopProvider>,
  );

const poster = () => screen.findByRole('button', { name: 'View in 3D: The pump from all sides' });

/** The sentence in sight. The same is announced. */
const failure = () => screen.queryByText('The 3D view does not open.', { selector: 'strong' });

it('shows the poster as a picture if the shop has no viewer', () => {
  show();
  expect(screen.getByRole('img', { name: 'The pump from all sides' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives the viewer the model, and ways to end', async () => {
  const Viewer = ({ item, name, close, onFailure }: ModelViewerProps) => (
    <>
      <p>{`${name}: ${item.src}`}</p>
      <button onClick={close}>Done</button>
      <button onClick={onFailure}>Fail</button>
    </>
  );
  show(() => Promise.resolve(Viewer));
  fireEvent.click(await poster());
  expect(await screen.findByText('The pump from all sides: https://shop.test/pump.glb')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(document.activeElement).toBe(await poster());
  expect(failure()).toBeNull();

  fireEvent.click(await poster());
  fireEvent.click(await screen.findByRole('button', { name: 'Fail' }));
  expect(document.activeElement).toBe(await poster());
  expect(failure()).not.toBeNull();
});

it('shows the poster again if the viewer throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('No WebGL');
  };
  show(() => Promise.resolve(Broken));
  fireEvent.click(await poster());
  await waitFor(() => expect(failure()).not.toBeNull());
  expect(document.activeElement).toBe(await poster());
});
