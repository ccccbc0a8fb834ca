'use client';
import { imageLoader as imageLoaderOf, type Capabilities, type Platform, type PolicyKind } from '@vitrine/commerce';
import type { AnalyticsProvider } from '@vitrine/sections/analytics';
import { createRemoteCommerce } from '@vitrine/commerce/remote';
import {
  createConsentStore,
  createLateAnalytics,
  ShopProvider,
  type Navigate,
  type ShopSettings,
} from '@vitrine/sections';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import { shop } from '@vitrine/northlane/shop';
import { existing, isMissing } from '../policyLinks';
import { repeatEarlyPresses } from '../earlyPresses';
import { PageProgress } from './PageProgress';
import { SiteLink } from './SiteLink';

export interface ProvidersProps {
  platform: Platform;
  capabilities: Capabilities;
  /** BCP 47: 'en-US' */
  locale: string;
  /** The policies that the shop does not have. */
  missing: readonly PolicyKind[];
  /** What counts views after consent. Default: events go to `window.dataLayer` only. */
  analytics?: AnalyticsProvider | undefined;
  /** Whether agents in the browser get tools (WebMCP). Default: false. */
  hasWebMcp?: boolean;
  children: ReactNode;
}

/** Provides the shop in the browser: cart and stock through our own server, links through Next's router. */
export function Providers({
  platform,
  capabilities,
  locale,
  missing,
  analytics: provider,
  hasWebMcp = false,
  children,
}: ProvidersProps) {
  const router = useRouter();
  const [commerce] = useState(() => createRemoteCommerce('/api/shop', { platform, capabilities }));
  const [imageLoader] = useState(() => imageLoaderOf(capabilities));
  const [isLeaving, startTransition] = useTransition();
  const navigate = useCallback<Navigate>(
    (path, options) => startTransition(() => router.push(path, options)),
    [router],
  );
  const [settings] = useState(() => withoutMissing(missing));
  const [consent] = useState(() => createConsentStore());
  const [analytics] = useState(() =>
    createLateAnalytics({
      consent,
      load: () => import('./analytics').then(({ startAnalytics }) => startAnalytics(provider, consent)),
    }),
  );
  useEffect(repeatEarlyPresses, []);
  useEffect(() => {
    if (hasWebMcp && 'modelContext' in navigator) void import('./webMcp').then(({ offerTools }) => offerTools());
  }, [hasWebMcp]);
  // Stays the same element while a page loads, because its content does not depend on the loading.
  const provided = useMemo(
    () => (
      <ShopProvider
        commerce={commerce}
        shop={settings}
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
    [commerce, settings, analytics, consent, navigate, imageLoader, locale, children],
  );
  return (
    <>
      {provided}
      {isLeaving && <PageProgress />}
    </>
  );
}

/** Returns the settings without links to policies that the shop does not have. */
const withoutMissing = (missing: readonly PolicyKind[]): ShopSettings => {
  if (missing.length === 0) return shop;
  const { privacy, ...paths } = shop.paths ?? {};
  return {
    ...shop,
    paths: privacy === undefined || isMissing(privacy, missing) ? paths : { ...paths, privacy },
    deliveryLinks: existing(shop.deliveryLinks ?? [], missing),
  };
};
