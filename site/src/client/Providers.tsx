'use client';
import { imageLoader as imageLoaderOf, type Capabilities, type Platform } from '@vitrine/commerce';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import { createConsentStore, createDataLayerAnalytics, ShopProvider, type Navigate } from '@vitrine/sections';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { shop } from '@vitrine/northlane/shop';
import { repeatEarlyPresses } from '../earlyPresses';
import { PageProgress } from './PageProgress';
import { SiteLink } from './SiteLink';

export interface ProvidersProps {
  platform: Platform;
  capabilities: Capabilities;
  /** BCP 47: 'en-US' */
  locale: string;
  children: ReactNode;
}

/** Provides the shop in the browser: cart and stock through our own server, links through Next's router. */
export function Providers({ platform, capabilities, locale, children }: ProvidersProps) {
  const router = useRouter();
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  const [imageLoader] = useState(() => imageLoaderOf(capabilities));
  const [isLeaving, startTransition] = useTransition();
  const navigate = useCallback<Navigate>(
    (path, options) => startTransition(() => router.push(path, options)),
    [router],
  );
  const [consent] = useState(() => createConsentStore());
  const [analytics] = useState(() => createDataLayerAnalytics());
  useEffect(repeatEarlyPresses, []);
  // Stays the same element while a page loads, because its content does not depend on the loading.
  const provided = useMemo(
    () => (
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
    ),
    [commerce, analytics, consent, navigate, imageLoader, locale, children],
  );
  return (
    <>
      {provided}
      {isLeaving && <PageProgress />}
    </>
  );
}
