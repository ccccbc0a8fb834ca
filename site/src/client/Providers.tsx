'use client';
import { imageLoader as imageLoaderOf, type Capabilities, type Platform } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import { createConsentStore, createDataLayerAnalytics, ShopProvider, type Navigate } from '@vitrine/sections';
import { useRouter } from 'next/navigation';
import { useCallback, useState, type ReactNode } from 'react';
import { shop } from '../shop';
import { SiteLink } from './SiteLink';

export interface ProvidersProps {
  platform: Platform;
  capabilities: Capabilities;
  /** BCP 47: 'en-US' */
  locale: string;
  children: ReactNode;
}

/** The shop as the browser reaches it: cart and stock through our own server, links through Next's router. */
export function Providers({ platform, capabilities, locale, children }: ProvidersProps) {
  const router = useRouter();
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  const [imageLoader] = useState(() => imageLoaderOf(capabilities));
  const navigate = useCallback<Navigate>((path, options) => router.push(path, options), [router]);
  const [consent] = useState(() => createConsentStore());
  const [analytics] = useState(() => createDataLayerAnalytics());
  return (
    <ShopProvider
      commerce={commerce}
      shop={shop}
      analytics={analytics}
      consent={consent}
      linkAs={SiteLink}
      navigate={navigate}
      imageLoader={imageLoader}
      locale={locale}
    >
      {children}
    </ShopProvider>
  );
}
