import { defaultFlavour } from '@vitrine/commerce';
import { createCommerce, createMemorySession, sandboxSettings } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { ShopProvider } from '@vitrine/sections';
import { shop } from '@vitrine/northlane/shop';
import type { ReactNode } from 'react';

/** A shop with an empty cart. It answers in the page itself. */
const commerce = createCommerce(sandboxSettings(defaultFlavour, 'https://pictures.northlane.test'), {
  fetch: (url, init) => createSandbox().fetch(new Request(url, init)),
  session: createMemorySession(),
});

interface PictureShopProps {
  /** The channel on which its carts notify each other. */
  channel: string;
  children: ReactNode;
}

/** Provides a shop to pictures of sections. */
export const PictureShop = ({ channel, children }: PictureShopProps) => (
  <ShopProvider commerce={commerce} shop={shop} cartChannel={channel} customerChannel={`${channel}-customer`}>
    {children}
  </ShopProvider>
);
