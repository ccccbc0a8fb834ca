import type { Analytics } from '../state/analytics/analytics.js';
import type { ConsentStore } from '../state/analytics/consent.js';
import type { ShopPaths } from '../shop/defaultPaths.js';
import { createGoogleAnalytics } from './google.js';
import { createPlausibleAnalytics, plausibleOrigin } from './plausible.js';
import { createShopifyAnalytics } from './shopify.js';

/** The provider that counts a shop's views, and the shop's account there. */
export type AnalyticsProvider =
  | { provider: 'google'; id: string }
  /** `host`: see `PlausibleOptions`. */
  | { provider: 'plausible'; domain: string; host?: string }
  | { provider: 'shopify'; shopId: number; currency: string };

/**
 * Returns the provider of a setting: 'google:G-ABC123', 'plausible:shop.example', 'plausible:shop.example:stats.shop.example' for a Plausible of
 * your own, or 'shopify:12345678:USD'. Undefined for any other text.
 */
export function readAnalyticsProvider(text: string): AnalyticsProvider | undefined {
  const [provider, account = '', detail, ...rest] = text.split(':');
  if (rest.length > 0) return undefined;
  if (provider === 'google' && detail === undefined && /^G-[A-Z0-9]{4,20}$/.test(account))
    return { provider, id: account };
  if (provider === 'plausible' && /^[a-z0-9.-]+(?:\/[\w./-]*)?$/i.test(account) && isHost(detail ?? 'plausible.io'))
    return { provider, domain: account, ...(detail !== undefined && { host: detail }) };
  if (provider === 'shopify' && /^\d{1,15}$/.test(account) && /^[A-Z]{3}$/.test(detail ?? ''))
    return { provider, shopId: Number(account), currency: detail as string };
  return undefined;
}

/** Whether a text is the name of a host alone. It goes into the content security policy, so it has no space and no semicolon. */
const isHost = (text: string): boolean => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text);

/** The origins that a page's content security policy must allow for a provider, by directive. */
export interface AnalyticsOrigins {
  scripts: readonly string[];
  connections: readonly string[];
  pictures: readonly string[];
}

const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

export function analyticsOrigins(chosen: AnalyticsProvider): AnalyticsOrigins {
  switch (chosen.provider) {
    case 'google':
      return {
        scripts: ['https://www.googletagmanager.com'],
        connections: [...google, 'https://*.analytics.google.com'],
        pictures: google,
      };
    case 'plausible':
      return { scripts: [], connections: [plausibleOrigin(chosen)], pictures: [] };
    case 'shopify':
      return { scripts: [], connections: ['https://monorail-edge.shopifysvc.com'], pictures: [] };
  }
}

export interface AnalyticsAdapterOptions {
  /** The consent that `ShopProvider` has. A withdrawal stops the provider's own script and removes its cookies. */
  consent: ConsentStore;
  /** The shop's paths that differ from the defaults. */
  paths?: Partial<ShopPaths> | undefined;
}

/** Creates the adapter of a provider. It may load the provider's script at once: create it after consent, as `createLateAnalytics` does. */
export function createAnalytics(chosen: AnalyticsProvider, { consent, paths }: AnalyticsAdapterOptions): Analytics {
  switch (chosen.provider) {
    case 'google':
      return createGoogleAnalytics({ ...chosen, consent });
    case 'plausible':
      return createPlausibleAnalytics(chosen);
    case 'shopify':
      return createShopifyAnalytics({ ...chosen, consent, paths });
  }
}
