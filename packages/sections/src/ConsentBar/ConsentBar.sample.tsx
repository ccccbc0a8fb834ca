'use client';
import type { Capabilities, Platform } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import {
  ConsentBar,
  createConsentStore,
  createDataLayerAnalytics,
  ShopProvider,
  type ShopSettings,
} from '@vitrine/sections';
import { useState, type ReactNode } from 'react';

const shop: ShopSettings = { name: 'Harbour & Mill' };

interface ProvidersProps {
  /** The server's `commerce.platform` and `commerce.capabilities`. */
  platform: Platform;
  capabilities: Capabilities;
  children: ReactNode;
}

/** In the layout. Events wait for the shopper's consent. */
export function Providers({ platform, capabilities, children }: ProvidersProps) {
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  const [consent] = useState(() => createConsentStore());
  const [analytics] = useState(() => createDataLayerAnalytics());
  return (
    <ShopProvider commerce={commerce} shop={shop} analytics={analytics} consent={consent}>
      {children}
      <ConsentBar />
    </ShopProvider>
  );
}
