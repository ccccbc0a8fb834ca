'use client';
import type { Capabilities, Platform } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import { CartDrawer, ShopProvider, type ShopSettings } from '@vitrine/sections';
import { useState, type ReactNode } from 'react';

const shop: ShopSettings = { name: 'Harbour & Mill', sellingPoints: { default: ['Sent within a day'] } };

interface ProvidersProps {
  /** The server's `commerce.platform` and `commerce.capabilities`. */
  platform: Platform;
  capabilities: Capabilities;
  children: ReactNode;
}

/** In the layout. Add `linkAs` and `navigate` of your framework, for links without a full page load. */
export function Providers({ platform, capabilities, children }: ProvidersProps) {
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  return (
    <ShopProvider commerce={commerce} shop={shop} locale="en-GB">
      {children}
      <CartDrawer />
    </ShopProvider>
  );
}
