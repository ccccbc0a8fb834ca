import '@vitrine/components/styles.css';
import '@vitrine/sections/styles.css';
import { imageLoader, type Capabilities, type Platform } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import { CartDrawer, Footer, Header, ShopProvider, type AnalyticsEvent, type ShopSettings } from '@vitrine/sections';
import { useState, type ElementType, type ReactNode } from 'react';

const shop: ShopSettings = { name: 'Harbour & Mill', paths: { product: '/p/{slug}' } };

interface ShopPageProps {
  /** The server's `commerce.platform` and `commerce.capabilities`. */
  platform: Platform;
  capabilities: Capabilities;
  linkAs: ElementType;
  navigate: (path: string) => void;
  track: (event: AnalyticsEvent) => void;
  children: ReactNode;
}

export function ShopPage({ platform, capabilities, linkAs, navigate, track, children }: ShopPageProps) {
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  const [loader] = useState(() => imageLoader(capabilities));
  const [analytics] = useState(() => ({ track }));
  return (
    <ShopProvider
      commerce={commerce}
      shop={shop}
      linkAs={linkAs}
      navigate={navigate}
      imageLoader={loader}
      analytics={analytics}
      locale="en-GB"
    >
      <Header />
      <main id="content">{children}</main>
      <Footer shop={shop} />
      <CartDrawer />
    </ShopProvider>
  );
}
