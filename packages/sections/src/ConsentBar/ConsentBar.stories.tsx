import type { StoryShop } from '@vitrine/story-kit/platform';
import { shop as northlane } from '@vitrine/northlane/shop';
import preview from '@vitrine/story-kit/preview';
import { useState, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createConsentStore } from '../state/analytics/consent.js';
import { Footer } from '../Footer/Footer.js';
import { Header } from '../Header/Header.js';
import { ShopProvider, useShop } from '../shop/ShopProvider.js';
import { ConsentBar } from './ConsentBar.js';

/** A shop that asks, in a browser without a stored choice. */
function Asking({ children }: { children: ReactNode }) {
  const { commerce, analytics, linkAs } = useShop();
  const [consent] = useState(() => {
    const items = new Map<string, string>();
    return createConsentStore({
      storage: { getItem: (key) => items.get(key) ?? null, setItem: (key, text) => void items.set(key, text) },
    });
  });
  return (
    <ShopProvider
      commerce={commerce}
      shop={northlane}
      analytics={analytics}
      consent={consent}
      linkAs={linkAs}
      cartChannel="consent"
    >
      {children}
    </ShopProvider>
  );
}

const meta = preview.meta({
  title: 'Sections/Shop/ConsentBar',
  component: ConsentBar,
  parameters: { sandbox: {}, layout: 'fullscreen' },
  render: () => (
    <Asking>
      <Header />
      <main id="content" tabIndex={-1} style={{ minBlockSize: '40vh' }} />
      <Footer shop={northlane} />
      <ConsentBar />
    </Asking>
  ),
});

type Canvas = ReturnType<typeof within>;

const bar = (canvas: Canvas) => canvas.findByRole('region', { name: 'Your privacy' });

/** The bar has just appeared and ignores presses for a moment. */
async function answer(canvas: Canvas, name: string) {
  const button = within(await bar(canvas)).getByRole('button', { name });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  return button;
}

const tracked = (loaded: object) => (loaded as { shop: StoryShop }).shop.analytics.track;

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [decline, allow] = within(await bar(canvas)).getAllByRole('button');
    await expect(decline!.getBoundingClientRect().width).toBeCloseTo(allow!.getBoundingClientRect().width, 0);
    await expect(getComputedStyle(decline!).backgroundColor).toBe(getComputedStyle(allow!).backgroundColor);
  },
});

export const AllowedThenTakenBack = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const logo = await canvas.findByRole('link', { name: 'Northlane, home' });
    await userEvent.click(logo);
    await expect(tracked(loaded)).not.toHaveBeenCalled();
    await userEvent.click(await answer(canvas, 'Allow'));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Your privacy' })).toBeNull());
    await userEvent.click(logo);
    await expect(tracked(loaded)).toHaveBeenCalledTimes(1);

    const change = canvas.getByRole('button', { name: 'Privacy choices' });
    await userEvent.click(change);
    await expect(await bar(canvas)).toHaveFocus();
    await userEvent.click(await answer(canvas, 'Decline'));
    await waitFor(() => expect(change).toHaveFocus());
    await userEvent.click(logo);
    await expect(tracked(loaded)).toHaveBeenCalledTimes(1);
  },
});
